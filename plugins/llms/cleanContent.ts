import type {Element, ElementContent} from 'hast';
import {toString} from 'hast-util-to-string';
import {classesOf} from './markup';

/** Controls and pictures: a reader of plain text cannot use them, and words beside them say the same. */
const SKIPPED_TAGS = new Set('button label nav output script style svg'.split(' '));

const SKIPPED_CLASSES = new Set([
  'hash-link',
  'hero-block__search',
  'filterable__bar',
  'api-filter',
  'api-server',
  // The page's description stands below the title already.
  'api-operation__summary',
]);

function isSkipped(node: Element): boolean {
  const {hidden, ariaHidden} = node.properties;
  return (
    SKIPPED_TAGS.has(node.tagName) ||
    (hidden !== undefined && hidden !== false) ||
    ariaHidden === 'true' ||
    classesOf(node).some((name) => SKIPPED_CLASSES.has(name))
  );
}

const ADDRESSES = ['href', 'src'] as const;

/** A copy with what is read, not operated, and with addresses that hold outside the page. */
export function cleanContent(node: Element, pageUrl: string): Element {
  const properties = {...node.properties};
  for (const name of ADDRESSES) {
    const address = properties[name];
    if (typeof address === 'string' && URL.canParse(address, pageUrl)) {
      properties[name] = new URL(address, pageUrl).href;
    }
  }
  if (node.tagName === 'pre') {
    // Colours are thousands of elements; only their text matters here.
    return {...node, properties, children: [{type: 'text', value: toString(node)}]};
  }
  const children = node.children.flatMap((child): ElementContent[] => {
    if (child.type !== 'element') {
      return [child];
    }
    return isSkipped(child) ? [] : [cleanContent(child, pageUrl)];
  });
  return {...node, properties, children};
}
