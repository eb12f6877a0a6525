import {findSections, plainTitle} from '../markdown';
import type {MarkdownSection} from '../markdown';
import type {NamedSection} from './openIndex';

export interface OutlinedSection extends MarkdownSection {
  /** Null for the page itself and for a heading that nothing can link to. */
  anchor: string | null;
}

/** The headings of a page's Markdown with their anchors, which only the index knows. */
export function outlinePage(
  markdown: string,
  path: string,
  sections: NamedSection[],
): OutlinedSection[] {
  const anchored = sections.filter((section) => section.path === path && section.anchor !== null);
  let next = 0;
  return findSections(markdown).map((section) => {
    const title = plainTitle(section.title);
    const found = anchored.findIndex(
      (candidate, number) => number >= next && plainTitle(candidate.title) === title,
    );
    if (section.level === 1 || found < 0) {
      return {...section, anchor: null};
    }
    next = found + 1;
    return {...section, anchor: anchored[found]!.anchor};
  });
}
