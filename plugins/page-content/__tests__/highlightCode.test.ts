import {toString} from 'hast-util-to-string';
import {afterEach, expect, it, vi} from 'vitest';
import {highlightLines} from '../highlightCode';

afterEach(() => vi.restoreAllMocks());

/** Each piece with a colour, and its colour. */
const colours = async (code: string, language: string): Promise<string[][]> =>
  (await highlightLines(code, language)).map((line) =>
    line.children.map((part) =>
      part.type === 'element' ? `${String(part.properties.class)}:${toString(part)}` : '',
    ),
  );

it('a machine that is too busy for a line colours it all the same', async () => {
  let now = 0;
  vi.spyOn(Date, 'now').mockImplementation(() => (now += 1_000));
  const code = 'const greeting = `Hello, ${await readName()}`; // 问候\nexport default greeting;';
  const [first, second] = await colours(code, 'ts');
  expect(first!.at(-1)).toBe('tok-comment:// 问候');
  expect(second).toContain('tok-keyword:export default');
});

it('a line that was seen before is read as what it is in its place', async () => {
  const [code, text] = ['tok-keyword:import', 'tok-string:import os'];
  const places = await colours('import os\n"""\nimport os\n"""\nimport os', 'python');
  expect([0, 2, 4].map((line) => places[line]![0])).toEqual([code, text, code]);
  const other = await colours('"""\nimport os\n"""\nimport os\n(\nimport os', 'python');
  expect([1, 3].map((line) => other[line]![0])).toEqual([text, code]);
});
