import {expect, test} from 'vitest';
import {alignText} from '../alignText';

/** What stands in the source at the place of each character. */
function shown(value: string, source: string): string[] {
  return alignText(value, source, 0, source.length)
    .slice(0, -1)
    .map((offset) => source[offset] ?? '');
}

test('plain text stands where it reads', () => {
  expect(alignText('中a', '中a', 0, 2)).toEqual([0, 1, 2]);
});

test('an escaped character is found after its backslash', () => {
  expect(shown('{a}', '\\{a\\}')).toEqual(['{', 'a', '}']);
  expect(shown('\\a', '\\\\a')).toEqual(['\\', 'a']);
});

test('a character reference is found at its ampersand, and the text after it in step', () => {
  expect(shown('<a>&b', '&lt;a&gt;&amp;b')).toEqual(['&', 'a', '&', '&', 'b']);
  expect(shown('&x中', '&x中')).toEqual(['&', 'x', '中']);
});

test('indentation and quotation marks of continued lines are stepped over', () => {
  expect(shown('一\n二', '一\n  > 二')).toEqual(['一', '\n', '二']);
  expect(shown('一\n二', '一\r\n二')).toEqual(['一', '\n', '二']);
});
