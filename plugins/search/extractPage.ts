import {select, selectAll} from 'hast-util-select';
import rehypeParse from 'rehype-parse';
import {unified} from 'unified';
import type {Root} from 'hast';
import {collectSections} from './collectSections';
import {readSectionName} from './readSectionName';
import type {PageContent} from './types';

const CONTENT_SELECTORS = ['main article .markdown', 'main article', 'main'];

export interface BuiltPage {
  /** Relative to the base URL, without leading slash. */
  path: string;
  html: string;
}

/** Null when the page asks not to be indexed. */
export function extractPage({path, html}: BuiltPage): PageContent | null {
  const tree = unified().use(rehypeParse).parse(html);
  if (metaContent(tree, 'robots')?.includes('noindex')) {
    return null;
  }
  const container = CONTENT_SELECTORS.map((selector) => select(selector, tree)).find(Boolean);
  if (!container) {
    throw new Error(
      `搜索：页面 /${path} 没有正文。正文应在 <main> 的 article .markdown 里；` +
        '不想让读者搜到的页面请加 <meta name="robots" content="noindex">。',
    );
  }
  const sections = collectSections(container, path);
  return {
    path,
    lvl0: readSectionName(tree, path),
    language: select('html', tree)?.properties.lang?.toString().split('-')[0] ?? 'zh',
    docusaurusTag:
      metaContent(tree, 'docsearch:docusaurus_tag') ??
      metaContent(tree, 'docusaurus_tag') ??
      'default',
    keywords: splitKeywords(metaContent(tree, 'keywords') ?? ''),
    ...(select('[data-search="discouraged"]', container) && {isDiscouraged: true}),
    sections,
  };
}

function splitKeywords(list: string): string[] {
  const keywords = list.split(',').map((keyword) => keyword.trim());
  return [...new Set(keywords)].filter((keyword) => keyword !== '');
}

function metaContent(tree: Root, name: string): string | undefined {
  const meta = selectAll('meta', tree).find((element) => element.properties.name === name);
  return meta?.properties.content?.toString();
}
