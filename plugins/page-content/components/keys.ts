import type {ElementContent} from 'hast';
import {element, text} from '../hast';
import type {ComponentUse} from '../componentUse';

export function renderKeys({attributes, fail}: ComponentUse): ElementContent[] {
  const keys = (attributes.combo ?? '').split('+').filter(Boolean);
  if (keys.length === 0) {
    return fail('<Keys> 需要 combo，例如 combo="Ctrl+K"。');
  }
  const parts = keys.flatMap((key, index): ElementContent[] => [
    ...(index > 0 ? [text('+')] : []),
    element('kbd', {}, [text(key)]),
  ]);
  return [element('span', {className: ['keys']}, parts)];
}
