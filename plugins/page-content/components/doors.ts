import type {ElementContent} from 'hast';
import {element, text} from '../hast';
import {icon, isIconName, iconNames} from '../icons';
import {resolveLink} from '../resolveLink';
import type {ComponentUse} from '../componentUse';
import type {ExpandContext} from '../types';

export async function renderDoors(
  use: ComponentUse,
  context: ExpandContext,
): Promise<ElementContent[]> {
  return [element('div', {className: ['doors']}, await context.expand(use.children))];
}

/** One goal of a reader: its overview in the title, the pages on the way in a list. */
export async function renderDoor(
  use: ComponentUse,
  context: ExpandContext,
): Promise<ElementContent[]> {
  const {title, href, icon: iconName} = use.attributes;
  if (!title || !href || !iconName) {
    return use.fail('<Door> 需要 title、href 和 icon。');
  }
  if (!isIconName(iconName)) {
    return use.fail(`<Door> 没有图标 "${iconName}"。可用：${iconNames.join('、')}。`);
  }
  return [
    element('section', {className: ['door']}, [
      element('p', {className: ['door__title']}, [
        element('span', {className: ['card__icon']}, [icon(iconName)]),
        resolveLink(element('a', {href}, [text(title)]), context.baseUrl),
      ]),
      ...(await context.expand(use.children)),
    ]),
  ];
}
