import type {Element, Root} from 'hast';
import rehypeParse from 'rehype-parse';
import {unified} from 'unified';
import {childElements, hasClass, textOf} from './client/markup';
import {findElement} from './findElement';
import type {BuiltPage} from './types';

export interface ParsedPage {
  path: string;
  title: string;
  description: string;
  /** The title and all that stands below it. */
  content: Element;
  /** The whole document. */
  document: Root;
}

const parser = unified().use(rehypeParse);

/** Colours of code are most of a page's elements; only the text in them matters here. */
const dropColors = (html: string): string =>
  html.replace(/<pre[\s\S]*?<\/pre>/g, (code) => code.replace(/<\/?span[^>]*>/g, ''));

const isContent = (node: Element): boolean =>
  hasClass(node, 'markdown') && childElements(node).some((child) => hasClass(child, 'static-html'));

/** Null for what has no words of its own (search, not found) or asks to be left out (samples). */
export function parsePage({path, html}: BuiltPage): ParsedPage | null {
  const document = parser.parse(dropColors(html));
  const content = findElement(document, isContent);
  if (!content || readMeta(document, 'robots')?.includes('noindex')) {
    return null;
  }
  const title = findElement(content, ({tagName}) => tagName === 'h1');
  if (!title) {
    throw new Error(`Markdown：页面 /${path} 的正文里没有一级标题，无法生成它的 .md 文件。`);
  }
  return {
    path,
    title: textOf(title).trim(),
    description: readMeta(document, 'description') ?? '',
    content,
    document,
  };
}

function readMeta(document: Root, name: string): string | undefined {
  const head = findElement(document, ({tagName}) => tagName === 'head');
  const meta = head && childElements(head).find(({properties}) => properties.name === name);
  return meta?.properties.content?.toString();
}
