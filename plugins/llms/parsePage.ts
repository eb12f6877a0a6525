import type {Element, Root} from 'hast';
import {select, selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import rehypeParse from 'rehype-parse';
import {unified} from 'unified';
import type {BuiltPage} from './types';

const CONTENT_SELECTOR = 'main article .markdown:has(.static-html)';

export interface ParsedPage {
  path: string;
  title: string;
  description: string;
  content: Element;
  /** The whole document. */
  document: Root;
}

const parser = unified().use(rehypeParse);

/** Null for what has no words of its own (search, not found) or asks to be left out (samples). */
export function parsePage({path, html}: BuiltPage): ParsedPage | null {
  const document = parser.parse(html);
  const content = select(CONTENT_SELECTOR, document);
  if (!content || readMeta(document, 'robots')?.includes('noindex')) {
    return null;
  }
  const title = select('h1', content);
  if (!title) {
    throw new Error(`Markdown：页面 /${path} 的正文里没有一级标题，无法生成它的 .md 文件。`);
  }
  return {
    path,
    title: toString(title).trim(),
    description: readMeta(document, 'description') ?? '',
    content,
    document,
  };
}

function readMeta(document: Root, name: string): string | undefined {
  const meta = selectAll('meta', document).find(({properties}) => properties.name === name);
  return meta?.properties.content?.toString();
}
