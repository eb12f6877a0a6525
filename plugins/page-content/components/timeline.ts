import type {ElementContent} from 'hast';
import {toString} from 'hast-util-to-string';
import {element, text} from '../hast';
import {resolveLink} from '../resolveLink';
import type {ComponentUse} from '../componentUse';
import type {ExpandContext} from '../types';

/** What a link of a release leads to; its colour says how much it matters before an upgrade. */
const kinds: Record<string, string> = {
  破坏性变更: 'breaking',
  新增: 'new',
  弃用: 'deprecated',
};

export async function renderTimeline(
  use: ComponentUse,
  context: ExpandContext,
): Promise<ElementContent[]> {
  return [element('ol', {className: ['timeline']}, await context.expand(use.children))];
}

/** `<Release version="1.5.0" date="2025-07-08" href="#150">` around a list of links to its parts. */
export async function renderRelease(
  use: ComponentUse,
  context: ExpandContext,
): Promise<ElementContent[]> {
  const {version, date, href} = use.attributes;
  if (!version || !date || !href) {
    return use.fail('<Release> 需要 version、date 和 href。');
  }
  const body = await context.expand(use.children);
  body.forEach(markLinks);
  return [
    element('li', {className: ['timeline__release']}, [
      resolveLink(
        element('a', {className: ['timeline__version'], href}, [text(version)]),
        context.baseUrl,
      ),
      element('time', {dateTime: date}, [text(date)]),
      ...body,
    ]),
  ];
}

function markLinks(node: ElementContent): void {
  if (node.type !== 'element') {
    return;
  }
  if (node.tagName === 'a') {
    const kind = kinds[toString(node)];
    node.properties.className = ['timeline__mark', ...(kind ? [`timeline__mark--${kind}`] : [])];
  }
  node.children.forEach(markLinks);
}
