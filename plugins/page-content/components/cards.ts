import type {ElementContent} from 'hast';
import {element, text} from '../hast';
import {icon, isIconName, iconNames} from '../icons';
import {resolveLink} from '../resolveLink';
import type {ComponentUse} from '../componentUse';
import type {ExpandContext} from '../types';

export async function renderCards(
  use: ComponentUse,
  context: ExpandContext,
): Promise<ElementContent[]> {
  return [element('div', {className: ['cards']}, await context.expand(use.children))];
}

export async function renderCard(
  use: ComponentUse,
  context: ExpandContext,
): Promise<ElementContent[]> {
  const {title, href, icon: iconName} = use.attributes;
  if (!title || !href) {
    return use.fail('<Card> 需要 title 和 href。');
  }
  if (iconName !== undefined && !isIconName(iconName)) {
    return use.fail(`<Card> 没有图标 "${iconName}"。可用：${iconNames.join('、')}。`);
  }
  const body = await context.expand(use.children);
  const card = element('a', {className: ['card'], href}, [
    ...(iconName ? [element('span', {className: ['card__icon']}, [icon(iconName)])] : []),
    element('span', {className: ['card__title']}, [text(title)]),
    element('span', {className: ['card__text']}, body.flatMap(unwrapParagraph)),
  ]);
  return [resolveLink(card, context.baseUrl)];
}

/** A paragraph cannot stand inside the link's inline text. */
const unwrapParagraph = (node: ElementContent): ElementContent[] =>
  node.type === 'element' && node.tagName === 'p' ? node.children : [node];
