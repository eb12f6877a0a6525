import type {Element, Nodes} from 'hast';

/** All elements below a node in reading order, one at a time: whoever finds the first one stops there. */
export function* elementsBelow(node: Nodes): Generator<Element> {
  // A stack and not recursion: nested generators hand every element through every level.
  const waiting: Nodes[] = [node];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (next.type === 'element' && next !== node) {
      yield next;
    }
    if ('children' in next) {
      waiting.push(...next.children.toReversed());
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
