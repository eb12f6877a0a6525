import {bigramKey, isHan, isWordCode} from './characters';
import {splitIdentifier} from './splitIdentifier';
import type {TextIndex} from './textIndex';

/** A word of the site (Latin or another alphabet), or a part of a camelCase name. */
export interface VocabularyWord {
  text: string;
  term: number;
  count: number;
  /** One bit per letter in it: words that miss too many letters of a query are no typo of it. */
  letters: number;
}

/** Where each term occurs: entries `offsets[term]` to `offsets[term + 1]` of the two arrays. */
export interface Postings {
  /** Bigrams of Han characters by key, words by text. */
  terms: Map<number | string, number>;
  offsets: Int32Array;
  positions: Int32Array;
  lines: Int32Array;
  /** Sorted by text. */
  vocabulary: VocabularyWord[];
}

/** Longer runs are encoded data, not words. */
const MAX_WORD_LENGTH = 40;
const NEW_LINE = 10;

class PostingsWriter {
  readonly terms = new Map<number | string, number>();
  readonly words: {text: string; term: number}[] = [];
  readonly counts: number[] = [];
  private readonly occurrenceTerm: Int32Array;
  private readonly occurrencePosition: Int32Array;
  private readonly occurrenceLine: Int32Array;
  private occurrences = 0;

  /** A word has fewer camelCase parts than letters, so that terms never outnumber characters. */
  constructor(textLength: number) {
    this.occurrenceTerm = new Int32Array(textLength);
    this.occurrencePosition = new Int32Array(textLength);
    this.occurrenceLine = new Int32Array(textLength);
  }

  add(key: number | string, position: number, line: number): void {
    let term = this.terms.get(key);
    if (term === undefined) {
      term = this.counts.length;
      this.terms.set(key, term);
      this.counts.push(0);
      if (typeof key === 'string') {
        this.words.push({text: key, term});
      }
    }
    this.counts[term] = (this.counts[term] ?? 0) + 1;
    this.occurrenceTerm[this.occurrences] = term;
    this.occurrencePosition[this.occurrences] = position;
    this.occurrenceLine[this.occurrences] = line;
    this.occurrences++;
  }

  finish(): Postings {
    const offsets = new Int32Array(this.counts.length + 1);
    for (let term = 0; term < this.counts.length; term++) {
      offsets[term + 1] = (offsets[term] ?? 0) + (this.counts[term] ?? 0);
    }
    const next = offsets.slice();
    const positions = new Int32Array(this.occurrences);
    const lines = new Int32Array(this.occurrences);
    for (let occurrence = 0; occurrence < this.occurrences; occurrence++) {
      const term = this.occurrenceTerm[occurrence] ?? 0;
      const slot = next[term] ?? 0;
      next[term] = slot + 1;
      positions[slot] = this.occurrencePosition[occurrence] ?? 0;
      lines[slot] = this.occurrenceLine[occurrence] ?? 0;
    }
    const vocabulary = this.words
      .map(({text, term}) => ({
        text,
        term,
        count: this.counts[term] ?? 0,
        letters: letterMask(text),
      }))
      .sort((a, b) => (a.text < b.text ? -1 : 1));
    return {terms: this.terms, offsets, positions, lines, vocabulary};
  }
}

export function createPostings({folded, raw}: TextIndex): Postings {
  const writer = new PostingsWriter(folded.length);
  let line = 0;
  let position = 0;
  while (position < folded.length) {
    const code = folded.charCodeAt(position);
    if (isHan(code)) {
      const next = folded.charCodeAt(position + 1);
      if (isHan(next)) {
        writer.add(bigramKey(code, next), position, line);
      }
      position++;
    } else if (isWordCode(code)) {
      const end = wordEnd(folded, position);
      if (end - position <= MAX_WORD_LENGTH) {
        const word = folded.slice(position, end);
        writer.add(word, position, line);
        const name = raw.slice(position, end);
        // Most words have no upper case and so no parts.
        for (const part of name === word ? [] : splitIdentifier(name)) {
          writer.add(part.text, position + part.offset, line);
        }
      }
      position = end;
    } else {
      if (code === NEW_LINE) {
        line++;
      }
      position++;
    }
  }
  return writer.finish();
}

function wordEnd(text: string, start: number): number {
  let end = start + 1;
  while (end < text.length && isWordCode(text.charCodeAt(end))) {
    end++;
  }
  return end;
}

export function letterMask(word: string): number {
  let mask = 0;
  for (let index = 0; index < word.length; index++) {
    mask |= 1 << (word.charCodeAt(index) % 31);
  }
  return mask;
}

export function termCount({offsets}: Postings, term: number): number {
  return (offsets[term + 1] ?? 0) - (offsets[term] ?? 0);
}

/** Position in the vocabulary of the first word that is not before `text`. */
export function vocabularyStart(vocabulary: VocabularyWord[], text: string): number {
  let low = 0;
  let high = vocabulary.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((vocabulary[middle]?.text ?? '') < text) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low;
}
