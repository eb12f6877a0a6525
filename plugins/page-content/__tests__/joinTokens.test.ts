import type {ElementContent} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {expect, it} from 'vitest';
import {joinTokens} from '../highlightCode';

const token = (value: string, className?: string): ElementContent => ({
  type: 'element',
  tagName: 'span',
  properties: className ? {class: className} : {},
  children: [{type: 'text', value}],
});

it('neighbours of one colour are one element, and text without a colour is only text', () => {
  const tokens = [
    token('py'),
    token(' create'),
    token('-', 'tok-keyword'),
    token(' a', 'tok-string'),
    token(' b', 'tok-string'),
    token('!'),
  ];
  expect(toHtml(joinTokens(tokens))).toBe(
    'py create<span class="tok-keyword">-</span><span class="tok-string"> a b</span>!',
  );
});
