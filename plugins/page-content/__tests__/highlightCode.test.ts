import {afterEach, expect, it, vi} from 'vitest';
import {highlightLines} from '../highlightCode';

const code = 'const greeting = `Hello, ${await readName()}`; // 问候\nexport default greeting;';

afterEach(() => vi.restoreAllMocks());

it('a machine that is too busy for a line colours it all the same', async () => {
  const lines = await highlightLines(code, 'ts');
  let now = 0;
  vi.spyOn(Date, 'now').mockImplementation(() => (now += 1_000));
  expect(await highlightLines(code, 'ts')).toEqual(lines);
});
