import type {Element} from 'hast';
import {childElements, childWithTag, hasClass, textOf} from './client/markup';
import {elementsBelow, findElement} from './findElement';
import type {ParsedPage} from './parsePage';
import {texts} from './texts';
import type {Section} from './types';

const sitePath = (href: string, baseUrl: string): string =>
  decodeURI(href.startsWith(baseUrl) ? href.slice(baseUrl.length) : href.replace(/^\//, ''));

/**
 * The sections that a page lists, in its order. Two pages list any: the home page has the tree of all guides
 * for readers without JavaScript, and the API overview has the operations by group.
 */
export function collectSections({document, content, path}: ParsedPage, baseUrl: string): Section[] {
  const guides = findElement(document, ({properties}) => properties.id === 'all-pages');
  const tree = guides && childWithTag(guides, 'ul');
  const groups = [...elementsBelow(content)].filter((node) => hasClass(node, 'api-group'));
  return [
    ...(tree ? readCategory(tree, [], baseUrl) : []),
    ...(groups.length > 0 ? [{title: texts.apiReference, paths: [path]}] : []),
    ...groups.map((group) => readGroup(group, baseUrl)),
  ];
}

/**
 * A category and those inside it, in the order of the sidebar: pages below an inner category begin another
 * section of the same name.
 */
function readCategory(list: Element, names: string[], baseUrl: string): Section[] {
  const title = sectionTitle(names);
  const sections: Section[] = [];
  for (const item of childElements(list)) {
    const link = childWithTag(item, 'a');
    const sublist = childWithTag(item, 'ul');
    const path = link && sitePath(String(link.properties.href), baseUrl);
    if (sublist) {
      const words = item.children.filter((child) => child !== sublist);
      const own = [...names, words.map(textOf).join('').trim()];
      const inner = readCategory(sublist, own, baseUrl);
      sections.push(...(path === undefined ? inner : beginWith(path, sectionTitle(own), inner)));
    } else if (path !== undefined) {
      const last = sections.at(-1);
      const section = last?.title === title ? last : {title, paths: []};
      section.paths.push(path);
      sections.push(...(section === last ? [] : [section]));
    }
  }
  return sections;
}

const sectionTitle = (names: string[]): string => names.join(' / ') || texts.home;

/** The overview of a category is the first page of its section. */
function beginWith(path: string, title: string, sections: Section[]): Section[] {
  const [first, ...rest] = sections;
  return first?.title === title
    ? [{title, paths: [path, ...first.paths]}, ...rest]
    : [{title, paths: [path]}, ...sections];
}

function readGroup(group: Element, baseUrl: string): Section {
  const heading = findElement(group, ({tagName}) => tagName === 'h3');
  const words = heading?.children.filter((child) => !hasClass(child, 'hash-link')) ?? [];
  const name = words.map(textOf).join('');
  const items = [...elementsBelow(group)].filter(({tagName}) => tagName === 'li');
  return {
    title: `${texts.apiReference} / ${name.trim()}`,
    paths: items
      .flatMap(childElements)
      .filter(({tagName}) => tagName === 'a')
      .map(({properties}) => sitePath(String(properties.href), baseUrl)),
  };
}
