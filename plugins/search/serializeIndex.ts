import {createHash} from 'node:crypto';
import {
  ASKED_AS,
  ASKED_AS_SEPARATOR,
  ALL_WORDS_FILE,
  CODES_FILE,
  DISCOURAGED,
  HEADINGS_FILE,
  hanFile,
  HEAD_MAGIC,
  READINGS_FILE,
  SYMBOLS_FILE,
  synonymsFile,
  textFile,
  wordsFile,
  writeContent,
  type SectionText,
} from './client/engine/indexFormat';
import {writeNumbers} from './client/engine/numberCodes';
import {collectTerms} from './collectTerms';
import {cutBySize, cutRows, cutTerms} from './cutFiles';
import {packText} from './packText';
import {createPinyinTable} from './pinyinTable';
import {createTraditionalTable} from './traditionalTable';
import type {PageContent, PageSection} from './types';

export interface SerializedIndex {
  head: string;
  /** Of the other files; named after their content, so that they may be cached for ever. */
  directory: string;
  /** By name. */
  files: Map<string, string>;
}

const HAN = /[\u3400-\u4dbf\u4e00-\u9fff]/g;
/** Bytes of text before packing: about 1 KB is sent. Most answers need one section of a file. */
const TEXT_BYTES = 2000;
/** Servers let what is in it be cached for ever (deploy/rules.ts). */
const HASHED_DIRECTORY = 'files';
/** Stands in no text: between the files while they are packed as one. */
const FILE_END = '\u0000';

/** The shipped files; `client/engine/indexFormat.ts` describes the format. */
export function serializeIndex(pages: PageContent[]): SerializedIndex {
  const sections = pages.flatMap((page) => page.sections);
  const han = collectHan(pages);
  const pinyin = createPinyinTable(han);
  const traditionalPairs = createTraditionalTable(han);
  const sectionTexts = textsOf(pages);
  const groups = cutBySize(
    sectionTexts.map(writeText),
    (text) => Buffer.byteLength(text),
    TEXT_BYTES,
  );
  const above = headingsAbove(sections);
  let firstSection = 0;
  const textFiles = groups.map((texts) => {
    const headings = above[firstSection] ?? [];
    firstSection += texts.length;
    return [headings.map(writeHeading).join('\t'), ...texts].join('\n');
  });
  const packed = packText(textFiles.join(FILE_END));
  const labels = [...new Set(pages.map((page) => page.lvl0))];
  const headOf = (directory: string, shards: string): string =>
    [
      `${HEAD_MAGIC}\t${directory}`,
      labels.map(plain).join('\t'),
      shards,
      writeNumbers(groups.map(({length}) => length)),
      sections.map(({level}) => level).join(''),
      writeNumbers(
        sectionTexts.flatMap(({questions, paragraphs}) => [questions.length, paragraphs.length]),
      ),
      ...pages.map((page) => pageLine(page, labels.indexOf(page.lvl0))),
    ].join('\n');

  const terms = collectTerms(headOf('', ''), sectionTexts);
  const words = cutTerms(terms.words);
  const hanTerms = cutTerms(terms.han);
  const synonyms = cutRows(terms.synonyms);
  const contents: [file: string, content: string][] = [
    [CODES_FILE, packed.table.join(' ')],
    [READINGS_FILE, `${pinyin}\t${traditionalPairs}`],
    [ALL_WORDS_FILE, terms.allWords.join('\n')],
    [SYMBOLS_FILE, terms.symbols.join('\n')],
    ...numbered(
      words.map(({rows}) => rows),
      wordsFile,
    ),
    ...numbered(
      hanTerms.map(({rows}) => rows),
      hanFile,
    ),
    ...numbered(
      synonyms.map((rows) => rows.map(({row}) => row)),
      synonymsFile,
    ),
    [HEADINGS_FILE, sections.filter(isHeading).map(writeHeading).join('\n')],
    ...packed.text
      .split(FILE_END)
      .map((text, number): [string, string] => [textFile(number), text]),
  ];
  const files = new Map(contents.map(([file, content]) => [file, writeContent(content)] as const));
  const firsts = (shards: {first: string}[]): string => shards.map(({first}) => first).join(' ');
  const firstSynonyms = synonyms.map(([first]) => first?.term ?? '').join(',');
  const shards = [firsts(words), firsts(hanTerms), firstSynonyms].join('\t');
  const hash = createHash('sha256').update(headOf('', shards));
  files.forEach((content) => hash.update(content));
  const directory = `${HASHED_DIRECTORY}/${hash.digest('hex').slice(0, 12)}`;
  return {head: headOf(directory, shards), directory, files};
}

function numbered(
  files: string[][],
  nameOf: (number: number) => string,
): [file: string, content: string][] {
  return files.map((lines, number) => [nameOf(number), lines.join('\n')]);
}

function pageLine({path, sections, isDiscouraged}: PageContent, label: number): string {
  const title = plain(sections[0]?.title ?? '');
  return [label, path, title, isDiscouraged ? DISCOURAGED : ''].join('\t').trimEnd();
}

const isHeading = ({level}: PageSection): boolean => level > 1;

const writeHeading = ({anchor, title}: PageSection): string => `${anchor ?? ''}\t${plain(title)}`;

/** For each section, outermost first. */
function headingsAbove(sections: PageSection[]): PageSection[][] {
  let trail: PageSection[] = [];
  return sections.map((section) => {
    const above = trail.filter(({level}) => level < section.level);
    trail = [...above, section];
    return above.filter(isHeading);
  });
}

/** What the files of texts say of each section. */
export function textsOf(pages: PageContent[]): SectionText[] {
  return pages.flatMap((page) => page.sections.map((section) => toText(section, page)));
}

function toText({anchor, title, askedAs, paragraphs}: PageSection, page: PageContent): SectionText {
  return {
    heading: anchor ? {anchor, title: plain(title)} : null,
    keywords: anchor ? '' : plain(page.keywords.join(',')),
    // A way of asking may itself hold the separator.
    questions: askedAs ? plain(askedAs.join(ASKED_AS_SEPARATOR)).split(ASKED_AS_SEPARATOR) : [],
    paragraphs: paragraphs.map(plain),
  };
}

/** Ends with an empty line. */
function writeText({heading, keywords, questions, paragraphs}: SectionText): string {
  const first = heading ? `${heading.anchor}\t${heading.title}` : `\t${keywords}`;
  const asked = questions.length > 0 ? [ASKED_AS + questions.join(ASKED_AS_SEPARATOR)] : [];
  return [first, ...asked, ...paragraphs, ''].join('\n');
}

function plain(text: string): string {
  return text.replace(/[\t\n\r]+/g, ' ');
}

function collectHan(pages: PageContent[]): Set<string> {
  const han = new Set<string>();
  for (const page of pages) {
    const texts = page.sections.flatMap(({title, paragraphs, askedAs = []}) => [
      title,
      ...paragraphs,
      ...askedAs,
    ]);
    for (const text of [...page.keywords, ...texts]) {
      text.match(HAN)?.forEach((character) => han.add(character));
    }
  }
  return han;
}
