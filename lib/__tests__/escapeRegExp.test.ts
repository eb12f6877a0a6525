import {expect, it} from 'vitest';
import {escapeRegExp} from '../escapeRegExp';

it.each(['/docs/', 'a.b*c+d?', '^$', '{(|)}', '[x]\\', '中文 text'])(
  '%s is matched as it stands',
  (text) => {
    expect(new RegExp(`^${escapeRegExp(text)}$`, 'u').test(text)).toBe(true);
  },
);

it('a dot is no other letter', () => {
  expect(new RegExp(escapeRegExp('a.b')).test('axb')).toBe(false);
});
