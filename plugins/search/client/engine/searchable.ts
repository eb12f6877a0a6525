import type {IndexHead, SectionText} from './indexFormat';
import {createWholeLexicon} from './lexicon';
import type {Lexicon} from './lexicon';
import {NO_PINYIN} from './pinyin';
import type {PinyinTable} from './pinyin';
import {addPostings} from './postings';
import type {Postings} from './postings';
import {RANKING} from './rankingWeights';
import {addTexts, createTextIndex} from './textIndex';
import type {TextIndex} from './textIndex';
import type {UnitMatches} from './UnitMatches';

/** Everything a query is matched against. */
export interface Searchable {
  index: TextIndex;
  /** Of the text that has arrived. */
  postings: Postings;
  lexicon: Lexicon;
  /** Asked for only by what the site does not write so: it may have to be loaded. */
  pinyin: () => PinyinTable;
  /** Least share of the query (by rarity) that a section must answer to be shown at all. */
  coverageFloor: number;
  /** Reused from search to search, one per unit. */
  pool: UnitMatches[];
  /** Weights per line, all 0 between searches. */
  lineWeights: Float32Array;
}

/** Of a text to which more is added, whose terms are known otherwise. */
export function createSearchable(
  index: TextIndex,
  createLexicon: (postings: Postings) => Lexicon,
  pinyin: () => PinyinTable,
): Searchable {
  const postings: Postings = new Map();
  addPostings(postings, index);
  return {
    index,
    postings,
    lexicon: createLexicon(postings),
    pinyin,
    coverageFloor: RANKING.coverageFloor,
    pool: [],
    lineWeights: new Float32Array(index.lineCount),
  };
}

/** Of a site whose texts are all there; of how characters sound nothing is known. */
export function createWholeSearchable(head: IndexHead, texts: SectionText[]): Searchable {
  const index = createTextIndex(head);
  addTexts(index, 0, {above: [], texts});
  return createSearchable(index, createWholeLexicon, () => NO_PINYIN);
}
