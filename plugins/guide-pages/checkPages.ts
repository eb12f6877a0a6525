/** The parts of a page that are checked. */
export interface PageFacts {
  id: string;
  /** `@site/docs/…` */
  source: string;
  sidebar?: string;
  /** As written: while developing, Docusaurus itself takes every page for listed. */
  frontMatter: {
    title?: unknown;
    displayed_sidebar?: unknown;
    unlisted?: boolean;
    draft?: boolean;
  };
}

/**
 * A page outside the sidebar would be built and never found; one without a title would be called after its file.
 * Docusaurus accepts both in silence.
 */
export function checkPages(pages: PageFacts[]): void {
  const faults = pages.flatMap(({id, source, sidebar, frontMatter}) => {
    const file = source.replace(/^@site\//, '');
    const {unlisted, draft, displayed_sidebar: shownSidebar} = frontMatter;
    const isReachable = sidebar || unlisted || draft || shownSidebar === null;
    return [
      ...(typeof frontMatter.title === 'string' && frontMatter.title.trim() !== ''
        ? []
        : [`${file}：文件头里没有 title。请加上一行 title: 页面标题。`]),
      ...(isReachable
        ? []
        : [
            `${file}：sidebars.ts 里没有 '${id}'，读者找不到这一页。请加到合适的位置，或在文件头写 unlisted: true。`,
          ]),
    ];
  });
  if (faults.length > 0) {
    throw new Error(faults.join('\n'));
  }
}
