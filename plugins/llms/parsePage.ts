import type {Element} from 'hast';
import type {BuiltPage} from '../../lib/builtPages/parseBuiltPage';
import {findElement, textOf} from '../../lib/markup';

export interface ParsedPage {
  path: string;
  title: string;
  description: string;
  /** The title and all that stands below it. */
  content: Element;
}

/** Null for what has no words of its own (search, not found) or asks to be left out (samples). */
export function parsePage({path, content, meta, isUnlisted}: BuiltPage): ParsedPage | null {
  if (!content || isUnlisted) {
    return null;
  }
  const title = findElement(content, ({tagName}) => tagName === 'h1');
  if (!title) {
    throw new Error(`Markdown：页面 /${path} 的正文里没有一级标题，无法生成它的 .md 文件。`);
  }
  return {
    path,
    title: textOf(title).trim(),
    description: meta.get('description') ?? '',
    content,
  };
}
