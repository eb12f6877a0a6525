import type {Element, Nodes} from 'hast';

/** Questions about a tree of HTML elements. */

export const classesOf = ({properties}: Element): string[] =>
  Array.isArray(properties.className) ? properties.className.map(String) : [];

export const hasClass = (node: Nodes, name: string): node is Element =>
  node.type === 'element' && classesOf(node).includes(name);

export const childElements = ({children}: Element): Element[] =>
  children.filter((child): child is Element => child.type === 'element');

export const childWithClass = (node: Element, name: string): Element | undefined =>
  childElements(node).find((child) => hasClass(child, name));

export const childWithTag = (node: Element, tag: string): Element | undefined =>
  childElements(node).find(({tagName}) => tagName === tag);

export function textOf(node: Nodes): string {
  if (node.type === 'text') {
    return node.value;
  }
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** All elements below a node in reading order, one at a time: whoever finds the first one stops there. */
export function* elementsBelow(node: Nodes): Generator<Element> {
  // A stack and not recursion: nested generators hand every element through every level.
  const waiting: Nodes[] = [node];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (next.type === 'element' && next !== node) {
      yield next;
    }
    if ('children' in next) {
      waiting.push(...[...next.children].reverse());
    }
  }
}

export function findElement(
  node: Nodes,
  matches: (element: Element) => boolean,
): Element | undefined {
  for (const element of elementsBelow(node)) {
    if (matches(element)) {
      return element;
    }
  }
  return undefined;
}
