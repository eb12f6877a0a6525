import type {MenuEntry} from '../../lib/builtPages/guideMenu';
import {texts} from './texts';
import type {Section} from './types';

/**
 * A category and those inside it, in the order of the sidebar: pages below an inner category begin another
 * section of the same name.
 */
export function menuSections(entries: MenuEntry[], names: string[] = []): Section[] {
  const title = sectionTitle(names);
  const sections: Section[] = [];
  for (const {label, path, entries: below} of entries) {
    if (below) {
      const own = [...names, label];
      const inner = menuSections(below, own);
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
