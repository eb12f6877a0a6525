import type {Element, ElementContent} from 'hast';

/** The attributes that the Markdown of a page depends on, by their names in the syntax tree. */
const ATTRIBUTES = {
  href: 'href',
  src: 'src',
  alt: 'alt',
  start: 'start',
  'aria-hidden': 'ariaHidden',
  'data-label': 'dataLabel',
  'data-language': 'dataLanguage',
};

function readElement(element: globalThis.Element): Element {
  const properties: Element['properties'] = {className: [...element.classList]};
  for (const [attribute, name] of Object.entries(ATTRIBUTES)) {
    const value = element.getAttribute(attribute);
    if (value !== null) {
      properties[name] = value;
    }
  }
  properties.checked = element.hasAttribute('checked');
  return {
    type: 'element',
    tagName: element.localName,
    properties,
    children: [...element.childNodes].flatMap((node): ElementContent[] => {
      if (node.nodeType === Node.TEXT_NODE) {
        return [{type: 'text', value: node.nodeValue ?? ''}];
      }
      return node.nodeType === Node.ELEMENT_NODE ? [readElement(node as globalThis.Element)] : [];
    }),
  };
}

const headValue = (selector: string, attribute: string): string =>
  document.head.querySelector(selector)?.getAttribute(attribute) ?? '';

/** The open page as the build's HTML parser would see it: what writeMarkdown wants to know. */
export const readContent = (): {content: Element; url: string; description: string} => ({
  content: readElement(document.querySelector('.theme-doc-markdown')!),
  url: headValue('link[rel="canonical"]', 'href'),
  description: headValue('meta[name="description"]', 'content'),
});
