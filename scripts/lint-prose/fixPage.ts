import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import {parse as parseYaml} from 'yaml';
import {lintPage} from './lintPage';
import {parseMdx} from './parsePage';
import type {Edit, Rule} from './types';

const MOST_PASSES = 4;

export class UnsafeFixError extends Error {
  constructor(file: string) {
    super(`${file}：自动修复会改动代码、标签或文字，已放弃。请手工修改这一页`);
    this.name = 'UnsafeFixError';
  }
}

/**
 * Repairs what the rules know how to repair, and nothing else: the result is kept only if the page
 * has the same structure, and every code block and tag reads as before, byte by byte.
 */
export function fixPage(file: string, source: string, rules: Rule[]): string {
  let text = source;
  // Full-width punctuation first, the spaces around it in the next pass.
  for (let pass = 0; pass < MOST_PASSES; pass += 1) {
    const edits = lintPage(file, text, rules).faults.flatMap(({edit}) => edit ?? []);
    if (edits.length === 0) {
      break;
    }
    text = applyEdits(text, edits);
  }
  if (text === source) {
    return source;
  }
  if (!isSamePage(source, text)) {
    throw new UnsafeFixError(file);
  }
  return text;
}

function isSamePage(before: string, after: string): boolean {
  if (wordsOnly(before) !== wordsOnly(after)) {
    return false;
  }
  return protectedParts(before).join('\u0000') === protectedParts(after).join('\u0000');
}

/** The text without punctuation, spaces and differences of width: a fix changes nothing else. */
function wordsOnly(source: string): string {
  return source.normalize('NFKC').replace(/[\s\p{P}]/gu, '');
}

/** Of two edits that touch the same characters the first wins. */
export function applyEdits(source: string, edits: Edit[]): string {
  const ordered = [...edits].sort((a, b) => a.start - b.start || a.end - b.end);
  let result = '';
  let at = 0;
  let last: Edit | undefined;
  for (const edit of ordered) {
    const repeats = last && edit.start === last.start && edit.end === last.end;
    if (edit.start < at || repeats) {
      continue;
    }
    result += source.slice(at, edit.start) + edit.replacement;
    at = edit.end;
    last = edit;
  }
  return result + source.slice(at);
}

/** Everything a fix may not change, in order: structure, code, tags, addresses, ids. */
export function protectedParts(source: string): string[] {
  const parts: string[] = [];
  visit(parseMdx(source), (node) => {
    // `类型:Message` reads as a directive until its colon is right: both are prose.
    if (node.type === 'text' || node.type === 'textDirective') {
      return;
    }
    parts.push(node.type, ...protectedText(node, source));
  });
  return parts;
}

function protectedText(node: Nodes, source: string): string[] {
  const start = node.position?.start.offset ?? 0;
  const end = node.position?.end.offset ?? start;
  switch (node.type) {
    case 'code':
    case 'inlineCode':
    case 'mdxJsxTextElement':
    case 'mdxTextExpression':
    case 'mdxFlowExpression':
    case 'mdxjsEsm':
    case 'image':
    case 'definition':
    case 'html':
      return [source.slice(start, end)];
    case 'mdxJsxFlowElement':
      return tagsOf(node, source, start, end);
    case 'link':
      return [node.url, node.title ?? ''];
    case 'yaml':
      return frontMatterShape(node.value);
    case 'heading':
      return [String(node.depth)];
    default:
      return [];
  }
}

/** Keys and all values, reduced to their words. */
function frontMatterShape(yaml: string): string[] {
  const data = parseYaml(yaml) as Record<string, unknown>;
  return Object.entries(data).map(([key, value]) => `${key}=${wordsOnly(JSON.stringify(value))}`);
}

function tagsOf(
  node: Extract<Nodes, {type: 'mdxJsxFlowElement'}>,
  source: string,
  start: number,
  end: number,
): string[] {
  const first = node.children[0]?.position?.start.offset ?? end;
  const last = node.children.at(-1)?.position?.end.offset ?? end;
  return [source.slice(start, first), source.slice(last, end)];
}
