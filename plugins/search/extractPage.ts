import type {Element} from 'hast';
import type {BuiltPage} from '../../lib/builtPages/parseBuiltPage';
import {findElement, hasClass} from '../../lib/markup';
import {collectSections} from './collectSections';
import {readSectionName} from './readSectionName';
import type {PageContent} from './types';

/** Null when the page asks not to be indexed. */
export function extractPage(page: BuiltPage): PageContent | null {
  const {path, meta, language, isUnlisted} = page;
  if (isUnlisted) {
    return null;
  }
  const container = findContainer(page);
  if (!container) {
    throw new Error(
      `搜索：页面 /${path} 没有正文。正文应在 <main> 的 article .markdown 里；` +
        '不想让读者搜到的页面请加 <meta name="robots" content="noindex">。',
    );
  }
  const isDiscouraged = findElement(
    container,
    ({properties}) => properties.dataSearch === 'discouraged',
  );
  return {
    path,
    lvl0: readSectionName(page),
    language: language ?? 'zh',
    docusaurusTag: meta.get('docsearch:docusaurus_tag') ?? meta.get('docusaurus_tag') ?? 'default',
    keywords: splitKeywords(meta.get('keywords') ?? ''),
    ...(isDiscouraged && {isDiscouraged: true}),
    sections: collectSections(container, path),
  };
}

/** Pages that are not written in MDX have no marked text; then all of the article or of the page counts. */
function findContainer({main}: BuiltPage): Element | undefined {
  const article = findElement(main, ({tagName}) => tagName === 'article');
  return (
    (article && findElement(article, (node) => hasClass(node, 'markdown'))) ??
    article ??
    findElement(main, ({tagName}) => tagName === 'main')
  );
}

function splitKeywords(list: string): string[] {
  const keywords = list.split(',').map((keyword) => keyword.trim());
  return [...new Set(keywords)].filter((keyword) => keyword !== '');
}
