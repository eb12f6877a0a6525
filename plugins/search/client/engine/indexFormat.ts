import {readNumbers} from './numberCodes';

/**
 * The shipped files. They are text, which every server compresses.
 *
 * head.txt: titles and headings, which answer at once, and where to find the rest
 *   line 1   magic, TAB, name of the directory that holds the other files
 *   line 2   chapter names (lvl0), separated by TAB
 *   line 3   pinyin table: `syllable:characters` separated by `;`
 *   line 4   first term of each file of words, separated by spaces, TAB, the same for Han terms, TAB,
 *            first word of each file of synonyms, separated by commas
 *   line 5   how many sections each file of texts holds (numbers as in numberCodes.ts)
 *   line 6   for each section in how many ways readers ask for it and how many paragraphs it has
 *   then one line per section, pages first:
 *     page     `1` chapter number, TAB, path, TAB, title, TAB, keywords, TAB, `-` if discouraged;
 *              empty fields at the end are left out
 *     heading  level (2 to 6) anchor, TAB, title
 *
 * The other files begin with a line of their own magic, TAB, how many characters follow: what is
 * missing from them must not pass for what the site does not say. Their directory is named after their
 * content, so that they may be cached for ever. A question needs few of them.
 *   codes.txt      pairs 「traditional, simplified」, TAB, what each code of the texts stands for,
 *                  separated by spaces (see unpackText.ts)
 *   words-<n>.txt  terms of the site in their order (see termShards.ts), one per line: the term, TAB,
 *   han-<n>.txt    on which lines of the texts it stands, TAB, on which its parts stand side by side
 *   synonyms-<n>.txt  words of synonyms.ts in its order, one per line: the word, TAB, on which lines of
 *                  the site it stands
 *   all-words.txt  every word of the site, for what nobody spells so
 *   symbols.txt    runs of symbols, one per line: the run, TAB, on which lines of the texts it stands
 *   text-<n>.txt   for each of its sections: a TAB and how readers ask for it, if anybody wrote that
 *                  down, one line per paragraph, and an empty line; paragraphs about fields of the
 *                  API begin with a mark (see fieldLines.ts).
 */

export const HEAD_MAGIC = 'langflow-search-head/3';
const FILE_MAGIC = 'langflow-search/3';

export const CODES_FILE = 'codes.txt';
export const ALL_WORDS_FILE = 'all-words.txt';
export const SYMBOLS_FILE = 'symbols.txt';
export const wordsFile = (number: number): string => `words-${number}.txt`;
export const hanFile = (number: number): string => `han-${number}.txt`;
export const synonymsFile = (number: number): string => `synonyms-${number}.txt`;
export const isSynonymsFile = (file: string): boolean => file.startsWith('synonyms-');
export const textFile = (number: number): string => `text-${number}.txt`;

/** Last field of a page that readers should not find first. */
export const DISCOURAGED = '-';

/** No paragraph begins with it. */
export const ASKED_AS = '\t';
/** Between the ways in which readers ask for one section. */
export const ASKED_AS_SEPARATOR = '，';

const REFERENCE_PATH = 'api/';
const CONTRIBUTION_PATH = 'contributing-';
/** Lines of head.txt before those of the sections. */
const PREAMBLE_LINES = 6;

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
  /** In how many ways readers ask for it, as far as anybody wrote that down. */
  questions: number;
  paragraphs: number;
}

export interface IndexHead {
  /** Of the other files, relative to that of head.txt. */
  directory: string;
  pinyin: string;
  /** First term of each file. */
  wordShards: string[];
  hanShards: string[];
  synonymShards: string[];
  /** First section of each file of texts. */
  textStarts: number[];
  pages: IndexPage[];
  sections: IndexSection[];
}

export interface SectionText {
  /** How readers ask for it. */
  questions: string[];
  paragraphs: string[];
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
  const [first = '', chapters = '', pinyin = '', shards = '', textSizes = '', counts = ''] = lines;
  const directory = readMagic(first, HEAD_MAGIC, 'head.txt');
  const labels = chapters.split('\t');
  const [words = '', han = '', synonyms = ''] = shards.split('\t');
  const lineCounts = readNumbers(counts);
  const pages: IndexPage[] = [];
  const sections: IndexSection[] = [];
  /** Open headings by level. */
  let trail: number[] = [];
  for (const line of lines.slice(PREAMBLE_LINES)) {
    const level = Number(line[0]);
    const fields = line.slice(1).split('\t');
    const number = sections.length;
    const [questions = 0, paragraphs = 0] = lineCounts.slice(2 * number, 2 * number + 2);
    const size = {questions, paragraphs};
    if (level === 1) {
      const [label = '', path = '', title = '', keywords = '', mark] = fields;
      sections.push({page: pages.length, level, anchor: null, title, ancestors: [], ...size});
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
      sections.push({page: pages.length - 1, level, anchor, title, ancestors: trail, ...size});
      trail = [...trail, number];
    } else {
      throw new IndexFormatError(`head.txt is damaged: unreadable line "${line.slice(0, 60)}".`);
    }
  }
  if (pages.length === 0) {
    throw new IndexFormatError('head.txt lists no page.');
  }
  if (lineCounts.length !== 2 * sections.length) {
    throw new IndexFormatError(
      `head.txt is damaged: ${lineCounts.length / 2} sections are counted, ${sections.length} listed.`,
    );
  }
  return {
    directory,
    pinyin,
    wordShards: splitList(words, ' '),
    hanShards: splitList(han, ' '),
    synonymShards: splitList(synonyms, ','),
    textStarts: startsOf(readNumbers(textSizes)),
    pages,
    sections,
  };
}

/** Any file but head.txt. */
export function writeContent(content: string): string {
  return `${FILE_MAGIC}\t${content.length}\n${content}`;
}

/** Undoes `writeContent`. */
export function readContent(text: string, file: string): string {
  const [firstLine = ''] = text.split('\n', 1);
  const length = readMagic(firstLine, FILE_MAGIC, file);
  const content = text.slice(firstLine.length + 1);
  if (content.length !== Number(length)) {
    throw new IndexFormatError(
      `${file} is damaged: it holds ${content.length} characters, not ${length}.`,
    );
  }
  return content;
}

export interface Codes {
  traditionalPairs: string;
  table: string[];
}

export function parseCodes(content: string): Codes {
  const [traditionalPairs = '', table = ''] = content.split('\t');
  return {traditionalPairs, table: table.split(' ')};
}

/** @param content unpacked */
export function parseTexts(content: string): SectionText[] {
  const texts: SectionText[] = [];
  let current: SectionText = {questions: [], paragraphs: []};
  for (const line of content.split('\n')) {
    if (line.startsWith(ASKED_AS)) {
      current.questions = line.slice(ASKED_AS.length).split(ASKED_AS_SEPARATOR);
    } else if (line) {
      current.paragraphs.push(line);
    } else {
      texts.push(current);
      current = {questions: [], paragraphs: []};
    }
  }
  return texts;
}

function splitList(text: string, separator: string): string[] {
  return text ? text.split(separator) : [];
}

function startsOf(sizes: number[]): number[] {
  let next = 0;
  return sizes.map((size) => {
    const start = next;
    next += size;
    return start;
  });
}

/** What follows the magic. */
function readMagic(line: string, magic: string, file: string): string {
  const [found, value] = line.split('\t');
  if (found !== magic || value === undefined) {
    throw new IndexFormatError(
      `${file} is not a search index of this version (expected "${magic}", got "${line.slice(0, 60)}").`,
      {isOutdated: Boolean(found?.startsWith(magic.replace(/\d+$/, '')))},
    );
  }
  return value;
}
