import type {Element} from 'hast';
import {toString} from 'hast-util-to-string';
import {childElements, elementsBelow, findElement, hasClass} from './markup';
import type {ParsedPage} from './parsePage';
import {texts} from './texts';
import type {Section} from './types';

const sitePath = (href: string, baseUrl: string): string =>
  decodeURI(href.startsWith(baseUrl) ? href.slice(baseUrl.length) : href.replace(/^\//, ''));

/**
 * The sections that a page lists, in its order. Two pages list any: the home page has the tree of all guides
 * for readers without JavaScript, and the API overview has the operations by group.
 */
export function collectSections(
  {document, content, path}: ParsedPage,
  baseUrl: string,
): Section[] {
  const guides = findElement(document, ({properties}) => properties.id === 'all-pages');
  const tree = guides && childElements(guides).find(({tagName}) => tagName === 'ul');
  const groups = [...elementsBelow(content)].filter((node) => hasClass(node, 'api-group'));
  return [
    ...(tree ? readCategory(tree, [], baseUrl) : []),
    ...(groups.length > 0 ? [{title: texts.apiReference, paths: [path]}] : []),
    ...groups.map((group) => readGroup(group, baseUrl)),
  ];
}

/** A category and those inside it; a page stands in the section of the category that holds it. */
function readCategory(list: Element, names: string[], baseUrl: string): Section[] {
  const own: string[] = [];
  const inner: Section[] = [];
  for (const item of childElements(list)) {
    const link = childElements(item).find(({tagName}) => tagName === 'a');
    const sublist = childElements(item).find(({tagName}) => tagName === 'ul');
    if (link) {
      own.push(sitePath(String(link.properties.href), baseUrl));
    } else if (sublist) {
      const words = item.children.filter((child) => child !== sublist);
      const name = words.map((child) => toString(child)).join('');
      inner.push(...readCategory(sublist, [...names, name.trim()], baseUrl));
    }
  }
  const title = names.join(' / ') || texts.home;
  return [...(own.length > 0 ? [{title, paths: own}] : []), ...inner];
}

function readGroup(group: Element, baseUrl: string): Section {
  const heading = findElement(group, ({tagName}) => tagName === 'h3');
  const words = heading?.children.filter((child) => !hasClass(child, 'hash-link')) ?? [];
  const name = words.map((child) => toString(child)).join('');
  const items = [...elementsBelow(group)].filter(({tagName}) => tagName === 'li');
  return {
    title: `${texts.apiReference} / ${name.trim()}`,
    paths: items
      .flatMap(childElements)
      .filter(({tagName}) => tagName === 'a')
      .map(({properties}) => sitePath(String(properties.href), baseUrl)),
  };
}
