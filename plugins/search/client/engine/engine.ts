import {analyzeQuery} from './analyzeQuery';
import type {AnalyzedQuery} from './analyzeQuery';
import {buildHits} from './buildHits';
import type {HitSite} from './buildHits';
import {findPhrase} from './findPhrase';
import type {Needle} from './highlightText';
import type {IndexBody, IndexHead} from './indexFormat';
import {matchUnits} from './matchUnits';
import type {Searchable} from './matchUnits';
import {parsePinyinTable} from './pinyin';
import {mixReadings, otherReading} from './mixReadings';
import {createPostings} from './postings';
import {rankSections} from './rankSections';
import type {RankedSection} from './rankSections';
import {createTextIndex, isParagraphLine} from './textIndex';
import type {TextIndex} from './textIndex';
import type {SearchRequest, SearchResponse, SearchScope} from '../../types';

export interface SearchEngine {
  search(request: SearchRequest): SearchResponse;
}

const HITS_PER_PAGE = 20;
/** Shorter strings of symbols stand everywhere and mean nothing. */
const MIN_SYMBOLS = 2;

/** Without a body the engine knows titles and headings only. */
export function createEngine(head: IndexHead, body: IndexBody | null, site: HitSite): SearchEngine {
  const index = createTextIndex(head, body);
  const searchable: Searchable = {
    index,
    postings: createPostings(index),
    pinyin: parsePinyinTable(head.pinyin),
    pool: [],
    lineWeights: new Float32Array(index.lineCount),
  };
  return {
    search(request) {
      const started = performance.now();
      const hitsPerPage = Math.max(1, request.hitsPerPage ?? HITS_PER_PAGE);
      const page = Math.max(0, request.page ?? 0);
      const {ranked: found, needles} = findSections(request.query, searchable);
      const scopes = splitByScope(found, index);
      const ranked = request.scope ? scopes[request.scope] : found;
      const shown = ranked.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
      return {
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
    },
  };
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
function findSymbols({text}: AnalyzedQuery, {index, postings}: Searchable): Found {
  if (text.length < MIN_SYMBOLS) {
    return {ranked: [], needles: []};
  }
  const bySection = new Map<number, RankedSection>();
  for (const {line} of findPhrase(index, postings, text)) {
    const section = index.lineSection[line] ?? 0;
    if (!bySection.has(section)) {
      const isHeading = !isParagraphLine(index, line);
      bySection.set(section, {
        section,
        score: 1,
        headingCoverage: isHeading ? 1 : 0,
        bestLine: isHeading ? -1 : line,
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
