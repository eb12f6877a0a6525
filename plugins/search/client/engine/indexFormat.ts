import {unpackText} from './unpackText';

/**
 * The two shipped files. They are text, which every server compresses.
 *
 * head.txt
 *   line 1   magic, TAB, name of the body file
 *   line 2   chapter names (lvl0), separated by TAB
 *   line 3   pinyin table: `syllable:characters` separated by `;`
 *   then one line per section, pages first:
 *     page     `1` chapter number, TAB, path, TAB, title, TAB, keywords, TAB, `-` if discouraged;
 *              empty fields at the end are left out
 *     heading  level (2 to 6) anchor, TAB, title
 *
 * body.<hash>.txt
 *   line 1   magic, TAB, pairs 「traditional, simplified」, TAB, what each code stands for, separated
 *            by spaces (see unpackText.ts)
 *   then for each section of the head, in its order: a TAB and how readers ask for it, if anybody
 *   wrote that down, one line per paragraph, and an empty line; paragraphs about fields of the API
 *   begin with a mark (see fieldLines.ts).
 */

export const HEAD_MAGIC = 'langflow-search-head/2';
export const BODY_MAGIC = 'langflow-search-body/2';

/** Last field of a page that readers should not find first. */
export const DISCOURAGED = '-';

/** No paragraph begins with it. */
export const ASKED_AS = '\t';
/** Between the ways in which readers ask for one section. */
export const ASKED_AS_SEPARATOR = '，';

const REFERENCE_PATH = 'api/';
const CONTRIBUTION_PATH = 'contributing-';

export interface IndexPage {
  /** Relative to the base URL, without leading slash. */
  path: string;
  lvl0: string;
  /** Number of the section that is the page itself. */
  section: number;
  /** An operation of the API: looked up by name, while a question is answered by a guide. */
  isReference: boolean;
  /** For those who work on Langflow itself; most readers use it. */
  isContribution: boolean;
  /** Something else replaces it. */
  isDiscouraged: boolean;
  /** Words for its subject, also such as its text does not use; empty if there are none. */
  keywords: string;
}

export interface IndexSection {
  page: number;
  level: number;
  anchor: string | null;
  title: string;
  /** Numbers of the headings above it on the same page, without the page title. */
  ancestors: number[];
}

export interface IndexHead {
  bodyFile: string;
  pinyin: string;
  pages: IndexPage[];
  sections: IndexSection[];
}

export interface IndexBody {
  traditionalPairs: string;
  /** Paragraphs per section, in the order of the head. */
  paragraphs: string[][];
  /** How readers ask for a section, by its number. */
  askedAs: Map<number, string>;
}

/** The file is missing (a server answered with a page instead), cut off or of another version. */
export class IndexFormatError extends Error {
  override readonly name = 'IndexFormatError';
  /** A sound index of another version: the site has changed since this code was loaded. */
  readonly isOutdated: boolean;

  constructor(message: string, {isOutdated = false} = {}) {
    super(message);
    this.isOutdated = isOutdated;
  }
}

export function parseHead(text: string): IndexHead {
  const lines = text.split('\n');
  const [bodyFile] = readMagic(lines[0], HEAD_MAGIC, 'head.txt');
  const labels = (lines[1] ?? '').split('\t');
  const pages: IndexPage[] = [];
  const sections: IndexSection[] = [];
  /** Open headings by level. */
  let trail: number[] = [];
  for (const line of lines.slice(3)) {
    const level = Number(line[0]);
    const fields = line.slice(1).split('\t');
    const number = sections.length;
    if (level === 1) {
      const [label = '', path = '', title = '', keywords = '', mark] = fields;
      sections.push({page: pages.length, level, anchor: null, title, ancestors: []});
      pages.push({
        path,
        lvl0: labels[Number(label)] ?? '',
        section: number,
        isReference: path.startsWith(REFERENCE_PATH),
        isContribution: path.startsWith(CONTRIBUTION_PATH),
        isDiscouraged: mark === DISCOURAGED,
        keywords,
      });
      trail = [];
    } else if (level >= 2 && level <= 6) {
      const [anchor = '', title = ''] = fields;
      trail = trail.filter((section) => (sections[section]?.level ?? 0) < level);
      sections.push({page: pages.length - 1, level, anchor, title, ancestors: trail});
      trail = [...trail, number];
    } else {
      throw new IndexFormatError(`head.txt is damaged: unreadable line "${line.slice(0, 60)}".`);
    }
  }
  if (pages.length === 0) {
    throw new IndexFormatError('head.txt lists no page.');
  }
  return {bodyFile, pinyin: lines[2] ?? '', pages, sections};
}

export function parseBody(text: string, head: IndexHead): IndexBody {
  const end = text.indexOf('\n');
  const firstLine = end < 0 ? text : text.slice(0, end);
  const [traditionalPairs, table = ''] = readMagic(firstLine, BODY_MAGIC, head.bodyFile);
  const lines = unpackText(text.slice(firstLine.length + 1), table.split(' ')).split('\n');
  const paragraphs: string[][] = [];
  const askedAs = new Map<number, string>();
  let current: string[] = [];
  for (const line of lines) {
    if (line.startsWith(ASKED_AS)) {
      askedAs.set(paragraphs.length, line.slice(ASKED_AS.length));
    } else if (line) {
      current.push(line);
    } else {
      paragraphs.push(current);
      current = [];
    }
  }
  if (paragraphs.length !== head.sections.length) {
    throw new IndexFormatError(
      `${head.bodyFile} holds ${paragraphs.length} sections, head.txt lists ${head.sections.length}.`,
    );
  }
  return {traditionalPairs, paragraphs, askedAs};
}

/** What follows the magic, one field at least. */
function readMagic(
  line: string | undefined,
  magic: string,
  file: string,
): [value: string, ...more: string[]] {
  const [found, value, ...more] = (line ?? '').split('\t');
  if (found !== magic || value === undefined) {
    throw new IndexFormatError(
      `${file} is not a search index of this version (expected "${magic}", got "${(line ?? '').slice(0, 60)}").`,
      {isOutdated: Boolean(found?.startsWith(magic.replace(/\d+$/, '')))},
    );
  }
  return [value, ...more];
}
