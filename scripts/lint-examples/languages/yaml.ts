import {LineCounter, parseAllDocuments} from 'yaml';
import type {Problem} from '../types';

/** Every document of the block; duplicate keys and tabs count as faults. */
export function checkYaml(codes: string[]): Problem[][] {
  return codes.map((code) => {
    const lineCounter = new LineCounter();
    const documents = parseAllDocuments(code, {lineCounter, prettyErrors: false});
    if (!Array.isArray(documents)) {
      return [];
    }
    return documents.flatMap((document) =>
      document.errors.map((error) => {
        const {line, col} = lineCounter.linePos(error.pos[0]);
        return {line: line - 1, column: col - 1, message: error.message};
      }),
    );
  });
}
