import type {Element} from 'hast';
import {select, selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import {childElements, hasClass} from './markup';
import type {ParsedPage} from './parsePage';
import {texts} from './texts';
import type {Section} from './types';

/** The home page lists all guides for readers without JavaScript; the API overview lists all operations. */
const GUIDES = '#all-pages';
const OPERATIONS = '.api-group';

const sitePath = (href: string, baseUrl: string): string =>
  decodeURI(href.startsWith(baseUrl) ? href.slice(baseUrl.length) : href.replace(/^\//, ''));

/** The sections that a page lists, in its order; most pages list none. */
export function collectSections({document, path}: ParsedPage, baseUrl: string): Section[] {
  const tree = select(`${GUIDES} > ul`, document);
  const groups = selectAll(OPERATIONS, document);
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
  const heading = select('h3', group);
  const words = heading?.children.filter((child) => !hasClass(child, 'hash-link')) ?? [];
  const name = words.map((child) => toString(child)).join('');
  const links = selectAll('li > a', group);
  return {
    title: `${texts.apiReference} / ${name.trim()}`,
    paths: links.map(({properties}) => sitePath(String(properties.href), baseUrl)),
  };
}
