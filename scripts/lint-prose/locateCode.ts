import type {Code} from 'mdast';

/**
 * Source offset at which each line of a fenced block's value starts.
 *
 * The parser removes the indentation of fences in lists and tabs, so a line of the value is the end
 * of its source line.
 */
export function codeLineOffsets(node: Code, source: string): number[] {
  const start = node.position?.start.offset ?? 0;
  let lineStart = source.indexOf('\n', start) + 1;
  return node.value.split('\n').map((line) => {
    const next = source.indexOf('\n', lineStart);
    const lineEnd = next === -1 ? source.length : next;
    const text = source.slice(lineStart, lineEnd).replace(/\r$/, '');
    const offset = lineStart + Math.max(0, text.length - line.length);
    lineStart = lineEnd + 1;
    return offset;
  });
}

/** Value and place of `title="…"` in the meta of a fence. */
export function fenceTitle(node: Code, source: string): {value: string; offset: number} | null {
  const start = node.position?.start.offset ?? 0;
  const lineEnd = source.indexOf('\n', start);
  const opening = source.slice(start, lineEnd === -1 ? source.length : lineEnd);
  const match = /\btitle=(["'])(.*?)\1/.exec(opening);
  return match ? {value: match[2] ?? '', offset: start + match.index + 'title='.length + 1} : null;
}
