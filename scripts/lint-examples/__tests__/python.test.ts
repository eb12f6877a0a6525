import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {collectBlocks} from '../collectBlocks';
import {checkPython, checkWithInterpreter, checkWithLezer} from '../languages/python';

function pythonOf(fixture: string): string[] {
  const source = readFileSync(new URL(`fixtures/${fixture}.mdx`, import.meta.url), 'utf8');
  return collectBlocks(fixture, source)
    .filter(({language}) => language === 'python')
    .map(({code}) => code);
}

const faulty = pythonOf('python');
const clean = pythonOf('clean');
const hasPython = checkWithInterpreter([]) !== null;

describe.runIf(hasPython)("Python's own parser", () => {
  test('answers for each block in order, in one process', () => {
    const problems = checkWithInterpreter([clean[0] ?? '', faulty[0] ?? '', clean[0] ?? '']);

    expect(problems?.map((found) => found.length)).toEqual([0, 1, 0]);
    expect(problems?.[1]?.[0]).toMatchObject({line: 0, column: 6, message: 'invalid syntax'});
  });
});

describe('the grammar used without Python', () => {
  test('finds the faulty blocks, and only those', () => {
    expect(checkWithLezer([...faulty, ...clean]).map((found) => found.length)).toEqual([
      1, 1, 1, 1, 0,
    ]);
  });

  test('reads what its own rules lack', () => {
    expect(checkWithLezer(['with f() as (a, b):\n    pass'])).toEqual([[]]);
  });

  test('names the first place it cannot read', () => {
    expect(checkWithLezer(['x = 1\ny = = 2'])[0]?.[0]).toMatchObject({line: 1, column: 4});
  });

  test('takes over when there is no interpreter', () => {
    expect(checkWithInterpreter(clean, 'no-such-python')).toBeNull();
    expect(checkPython(['x = ='], 'no-such-python')[0]).toHaveLength(1);
  });
});
