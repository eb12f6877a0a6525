import {texts} from './texts';
import type {PageText, Section} from './types';

export interface ArrangedSection {
  title: string;
  pages: PageText[];
}

/** Every page once, in the order of the sidebars; a page that stands in no sidebar comes last. */
export function arrangePages(pages: PageText[], sections: Section[]): ArrangedSection[] {
  const left = new Map(pages.map((page) => [page.path, page]));
  const take = (path: string): PageText[] => {
    const page = left.get(path);
    left.delete(path);
    return page ? [page] : [];
  };
  const arranged = sections.map(({title, paths}) => ({title, pages: paths.flatMap(take)}));
  return [...arranged, {title: texts.others, pages: [...left.values()]}].filter(
    (section) => section.pages.length > 0,
  );
}
