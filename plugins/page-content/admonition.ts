import type {Element, ElementContent} from 'hast';
import {toString} from 'hast-util-to-string';
import {element, text} from './hast';
import {icon, type IconName} from './icons';

const kinds: Record<string, {title: string; icon: IconName}> = {
  note: {title: '说明', icon: 'info'},
  tip: {title: '提示', icon: 'bulb'},
  info: {title: '信息', icon: 'info'},
  warning: {title: '注意', icon: 'warning'},
  caution: {title: '小心', icon: 'warning'},
  danger: {title: '危险', icon: 'danger'},
};

export function renderAdmonition(node: Element): Element {
  const type = String(node.properties.type ?? 'note');
  const kind = kinds[type] ?? kinds.note!;
  const isTitle = (child: ElementContent) =>
    child.type === 'element' && child.tagName.toLowerCase() === 'mdxadmonitiontitle';
  const complexTitle = node.children.find(isTitle);
  const title = complexTitle ? toString(complexTitle) : String(node.properties.title ?? kind.title);
  return element(
    'div',
    {className: ['admonition', `admonition--${type}`], role: 'note', ariaLabel: title},
    [
      element('p', {className: ['admonition__title']}, [icon(kind.icon), text(title)]),
      element(
        'div',
        {className: ['admonition__body']},
        node.children.filter((child) => !isTitle(child)),
      ),
    ],
  );
}
