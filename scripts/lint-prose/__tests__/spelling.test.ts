import {expect, test} from 'vitest';
import {lintPage} from '../lintPage';
import {createSpelling} from '../rules/spelling';

test('an unknown word is reported at each place with the nearest known ones, each once', () => {
  const rule = createSpelling(new Map([['Recieve', ['receive', 'Receive', 'relieve']]]));

  const {faults} = lintPage('page.mdx', '打开 Recieve 页，再看 Recieve。\n', [rule]);

  expect(faults.map(({line, column}) => `${line}:${column}`)).toEqual(['1:4', '1:17']);
  expect(faults[0]?.message).toContain('是否为 Receive、relieve？');
});

test('a word without near ones is reported without a guess', () => {
  const rule = createSpelling(new Map([['Qzxwv', []]]));

  const [fault] = lintPage('page.mdx', '打开 Qzxwv 页。\n', [rule]).faults;

  expect(fault?.message).toMatch(/^不认识「Qzxwv」。名称无误就加进/);
});
