import type {Element, ElementContent, Properties, Text} from 'hast';

interface Raw {
  type: 'raw';
  value: string;
}

export type Content = ElementContent | Raw;
type Child = Content | string | false | undefined;

/** An element; strings become text, false and undefined are left out. */
export function element(
  tagName: string,
  properties: Properties = {},
  ...children: (Child | Child[])[]
): Element {
  const content = children.flat().flatMap((child): Content[] => {
    if (child === false || child === undefined) {
      return [];
    }
    return [typeof child === 'string' ? text(child) : child];
  });
  return {type: 'element', tagName, properties, children: content};
}

export const text = (value: string): Text => ({type: 'text', value});

/** HTML that was rendered elsewhere, such as a highlighted block of code. */
export const raw = (value: string): Raw => ({type: 'raw', value});

/** Search leaves out what stands on almost every page. */
export const notSearched = {dataSearch: 'skip'};

/** A heading in the form that guide pages have: its anchor link stands beside the text. */
export function heading(level: 2 | 3, id: string, ...children: (Child | Child[])[]): Element {
  return element(
    `h${level}`,
    {id, className: ['anchor']},
    ...children,
    element(
      'a',
      {className: ['hash-link'], href: `#${id}`, ariaLabel: '本节的直接链接', translate: 'no'},
      '#',
    ),
  );
}

/** A framed remark in the form that guide pages have. */
export function notice(kind: 'info' | 'warning', title: string, ...children: Child[]): Element {
  return element(
    'div',
    {className: ['admonition', `admonition--${kind}`], role: 'note', ariaLabel: title},
    element('p', {className: ['admonition__title']}, title),
    element('div', {className: ['admonition__body']}, children),
  );
}
