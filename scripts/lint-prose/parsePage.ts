import type {Root} from 'mdast';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {collectProse} from './collectProse';
import {readFrontMatter} from './readFrontMatter';
import type {Page} from './types';

// The same syntax extensions as the site, so that what is checked is what readers see.
const parser = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkDirective)
  .use(remarkCjkFriendly)
  .freeze();

/** The page is no valid MDX: nothing else can be said about it. */
export class PageSyntaxError extends Error {
  constructor(
    readonly line: number,
    readonly column: number,
    message: string,
  ) {
    super(message);
    this.name = 'PageSyntaxError';
  }
}

export function parseMdx(source: string): Root {
  try {
    return parser.parse(source);
  } catch (error) {
    throw asPageSyntaxError(error, source);
  }
}

export function parsePage(file: string, source: string): Page {
  const tree = parseMdx(source);
  const frontMatter = readFrontMatter(tree, source);
  return {file, source, tree, frontMatter, blocks: collectProse(tree, source)};
}

interface ParserMessage {
  reason?: string;
  message?: string;
  line?: number;
  column?: number;
  place?: {line?: number; column?: number; start?: {line: number; column: number}};
}

function asPageSyntaxError(error: unknown, source: string): PageSyntaxError {
  const message = error as ParserMessage;
  const reason = message.reason ?? message.message ?? String(error);
  // For a tag that never closes the parser points at the paragraph, and names the tag's place in words.
  const named = /^Expected a closing tag for .* \((\d+):(\d+)-/.exec(reason);
  const place = message.place?.start ?? message.place;
  const line = Number(named?.[1] ?? message.line ?? place?.line ?? 1);
  const column = Number(named?.[2] ?? message.column ?? place?.column ?? 1);
  return new PageSyntaxError(line, column, `${reason}${remedyFor(reason, source, line)}`);
}

function remedyFor(reason: string, source: string, line: number): string {
  const text = source.split('\n')[line - 1] ?? '';
  if (/\{#[\w.-]+\}/.test(text)) {
    return '。标题 ID 写成 {/* #english-id */}';
  }
  if (reason.includes('<br>') || /<br>/.test(text)) {
    return '。换行写成 <br />';
  }
  if (text.includes('<!--')) {
    return '。注释写成 {/* … */}';
  }
  return '。正文里的 < 和 { 写进反引号，或写成 &lt; 与 \\{';
}
