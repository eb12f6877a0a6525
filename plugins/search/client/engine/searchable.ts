import type {IndexHead, SectionText} from './indexFormat';
import {createWholeLexicon} from './lexicon';
import type {Lexicon} from './lexicon';
import {parsePinyinTable} from './pinyin';
import type {PinyinTable} from './pinyin';
import {addPostings} from './postings';
import type {Postings} from './postings';
import {addTexts, createTextIndex} from './textIndex';
import type {TextIndex} from './textIndex';
import type {UnitMatches} from './UnitMatches';

/** Everything a query is matched against. */
export interface Searchable {
  index: TextIndex;
  /** Of the text that has arrived. */
  postings: Postings;
  lexicon: Lexicon;
  pinyin: PinyinTable;
  /** Reused from search to search, one per unit. */
  pool: UnitMatches[];
  /** Weights per line, all 0 between searches. */
  lineWeights: Float32Array;
}

/** Of a text to which more is added, whose terms are known otherwise. */
export function createSearchable(
  head: IndexHead,
  index: TextIndex,
  createLexicon: (postings: Postings) => Lexicon,
): Searchable {
  const postings: Postings = new Map();
  addPostings(postings, index);
  return {
    index,
    postings,
    lexicon: createLexicon(postings),
    pinyin: parsePinyinTable(head.pinyin),
    pool: [],
    lineWeights: new Float32Array(index.lineCount),
  };
}

/** Of a site whose texts are all there. */
export function createWholeSearchable(
  head: IndexHead,
  texts: SectionText[],
  traditionalPairs?: string,
): Searchable {
  const index = createTextIndex(head, traditionalPairs);
  addTexts(index, 0, texts);
  return createSearchable(head, index, createWholeLexicon);
}
