import type {ElementContent} from 'hast';
import {element} from '../hast';
import type {ComponentUse} from '../componentUse';
import type {ExpandContext} from '../types';

export async function renderSteps(
  use: ComponentUse,
  context: ExpandContext,
): Promise<ElementContent[]> {
  const hasList = use.children.some((child) => child.type === 'element' && child.tagName === 'ol');
  if (!hasList) {
    return use.fail('<Steps> 里需要一个有序列表（1. 2. 3.），前后各留一个空行。');
  }
  return [element('div', {className: ['steps']}, await context.expand(use.children))];
}
