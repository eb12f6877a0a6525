import {isHan} from './characters';
import {
  ALL_WORDS_FILE,
  hanFile,
  isSynonymsFile,
  readContent,
  SYMBOLS_FILE,
  synonymsFile,
  wordsFile,
  type IndexHead,
} from './indexFormat';
import {readAscending} from './numberCodes';
import type {Postings} from './postings';
import {SYNONYMS} from './synonyms';
import {shardsOf} from './termShards';

/** A word of the site (Latin or another alphabet), or a part of a camelCase name. */
export interface Word {
  text: string;
  /** One bit per letter in it: words that miss too many letters of a query are no typo of it. */
  letters: number;
}

/** Which terms the site has, and on which lines, also of texts that have not arrived. */
export interface Lexicon {
  has(term: string): boolean;
  /** Certainly not there; as long as its file has not arrived, that is not known. */
  lacks(term: string): boolean;
  /** Lines that the head does not bring, ascending. */
  linesOf(term: string): readonly number[];
  /** Lines that the head does not bring and on which the parts of a word stand side by side. */
  compoundLinesOf(word: string): readonly number[];
  /** Terms that begin so, words in their order. */
  startingWith(start: string): string[];
  words(): readonly Word[];
  /** All lines with a word of synonyms.ts; null if it must be looked up like any other text. */
  linesOfSynonym(word: string): readonly number[] | null;
  /** Lines that the head does not bring with a run of symbols in which the text stands. */
  linesWithSymbols(text: string): readonly number[];
}

const NO_LINES: readonly number[] = [];

/** Each word once. Those of a group stand together: a question needs all of them or none. */
export const synonymWords = [...new Set(SYNONYMS.flat())];
const synonymPlaces = new Map(synonymWords.map((word, place) => [word, place]));

/** The terms of a text that is all there. */
export function createWholeLexicon(postings: Postings): Lexicon {
  const terms = [...postings.keys()].sort();
  const words = terms.filter((term) => !isHan(term.charCodeAt(0))).map(describeWord);
  return {
    has: (term) => postings.has(term),
    lacks: (term) => !postings.has(term),
    linesOf: () => NO_LINES,
    compoundLinesOf: () => NO_LINES,
    startingWith: (start) => rangeStartingWith(terms, start),
    words: () => words,
    linesOfSynonym: () => null,
    linesWithSymbols: () => NO_LINES,
  };
}

/** The terms of the files that have arrived; what a look-up lacks is reported to `want`. */
export class ShardedLexicon implements Lexicon {
  private readonly terms = new Map<string, string[]>();
  private readonly decoded = new Map<string, readonly number[]>();
  private readonly shards = new Map<string, string[]>();
  private allWords: Word[] | null = null;
  private readonly synonyms = new Map<string, readonly number[]>();
  private symbols: [run: string, lines: string][] | null = null;
  private readonly synonymStarts: number[];

  constructor(
    private readonly head: IndexHead,
    /** Number in the files of terms → line. */
    private readonly lateLines: Int32Array,
    private readonly want: (file: string) => void,
  ) {
    this.synonymStarts = head.synonymShards.map((first) => synonymPlaces.get(first) ?? Infinity);
  }

  add(file: string, text: string): void {
    const rows = readContent(text, file)
      .split('\n')
      .map((row) => row.split('\t'));
    if (file === ALL_WORDS_FILE) {
      this.allWords = rows.map(([word = '']) => describeWord(word));
    } else if (file === SYMBOLS_FILE) {
      this.symbols = rows.map(([run = '', lines = '']) => [run, lines]);
    } else if (isSynonymsFile(file)) {
      rows.forEach(([word = '', lines = '']) => this.synonyms.set(word, readAscending(lines)));
      this.shards.set(file, []);
    } else {
      rows.forEach(([term = '', ...fields]) => this.terms.set(term, fields));
      this.shards.set(
        file,
        rows.map(([term = '']) => term),
      );
    }
  }

  has(term: string): boolean {
    this.need(term);
    return this.terms.has(term);
  }

  lacks(term: string): boolean {
    return this.need(term).every((file) => this.shards.has(file)) && !this.terms.has(term);
  }

  linesOf(term: string): readonly number[] {
    this.need(term);
    return this.decode(this.terms.get(term)?.[0]);
  }

  compoundLinesOf(word: string): readonly number[] {
    this.need(word);
    return this.decode(this.terms.get(word)?.[1]);
  }

  startingWith(start: string): string[] {
    return this.need(start, `${start}\uffff`).flatMap((file) =>
      (this.shards.get(file) ?? []).filter((term) => term.startsWith(start)),
    );
  }

  words(): readonly Word[] {
    if (!this.allWords) {
      this.want(ALL_WORDS_FILE);
    }
    return this.allWords ?? [];
  }

  linesOfSynonym(word: string): readonly number[] | null {
    const place = synonymPlaces.get(word);
    if (place === undefined) {
      return null;
    }
    const later = this.synonymStarts.findIndex((start) => start > place);
    const file = synonymsFile((later < 0 ? this.synonymStarts.length : later) - 1);
    if (!this.shards.has(file)) {
      this.want(file);
    }
    return this.synonyms.get(word) ?? NO_LINES;
  }

  linesWithSymbols(text: string): readonly number[] {
    if (!this.symbols) {
      this.want(SYMBOLS_FILE);
    }
    const lines = new Set<number>();
    for (const [run, encoded] of this.symbols ?? []) {
      if (run.includes(text)) {
        this.decode(encoded).forEach((line) => lines.add(line));
      }
    }
    return [...lines].sort((a, b) => a - b);
  }

  /** The files that hold the terms from one to another. */
  private need(first: string, last = first): string[] {
    const isHanTerm = isHan(first.charCodeAt(0));
    const {hanShards, wordShards} = this.head;
    const numbers = shardsOf(isHanTerm ? hanShards : wordShards, first, last);
    const files = numbers.map(isHanTerm ? hanFile : wordsFile);
    files.filter((file) => !this.shards.has(file)).forEach(this.want);
    return files;
  }

  private decode(encoded: string | undefined): readonly number[] {
    if (!encoded) {
      return NO_LINES;
    }
    const lines =
      this.decoded.get(encoded) ??
      readAscending(encoded).map((number) => this.lateLines[number] ?? 0);
    this.decoded.set(encoded, lines);
    return lines;
  }
}

function describeWord(text: string): Word {
  return {text, letters: letterMask(text)};
}

export function letterMask(word: string): number {
  let mask = 0;
  for (let index = 0; index < word.length; index++) {
    mask |= 1 << (word.charCodeAt(index) % 31);
  }
  return mask;
}

function rangeStartingWith(sorted: readonly string[], start: string): string[] {
  const found: string[] = [];
  for (let at = firstFrom(sorted, start); sorted[at]?.startsWith(start); at++) {
    found.push(sorted[at] ?? '');
  }
  return found;
}

/** Position of the first term that is not before `text`. */
function firstFrom(sorted: readonly string[], text: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < text) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low;
}
