import {createHash} from 'node:crypto';
import {
  ASKED_AS,
  ASKED_AS_SEPARATOR,
  ALL_WORDS_FILE,
  CODES_FILE,
  DISCOURAGED,
  hanFile,
  HEAD_MAGIC,
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
/** Bytes of text before packing: about 3 KB are sent. */
const TEXT_BYTES = 6000;
/** Servers let what is in it be cached for ever (deploy/rules.ts). */
const HASHED_DIRECTORY = 'files';
/** Stands in no text: between the sections while they are packed as one. */
const SECTION_END = '\u0000';

/** The shipped files; `client/engine/indexFormat.ts` describes the format. */
export function serializeIndex(pages: PageContent[]): SerializedIndex {
  const sections = pages.flatMap((page) => page.sections);
  const han = collectHan(pages);
  const pinyin = createPinyinTable(han);
  const traditionalPairs = createTraditionalTable(han);
  const sectionTexts = sections.map(toText);
  const texts = sectionTexts.map(writeText);
  const packed = packText(texts.join(SECTION_END));
  const packedTexts = packed.text.split(SECTION_END);
  const groups = cutBySize(
    packedTexts,
    (_, number) => Buffer.byteLength(texts[number] ?? ''),
    TEXT_BYTES,
  );
  const labels = [...new Set(pages.map((page) => page.lvl0))];
  const headOf = (directory: string, shards: string): string =>
    [
      `${HEAD_MAGIC}\t${directory}`,
      labels.map(plain).join('\t'),
      pinyin,
      shards,
      writeNumbers(groups.map(({length}) => length)),
      writeNumbers(
        sectionTexts.flatMap(({questions, paragraphs}) => [questions.length, paragraphs.length]),
      ),
      ...headLines(pages, labels),
    ].join('\n');

  const terms = collectTerms(headOf('', ''), traditionalPairs, sectionTexts);
  const words = cutTerms(terms.words);
  const hanTerms = cutTerms(terms.han);
  const synonyms = cutRows(terms.synonyms);
  const contents: [file: string, content: string][] = [
    [CODES_FILE, `${traditionalPairs}\t${packed.table.join(' ')}`],
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
    ...numbered(groups, textFile),
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

function headLines(pages: PageContent[], labels: string[]): string[] {
  return pages.flatMap((page) =>
    page.sections.map((section) =>
      section.level === 1
        ? pageLine(page, section.title, labels.indexOf(page.lvl0))
        : `${section.level}${section.anchor}\t${plain(section.title)}`,
    ),
  );
}

function pageLine(page: PageContent, title: string, label: number): string {
  const {path, keywords, isDiscouraged} = page;
  const optional = [plain(keywords.join(',')), isDiscouraged ? DISCOURAGED : ''];
  return [`1${label}`, path, plain(title), ...optional].join('\t').trimEnd();
}

function toText({askedAs, paragraphs}: PageSection): SectionText {
  return {
    // A way of asking may itself hold the separator.
    questions: askedAs ? plain(askedAs.join(ASKED_AS_SEPARATOR)).split(ASKED_AS_SEPARATOR) : [],
    paragraphs: paragraphs.map(plain),
  };
}

/** An empty line at the end. */
function writeText({questions, paragraphs}: SectionText): string {
  const asked = questions.length > 0 ? [ASKED_AS + questions.join(ASKED_AS_SEPARATOR)] : [];
  return [...asked, ...paragraphs, ''].join('\n');
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
