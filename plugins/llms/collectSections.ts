import type {Element} from 'hast';
import type {MenuEntry} from '../../lib/builtPages/guideMenu';
import {childElements, elementsBelow, findElement, hasClass, textOf} from '../../lib/markup';
import type {ParsedPage} from './parsePage';
import {texts} from './texts';
import type {Section} from './types';

const sitePath = (href: string, baseUrl: string): string =>
  decodeURI(href.startsWith(baseUrl) ? href.slice(baseUrl.length) : href.replace(/^\//, ''));

/**
 * A category and those inside it, in the order of the sidebar: pages below an inner category begin another
 * section of the same name.
 */
export function guideSections(entries: MenuEntry[], names: string[] = []): Section[] {
  const title = sectionTitle(names);
  const sections: Section[] = [];
  for (const {label, path, entries: below} of entries) {
    if (below) {
      const own = [...names, label];
      const inner = guideSections(below, own);
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

/** The groups of operations, which the overview of the API lists. */
export function apiSections({content, path}: ParsedPage, baseUrl: string): Section[] {
  const groups = [...elementsBelow(content)].filter((node) => hasClass(node, 'api-group'));
  return [
    ...(groups.length > 0 ? [{title: texts.apiReference, paths: [path]}] : []),
    ...groups.map((group) => readGroup(group, baseUrl)),
  ];
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
