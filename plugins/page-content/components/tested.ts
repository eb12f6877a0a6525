import type {ElementContent} from 'hast';
import {element, text} from '../hast';
import type {ComponentUse} from '../componentUse';

export function renderTested({attributes, fail}: ComponentUse): ElementContent[] {
  const {version} = attributes;
  if (!version) {
    return fail('<Tested> 需要 version，例如 version="1.5.0"。');
  }
  return [element('p', {className: ['tested']}, [text(`适用版本：Langflow ${version}`)])];
}
