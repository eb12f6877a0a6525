import {readNumbers} from './numberCodes';

/**
 * The shipped files. They are text, which every server compresses.
 *
 * head.txt: titles of pages, which answer at once, and where to find the rest
 *   line 1   magic, TAB, name of the directory that holds the other files
 *   line 2   chapter names (lvl0), separated by TAB
 *   line 3   first term of each file of words, separated by spaces, TAB, the same for Han terms, TAB,
 *            first word of each file of synonyms, separated by commas
 *   line 4   how many sections each file of texts holds (numbers as in numberCodes.ts)
 *   line 5   level of each section, a digit: 1 is a page, 2 to 6 a heading on it
 *   line 6   for each section in how many ways readers ask for it and how many paragraphs it has
 *   then one line per page: chapter number, TAB, path, TAB, title, TAB and `-` if it is discouraged
 *
 * The other files begin with a line of their own magic, TAB, how many characters follow: what is
 * missing from them must not pass for what the site does not say. Their directory is named after their
 * content, so that they may be cached for ever. A question needs few of them.
 *   codes.txt      what each code of the texts stands for, separated by spaces (see unpackText.ts)
 *   words-<n>.txt  terms of the site in their order, one per line: the term, TAB, on which of the
 *   han-<n>.txt    lines that are not in the head it stands, TAB, on which its parts stand side by side
 *   synonyms-<n>.txt  words of synonyms.ts in its order, one per line: the word, TAB, on which lines of
 *                  the site it stands
 *   readings.txt   for what nobody writes so: pinyin table (`syllable:characters` separated by `;`),
 *                  TAB, pairs 「traditional, simplified」
 *   all-words.txt  for what nobody spells so: every word of the site
 *   symbols.txt    runs of symbols, one per line: the run, TAB, on which lines it stands
 *   headings.txt   anchor, TAB, title of each section that is not a page, one per line
 *   text-<n>.txt   first line: anchors and titles of the headings above its first section, separated
 *                  by TAB; then for each of its sections: anchor, TAB, title (of a page nothing, TAB,
 *                  keywords), then a TAB and how readers ask for it, if anybody wrote that down, one
 *                  line per paragraph, and an empty line; paragraphs about fields of the API begin
 *                  with a mark (see fieldLines.ts).
 */

export const HEAD_MAGIC = 'langflow-search-head/4';
const FILE_MAGIC = 'langflow-search/4';

export const CODES_FILE = 'codes.txt';
export const ALL_WORDS_FILE = 'all-words.txt';
export const SYMBOLS_FILE = 'symbols.txt';
export const HEADINGS_FILE = 'headings.txt';
export const READINGS_FILE = 'readings.txt';
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
/** Lines of head.txt before those of the pages. */
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
  title: string;
}

export interface IndexSection {
  page: number;
  /** 1 is the page itself. */
  level: number;
  /** Numbers of the headings above it on the same page, without the page title. */
  ancestors: number[];
  /** In how many ways readers ask for it, as far as anybody wrote that down. */
  questions: number;
  paragraphs: number;
}

export interface IndexHead {
  /** Of the other files, relative to that of head.txt. */
  directory: string;
  /** First term of each file. */
  wordShards: string[];
  hanShards: string[];
  synonymShards: string[];
  /** First section of each file of texts. */
  textStarts: number[];
  pages: IndexPage[];
  sections: IndexSection[];
}

export interface Heading {
  anchor: string;
  title: string;
}

export interface SectionText {
  /** Null for a page, whose title stands in the head. */
  heading: Heading | null;
  /** Of a page: words for its subject, also such as its text does not use; may be empty. */
  keywords: string;
  /** How readers ask for it. */
  questions: string[];
  paragraphs: string[];
}

export interface TextFile {
  /** The headings above the first of its sections, outermost first. */
  above: Heading[];
  texts: SectionText[];
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
  const [first = '', chapters = '', shards = '', textSizes = '', levels = '', counts = ''] = lines;
  const directory = readMagic(first, HEAD_MAGIC, 'head.txt');
  const labels = chapters.split('\t');
  const [words = '', han = '', synonyms = ''] = shards.split('\t');
  const sections = parseSections(levels, readNumbers(counts));
  const pageSections = sections.flatMap(({level}, number) => (level === 1 ? [number] : []));
  const pages = lines.slice(PREAMBLE_LINES).map((line, number) => {
    const [label = '', path = '', title = '', mark] = line.split('\t');
    return {
      path,
      lvl0: labels[Number(label)] ?? '',
      section: pageSections[number] ?? -1,
      isReference: path.startsWith(REFERENCE_PATH),
      isContribution: path.startsWith(CONTRIBUTION_PATH),
      isDiscouraged: mark === DISCOURAGED,
      title,
    };
  });
  if (pages.length === 0) {
    throw new IndexFormatError('head.txt lists no page.');
  }
  if (pages.length !== pageSections.length) {
    throw new IndexFormatError(
      `head.txt is damaged: ${pages.length} pages are listed, ${pageSections.length} counted.`,
    );
  }
  return {
    directory,
    wordShards: splitList(words, ' '),
    hanShards: splitList(han, ' '),
    synonymShards: splitList(synonyms, ','),
    textStarts: startsOf(readNumbers(textSizes)),
    pages,
    sections,
  };
}

function parseSections(levels: string, lineCounts: number[]): IndexSection[] {
  if (!/^1[1-6]*$/.test(levels) || lineCounts.length !== 2 * levels.length) {
    throw new IndexFormatError(
      `head.txt is damaged: ${lineCounts.length / 2} sections are counted, ${levels.length} have a level.`,
    );
  }
  let page = -1;
  /** Open headings. */
  let trail: number[] = [];
  return Array.from(levels, (digit, number) => {
    const level = Number(digit);
    if (level === 1) {
      page++;
    }
    trail = level === 1 ? [] : trail.filter((above) => Number(levels[above]) < level);
    const ancestors = trail;
    trail = level === 1 ? [] : [...trail, number];
    const [questions = 0, paragraphs = 0] = lineCounts.slice(2 * number, 2 * number + 2);
    return {page, level, ancestors, questions, paragraphs};
  });
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

export interface Readings {
  pinyin: string;
  traditionalPairs: string;
}

export function parseReadings(content: string): Readings {
  const [pinyin = '', traditionalPairs = ''] = content.split('\t');
  return {pinyin, traditionalPairs};
}

/** @param content unpacked */
export function parseTexts(content: string): TextFile {
  const [first = '', ...lines] = content.split('\n');
  const texts: SectionText[] = [];
  let current: SectionText | null = null;
  for (const line of lines) {
    if (!current) {
      const [anchor = '', text = ''] = line.split('\t');
      current = {
        heading: anchor ? {anchor, title: text} : null,
        keywords: anchor ? '' : text,
        questions: [],
        paragraphs: [],
      };
    } else if (line.startsWith(ASKED_AS)) {
      current.questions = line.slice(ASKED_AS.length).split(ASKED_AS_SEPARATOR);
    } else if (line) {
      current.paragraphs.push(line);
    } else {
      texts.push(current);
      current = null;
    }
  }
  const above = first ? first.split('\t') : [];
  return {
    above: above.flatMap((anchor, at) =>
      at % 2 === 0 ? [{anchor, title: above[at + 1] ?? ''}] : [],
    ),
    texts,
  };
}

export function parseHeadings(content: string): Heading[] {
  return content.split('\n').map((line) => {
    const [anchor = '', title = ''] = line.split('\t');
    return {anchor, title};
  });
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
