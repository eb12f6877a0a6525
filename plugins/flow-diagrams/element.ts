import type {Element, ElementContent} from 'hast';

/** A hast element; numbers become attribute texts, strings become text nodes, absent children vanish. */
export function element(
  tagName: string,
  attributes: Record<string, string | number | string[]> = {},
  children: Array<ElementContent | string | undefined> = [],
): Element {
  const properties = Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      name,
      typeof value === 'number' ? String(value) : value,
    ]),
  );
  return {
    type: 'element',
    tagName,
    properties,
    children: children.flatMap((child): ElementContent[] => {
      if (child === undefined) {
        return [];
      }
      return [typeof child === 'string' ? {type: 'text', value: child} : child];
    }),
  };
}
