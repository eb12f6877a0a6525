import {readLines} from './fieldLines';
import {createFold} from './foldText';
import type {Fold} from './foldText';
import {ASKED_AS_SEPARATOR} from './indexFormat';
import type {IndexBody, IndexHead, IndexPage, IndexSection} from './indexFormat';

export const LINE_KIND = {heading: 0, address: 1, keywords: 2, paragraph: 3, askedAs: 4} as const;

/**
 * The whole site as one text: for each section a line with its heading, one with its address (path
 * or anchor, English words that come for free), for a page its keywords, one for each way in which
 * readers ask for it, and one per paragraph. The text itself is the index: postings point into it, and every match is
 * verified and shown from it.
 */
export interface TextIndex {
  pages: IndexPage[];
  sections: IndexSection[];
  /** As readers see it. */
  raw: string;
  /** The same length as `raw`. */
  folded: string;
  fold: Fold;
  lineCount: number;
  /** Start of each line; one more entry at the end, so that a line ends one before the next. */
  lineStart: Int32Array;
  lineSection: Int32Array;
  /** One of LINE_KIND. */
  lineKind: Uint8Array;
  sectionPage: Int32Array;
  /** The heading line of each section; the others follow. */
  headingLine: Int32Array;
  /** How many paragraphs each section has, for one of average length 1. */
  relativeLength: Float32Array;
  /** Ids of the fields that lines are about. */
  lineField: Map<number, string>;
}

export function createTextIndex(head: IndexHead, body: IndexBody | null): TextIndex {
  const lines: string[] = [];
  const lineSection: number[] = [];
  const lineKind: number[] = [];
  const headingLine = new Int32Array(head.sections.length);
  const lineField = new Map<number, string>();
  head.sections.forEach((section, number) => {
    const add = (line: string, kind: number): void => {
      lines.push(line);
      lineSection.push(number);
      lineKind.push(kind);
    };
    headingLine[number] = lines.length;
    add(section.title, LINE_KIND.heading);
    const page = head.pages[section.page];
    add(section.anchor ?? page?.path ?? '', LINE_KIND.address);
    if (section.level === 1 && page?.keywords) {
      add(page.keywords, LINE_KIND.keywords);
    }
    const askedAs = body?.askedAs.get(number);
    for (const question of askedAs?.split(ASKED_AS_SEPARATOR) ?? []) {
      add(question, LINE_KIND.askedAs);
    }
    for (const {text, field} of readLines(body?.paragraphs[number] ?? [], section.anchor)) {
      if (field) {
        lineField.set(lines.length, field);
      }
      add(text, LINE_KIND.paragraph);
    }
  });
  const raw = lines.join('\n');
  const fold = createFold(body?.traditionalPairs);
  return {
    pages: head.pages,
    sections: head.sections,
    raw,
    folded: fold(raw),
    fold,
    lineCount: lines.length,
    lineStart: startsOf(lines),
    lineSection: Int32Array.from(lineSection),
    lineKind: Uint8Array.from(lineKind),
    sectionPage: Int32Array.from(head.sections, ({page}) => page),
    headingLine,
    relativeLength: relativeLengths(head.sections.length, body),
    lineField,
  };
}

export function isHeadingLine({lineKind}: TextIndex, line: number): boolean {
  return lineKind[line] === LINE_KIND.heading;
}

export function isParagraphLine({lineKind}: TextIndex, line: number): boolean {
  return lineKind[line] === LINE_KIND.paragraph;
}

export function isAskedAsLine({lineKind}: TextIndex, line: number): boolean {
  return lineKind[line] === LINE_KIND.askedAs;
}

export function lineLength(index: TextIndex, line: number): number {
  return (index.lineStart[line + 1] ?? 0) - 1 - (index.lineStart[line] ?? 0);
}

export function lineText(index: TextIndex, line: number): string {
  return index.raw.slice(index.lineStart[line] ?? 0, (index.lineStart[line + 1] ?? 0) - 1);
}

/** The line that contains a position of the text. */
export function lineAt(index: TextIndex, position: number): number {
  let low = 0;
  let high = index.lineCount - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((index.lineStart[middle] ?? 0) <= position) {
      low = middle;
    } else {
      high = middle - 1;
    }
  }
  return low;
}

function relativeLengths(sections: number, body: IndexBody | null): Float32Array {
  const total = body?.paragraphs.reduce((sum, {length}) => sum + length, 0) ?? 0;
  const average = Math.max(1, total / sections);
  return Float32Array.from(
    {length: sections},
    (_, section) => (body?.paragraphs[section]?.length ?? 0) / average,
  );
}

function startsOf(lines: string[]): Int32Array {
  const starts = new Int32Array(lines.length + 1);
  let position = 0;
  lines.forEach((line, number) => {
    starts[number] = position;
    position += line.length + 1;
  });
  starts[lines.length] = position;
  return starts;
}
