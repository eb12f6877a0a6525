import {readLines} from './fieldLines';
import {createFold} from './foldText';
import type {Fold} from './foldText';
import type {Heading, IndexHead, IndexPage, IndexSection, TextFile} from './indexFormat';

export const LINE_KIND = {heading: 0, address: 1, keywords: 2, paragraph: 3, askedAs: 4} as const;

/**
 * The site as lines: for each section its heading, its address (path or anchor, English words that
 * come for free), for a page its keywords, one for each way in which readers ask for it, and one per
 * paragraph. How many there are is known from the start, and of pages the title and the path; the
 * others are added as they arrive. What has arrived stands in one text, to which postings point and
 * from which every match is verified and shown.
 */
export interface TextIndex {
  pages: IndexPage[];
  sections: IndexSection[];
  /** By section, as far as they have arrived. The anchor of a page is null. */
  headings: (Heading | PageHeading | undefined)[];
  /** As readers see it, in the order in which it came. */
  raw: string;
  /** The same length as `raw`. */
  folded: string;
  fold: Fold;
  lineCount: number;
  /** Where each line begins and ends in the text; -1 if it has not arrived. */
  lineStart: Int32Array;
  lineEnd: Int32Array;
  /** Lines in the order of the text. */
  arrived: number[];
  lineSection: Int32Array;
  /** One of LINE_KIND. */
  lineKind: Uint8Array;
  sectionPage: Int32Array;
  /** The heading line of each section; the others follow. */
  headingLine: Int32Array;
  /** The first line of each section that says what readers ask, or is a paragraph. */
  textLine: Int32Array;
  /** Lines that the head does not bring, in their order: the files of terms count only these. */
  lateLines: Int32Array;
  /** How many paragraphs each section has, for one of average length 1. */
  relativeLength: Float32Array;
  /** Ids of the fields that lines are about. */
  lineField: Map<number, string>;
}

interface PageHeading {
  anchor: null;
  title: string;
}

interface ArrivedLine {
  line: number;
  text: string;
}

export function createTextIndex(head: IndexHead): TextIndex {
  const {pages, sections} = head;
  const lineSection: number[] = [];
  const lineKind: number[] = [];
  const lateLines: number[] = [];
  const headingLine = new Int32Array(sections.length);
  const textLine = new Int32Array(sections.length);
  const headings: TextIndex['headings'] = [];
  const headLines: ArrivedLine[] = [];
  sections.forEach((section, number) => {
    const addLine = (kind: number): number => {
      lineKind.push(kind);
      return lineSection.push(number) - 1;
    };
    const addLate = (kind: number, count = 1): void => {
      for (let left = count; left > 0; left--) {
        lateLines.push(addLine(kind));
      }
    };
    const page = pages[section.page];
    headingLine[number] = lineKind.length;
    if (section.level === 1 && page) {
      headings[number] = {anchor: null, title: page.title};
      headLines.push({line: addLine(LINE_KIND.heading), text: page.title});
      headLines.push({line: addLine(LINE_KIND.address), text: page.path});
      addLate(LINE_KIND.keywords);
    } else {
      addLate(LINE_KIND.heading);
      addLate(LINE_KIND.address);
    }
    textLine[number] = lineKind.length;
    addLate(LINE_KIND.askedAs, section.questions);
    addLate(LINE_KIND.paragraph, section.paragraphs);
  });
  const index: TextIndex = {
    pages,
    sections,
    headings,
    raw: '',
    folded: '',
    fold: createFold(),
    lineCount: lineKind.length,
    lineStart: new Int32Array(lineKind.length).fill(-1),
    lineEnd: new Int32Array(lineKind.length).fill(-1),
    arrived: [],
    lineSection: Int32Array.from(lineSection),
    lineKind: Uint8Array.from(lineKind),
    sectionPage: Int32Array.from(sections, ({page}) => page),
    headingLine,
    textLine,
    lateLines: Int32Array.from(lateLines),
    relativeLength: relativeLengths(sections),
    lineField: new Map(),
  };
  addLines(index, headLines);
  return index;
}

/** Adds the texts of neighbouring sections, and the headings above them. */
export function addTexts(index: TextIndex, firstSection: number, {above, texts}: TextFile): void {
  const ancestors = index.sections[firstSection]?.ancestors ?? [];
  const lines = above.flatMap((heading, at) =>
    headingLines(index, ancestors[at] ?? firstSection, heading),
  );
  texts.forEach(({heading, keywords, questions, paragraphs}, offset) => {
    const section = firstSection + offset;
    let line = index.textLine[section] ?? 0;
    lines.push(
      ...(heading ? headingLines(index, section, heading) : [{line: line - 1, text: keywords}]),
    );
    for (const text of questions) {
      lines.push({line: line++, text});
    }
    for (const {text, field} of readLines(paragraphs, heading?.anchor ?? null)) {
      if (field) {
        index.lineField.set(line, field);
      }
      lines.push({line: line++, text});
    }
  });
  addLines(index, lines);
}

/** Adds all headings that are not titles of pages, in the order of the site. */
export function addHeadings(index: TextIndex, headings: Heading[]): void {
  let next = 0;
  addLines(
    index,
    index.sections.flatMap(({level}, section) => {
      const heading = level > 1 ? headings[next++] : undefined;
      return heading ? headingLines(index, section, heading) : [];
    }),
  );
}

/** None if they are known: the headings above a section come with several files. */
function headingLines(index: TextIndex, section: number, heading: Heading): ArrivedLine[] {
  const line = index.headingLine[section] ?? 0;
  if (index.headings[section]) {
    return [];
  }
  index.headings[section] = heading;
  return [
    {line, text: heading.title},
    {line: line + 1, text: heading.anchor},
  ];
}

function addLines(index: TextIndex, lines: ArrivedLine[]): void {
  let start = index.raw.length;
  for (const {line, text} of lines) {
    index.lineStart[line] = start;
    index.lineEnd[line] = start + text.length;
    index.arrived.push(line);
    start += text.length + 1;
  }
  const added = lines.map(({text}) => `${text}\n`).join('');
  index.raw += added;
  index.folded += index.fold(added);
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

export function hasArrived({lineStart}: TextIndex, line: number): boolean {
  return (lineStart[line] ?? -1) >= 0;
}

/** Of a line that has not arrived: about as long as most are. */
const USUAL_LENGTH = 40;
const USUAL_HEADING_LENGTH = 12;

export function lineLength(index: TextIndex, line: number): number {
  return hasArrived(index, line)
    ? (index.lineEnd[line] ?? 0) - (index.lineStart[line] ?? 0)
    : isHeadingLine(index, line)
      ? USUAL_HEADING_LENGTH
      : USUAL_LENGTH;
}

export function lineText(index: TextIndex, line: number): string {
  return hasArrived(index, line) ? index.raw.slice(index.lineStart[line], index.lineEnd[line]) : '';
}

/** Of a section whose text has arrived. */
export function paragraphsOf(index: TextIndex, section: number): string[] {
  const {questions = 0, paragraphs = 0} = index.sections[section] ?? {};
  const first = (index.textLine[section] ?? 0) + questions;
  return Array.from({length: paragraphs}, (_, number) => lineText(index, first + number));
}

/** The line that contains a position of the text. */
export function lineAt({arrived, lineStart}: TextIndex, position: number): number {
  let low = 0;
  let high = arrived.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((lineStart[arrived[middle] ?? 0] ?? 0) <= position) {
      low = middle;
    } else {
      high = middle - 1;
    }
  }
  return arrived[low] ?? 0;
}

function relativeLengths(sections: IndexSection[]): Float32Array {
  const total = sections.reduce((sum, {paragraphs}) => sum + paragraphs, 0);
  const average = Math.max(1, total / sections.length);
  return Float32Array.from(sections, ({paragraphs}) => paragraphs / average);
}
