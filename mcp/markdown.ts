/** A heading of a page's Markdown with all that stands under it, its subsections included. */
export interface MarkdownSection {
  level: number;
  title: string;
  /** First line, and the line behind the last one. */
  start: number;
  end: number;
}

/** Titles are compared without markup and spaces: the index keeps their text, Markdown their source. */
export const plainTitle = (title: string): string =>
  title
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[\s`*\\]/g, '')
    .toLowerCase();

/** Whether each line stands in a code block; its fences belong to it. */
function linesOfCode(lines: readonly string[]): boolean[] {
  let fence: string | undefined;
  return lines.map((line) => {
    const [, mark] = /^\s*(`{3,}|~{3,})/.exec(line) ?? [];
    if (fence === undefined) {
      fence = mark;
      return mark !== undefined;
    }
    if (mark?.startsWith(fence) && line.trim() === mark) {
      fence = undefined;
    }
    return true;
  });
}

export function findSections(markdown: string): MarkdownSection[] {
  const lines = markdown.split('\n');
  const isCode = linesOfCode(lines);
  const headings = lines.flatMap((line, start): MarkdownSection[] => {
    const [, marks, title] = (!isCode[start] && /^(#{1,6}) (.+)$/.exec(line)) || [];
    return marks && title ? [{level: marks.length, title, start, end: lines.length}] : [];
  });
  return headings.map((heading, index) => {
    const next = headings.slice(index + 1).find(({level}) => level <= heading.level);
    return {...heading, end: next?.start ?? lines.length};
  });
}

export interface MarkdownBlock {
  text: string;
  /** The line behind its last one. */
  end: number;
}

/** What blank lines part, but a code block is one piece. */
export function splitBlocks(markdown: string): MarkdownBlock[] {
  const lines = markdown.split('\n');
  const isCode = linesOfCode(lines);
  const blocks: MarkdownBlock[] = [];
  let current: string[] = [];
  lines.forEach((line, number) => {
    if (line.trim() !== '' || isCode[number]) {
      current.push(line);
    }
    const isLast = number === lines.length - 1;
    if (current.length > 0 && (isLast || (line.trim() === '' && !isCode[number]))) {
      blocks.push({text: current.join('\n'), end: number});
      current = [];
    }
  });
  return blocks;
}
