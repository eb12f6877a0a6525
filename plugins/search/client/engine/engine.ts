import {analyzeQuery} from './analyzeQuery';
import type {AnalyzedQuery} from './analyzeQuery';
import {buildHits} from './buildHits';
import type {HitSite} from './buildHits';
import {scanText, unseen} from './findPhrase';
import {createFold} from './foldText';
import type {Needle} from './highlightText';
import {
  CODES_FILE,
  HEADINGS_FILE,
  parseHeadings,
  parseReadings,
  parseTexts,
  readContent,
  READINGS_FILE,
  textFile,
} from './indexFormat';
import type {Heading, IndexHead} from './indexFormat';
import {ShardedLexicon} from './lexicon';
import {matchUnits} from './matchUnits';
import {mixReadings, otherReading} from './mixReadings';
import {NO_PINYIN, parsePinyinTable} from './pinyin';
import type {PinyinTable} from './pinyin';
import {addPostings} from './postings';
import {rankSections} from './rankSections';
import type {RankedSection} from './rankSections';
import {createSearchable, createWholeSearchable} from './searchable';
import type {Searchable} from './searchable';
import {addHeadings, addTexts, createTextIndex, isParagraphLine, paragraphsOf} from './textIndex';
import type {TextIndex} from './textIndex';
import {unpackText} from './unpackText';
import type {SearchRequest, SearchResponse, SearchScope} from '../../types';

export interface AnsweringEngine {
  search(request: SearchRequest): SearchResponse;
}

export interface Answer {
  response: SearchResponse;
  /** Files that the answer lacks. Once they are added, the same request may lack others. */
  wants: string[];
  /** It lacks nothing but texts: hits whose texts are there are the right ones, or nearly. */
  isNearlyRight: boolean;
}

export interface SearchEngine {
  search(request: SearchRequest): Answer;
  add(file: string, text: string): void;
  /** Files with the text of a section. */
  filesOf(section: number): string[];
  /** Of a section whose files were added. */
  paragraphsOf(section: number): string[];
  /** Of a section that is no page; known once its files or HEADINGS_FILE were added. */
  headingOf(section: number): Heading | undefined;
}

const HITS_PER_PAGE = 20;
/** Shorter strings of symbols stand everywhere and mean nothing. */
const MIN_SYMBOLS = 2;

/**
 * Titles that share a word or two with a question are seldom what it is about, and would only be in the way until the
 * answer is there.
 */
const LEAST_TITLE_COVERAGE = 0.6;

/** Knows titles of pages only, and answers with those that hold most of the query. */
export function createTitlesEngine(head: IndexHead, site: HitSite): AnsweringEngine {
  const titles = {level: 1, ancestors: [], questions: 0, paragraphs: 0};
  const searchable = createWholeSearchable(
    {
      ...head,
      sections: head.pages.map((_, page) => ({...titles, page})),
      pages: head.pages.map((page, section) => ({...page, section})),
    },
    [],
  );
  searchable.coverageFloor = LEAST_TITLE_COVERAGE;
  return {search: (request) => answer(request, searchable, site).response};
}

/** Answers from the files that were added, and tells which a question lacks. */
export function createEngine(head: IndexHead, site: HitSite): SearchEngine {
  const wants = new Set<string>();
  const index = createTextIndex(head);
  const lexicon = new ShardedLexicon(head, index.lateLines, (file) => wants.add(file));
  let pinyin: PinyinTable | null = null;
  const searchable = createSearchable(
    index,
    () => lexicon,
    () => {
      if (!pinyin) {
        wants.add(READINGS_FILE);
      }
      return pinyin ?? NO_PINYIN;
    },
  );
  const {postings} = searchable;
  /** What each code of the texts stands for. */
  let codes: string[] | null = null;
  const texts = new Set<string>();

  return {
    search(request) {
      wants.clear();
      if (!codes) {
        wants.add(CODES_FILE);
      }
      const {response, exact, others} = answer(request, searchable, site);
      const isNearlyRight = wants.size === 0;
      if (isNearlyRight && lacksTexts(exact, others, index)) {
        for (const {section} of [...exact, ...others].filter(({isEstimated}) => isEstimated)) {
          wants.add(textFile(fileOfSection(head, section)));
        }
      }
      return {response, wants: [...wants], isNearlyRight};
    },
    add(file, text) {
      const number = textNumber(file);
      const before = index.raw.length;
      if (file === CODES_FILE) {
        codes = readContent(text, file).split(' ');
      } else if (file === READINGS_FILE) {
        const readings = parseReadings(readContent(text, file));
        pinyin = parsePinyinTable(readings.pinyin);
        // What has arrived reads the same: these are forms that the site does not write.
        index.fold = createFold(readings.traditionalPairs);
      } else if (file === HEADINGS_FILE) {
        addHeadings(index, parseHeadings(readContent(text, file)));
        addPostings(postings, index, before);
      } else if (number === null) {
        lexicon.add(file, text);
      } else if (!texts.has(file)) {
        const content = unpackText(readContent(text, file), codes ?? []);
        addTexts(index, head.textStarts[number] ?? 0, parseTexts(content));
        addPostings(postings, index, before);
        texts.add(file);
      }
    },
    filesOf: (section) => [CODES_FILE, textFile(fileOfSection(head, section))],
    paragraphsOf: (section) => paragraphsOf(index, section),
    headingOf(section) {
      const {anchor = null, title = ''} = index.headings[section] ?? {};
      return anchor === null ? undefined : {anchor, title};
    },
  };
}

const TEXT_FILE = /^text-(\d+)\.txt$/;

function textNumber(file: string): number | null {
  const [, number] = TEXT_FILE.exec(file) ?? [];
  return number === undefined ? null : Number(number);
}

function fileOfSection({textStarts}: IndexHead, section: number): number {
  let file = 0;
  while ((textStarts[file + 1] ?? Infinity) <= section) {
    file++;
  }
  return file;
}

interface RankedAnswer {
  response: SearchResponse;
  /** Hits that must not be estimates. */
  exact: RankedSection[];
  /** Hits behind them. */
  others: RankedSection[];
}

/** Of the hits that need not be exact so many may be missing, if texts that arrived put them there. */
const MAX_MISSING = 3;

function lacksTexts(exact: RankedSection[], others: RankedSection[], {headings}: TextIndex) {
  return (
    exact.some(({isEstimated}) => isEstimated) ||
    others.filter(({section}) => !headings[section]).length > MAX_MISSING
  );
}

function answer(request: SearchRequest, searchable: Searchable, site: HitSite): RankedAnswer {
  const started = performance.now();
  const {index} = searchable;
  const hitsPerPage = Math.max(1, request.hitsPerPage ?? HITS_PER_PAGE);
  const page = Math.max(0, request.page ?? 0);
  const {ranked: found, needles} = findSections(request.query, searchable);
  const scopes = splitByScope(found, index);
  const ranked = request.scope ? scopes[request.scope] : found;
  // Without its heading a section cannot be shown.
  const shown = ranked
    .slice(page * hitsPerPage, (page + 1) * hitsPerPage)
    .filter(({section}) => index.headings[section]);
  const response: SearchResponse = {
    hits: buildHits(shown, needles, request, index, site),
    nbHits: ranked.length,
    scopes: {guides: scopes.guides.length, api: scopes.api.length},
    page,
    nbPages: Math.ceil(ranked.length / hitsPerPage),
    hitsPerPage,
    query: request.query,
    queryID: createQueryId(),
    processingTimeMS: Math.round(performance.now() - started),
  };
  const end = (page + 1) * hitsPerPage;
  const exact = request.exactHits ?? end;
  return {response, exact: ranked.slice(0, exact), others: ranked.slice(exact, end)};
}

function splitByScope(
  ranked: RankedSection[],
  {sections, pages}: TextIndex,
): Record<SearchScope, RankedSection[]> {
  const scopes: Record<SearchScope, RankedSection[]> = {guides: [], api: []};
  for (const found of ranked) {
    const page = pages[sections[found.section]?.page ?? -1];
    scopes[page?.isReference ? 'api' : 'guides'].push(found);
  }
  return scopes;
}

interface Found {
  ranked: RankedSection[];
  needles: Needle[];
}

function findSections(text: string, site: Searchable): Found {
  const query = analyzeQuery(text, site.index.fold);
  if (query.units.length === 0) {
    return findSymbols(query, site);
  }
  const literal = findWords(query, site);
  const reading = otherReading(query.text);
  if (reading === undefined) {
    return literal;
  }
  const other = findWords(analyzeQuery(reading, site.index.fold), site);
  return {
    ranked: mixReadings(literal.ranked, other.ranked),
    needles: [...literal.needles, ...other.needles],
  };
}

function findWords(query: AnalyzedQuery, site: Searchable): Found {
  const matched = matchUnits(query, site);
  const ranked = rankSections(query, matched, site);
  const shown = new Map(matched.flatMap(({matches}) => [...matches.shown]));
  if (query.text.length > 1) {
    shown.set(query.text, 'start');
  }
  return {ranked, needles: Array.from(shown, ([needle, extent]) => ({text: needle, extent}))};
}

/** A query of symbols alone (`->`, `{{`) is looked up as it stands. */
function findSymbols({text}: AnalyzedQuery, {index, lexicon}: Searchable): Found {
  if (text.length < MIN_SYMBOLS) {
    return {ranked: [], needles: []};
  }
  const places = [...scanText(index, text), ...unseen(index, lexicon.linesWithSymbols(text))];
  const bySection = new Map<number, RankedSection>();
  for (const {line, position} of places.sort((a, b) => a.line - b.line)) {
    const section = index.lineSection[line] ?? 0;
    if (!bySection.has(section)) {
      const isHeading = !isParagraphLine(index, line);
      bySection.set(section, {
        section,
        score: 1,
        certainScore: 1,
        headingScore: 0,
        headingCoverage: isHeading ? 1 : 0,
        bestLine: isHeading ? -1 : line,
        isEstimated: position < 0,
      });
    }
  }
  return {ranked: [...bySection.values()], needles: [{text, extent: 'start'}]};
}

/** 32 hexadecimal digits, as Algolia gives them. */
function createQueryId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
