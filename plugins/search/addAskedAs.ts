import type {PageContent} from './types';

/** Gives each section the words in which readers ask for it. Every address must exist. */
export function addAskedAs(pages: PageContent[], askedAs: Record<string, string[]>): PageContent[] {
  const left = new Set(Object.keys(askedAs));
  const completed = pages.map((page) => ({
    ...page,
    sections: page.sections.map((section) => {
      const address = section.anchor ? `/${page.path}#${section.anchor}` : `/${page.path}`;
      const words = askedAs[address];
      left.delete(address);
      return words ? {...section, askedAs: words} : section;
    }),
  }));
  if (left.size > 0) {
    throw new Error(
      `搜索：askedAs 里的这些地址没有对应的页面或小节：${[...left].join('、')}。请改成现有的地址，或者删掉。`,
    );
  }
  return completed;
}
