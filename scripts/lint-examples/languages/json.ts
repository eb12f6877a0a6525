import {locateJsonFault} from '../locateJsonFault';
import {positionAt} from '../textPosition';
import type {Problem} from '../types';

export function checkJson(codes: string[]): Problem[][] {
  return codes.map(checkOne);
}

/** JSON Lines: one value on each line. */
export function checkJsonLines(codes: string[]): Problem[][] {
  return codes.map((code) =>
    code
      .split('\n')
      .flatMap((line, index) =>
        line.trim() === '' ? [] : checkOne(line).map((problem) => ({...problem, line: index})),
      ),
  );
}

function checkOne(code: string): Problem[] {
  try {
    JSON.parse(code);
    return [];
  } catch (error) {
    // The engine's message names a position only for some faults, hence the scanner.
    const fault = locateJsonFault(code);
    const message = fault?.message ?? (error instanceof Error ? error.message : String(error));
    return [{...positionAt(code, fault?.offset ?? code.length), message}];
  }
}
