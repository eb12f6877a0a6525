import {isHan} from './characters';
import {wordStartAt} from './segmentWords';

export interface TextRange {
  start: number;
  end: number;
}

/** Matches within this many characters count as one place. */
const DENSE_LENGTH = 48;
/** Context shown before the first match, as a share of the words. */
const LEAD_SHARE = 0.3;
/**
 * A Chinese word has two characters or so, and single ones (的, 在) hardly count. Counting words
 * exactly would mean to segment the text, which takes longer than the search itself.
 */
const WORDS_PER_HAN = 0.42;
/** A name or address longer than this may be cut. */
const MAX_NAME_LENGTH = 60;

const SENTENCE_END = /[。！？；!?;]/;
const WORD = /[\p{L}\p{N}]/u;
const EDGE = /[\s，、,：:]/;

/**
 * The part of a text of about `words` words that shows its matches best. Names, paths and Chinese
 * words are not cut in two, nor is a match, and the part starts at a sentence where one is near.
 */
export function cutSnippet(text: string, marks: Uint8Array, words: number): TextRange {
  if (walkForward(text, 0, words) === text.length) {
    return {start: 0, end: text.length};
  }
  const place = densestPlace(marks);
  let start = leadIn(text, place, words * LEAD_SHARE);
  let end = walkForward(text, start, words);
  if (end === text.length) {
    start = Math.min(start, walkBack(text, end, words));
  } else if (isInsideHan(text, end)) {
    end = Math.max(wordStartAt(text, end), start + 1);
  }
  if (isInsideHan(text, start)) {
    start = wordStartAt(text, start);
  }
  while (end < text.length && marks[end - 1] === 1 && marks[end] === 1) {
    end++;
  }
  return trimRange(text, start, end);
}

/** The first match of the stretch that holds most of them. */
function densestPlace(marks: Uint8Array): number {
  let inside = 0;
  let most = 0;
  let stretchEnd = 0;
  for (let end = 0; end < marks.length; end++) {
    inside += (marks[end] ?? 0) - (end >= DENSE_LENGTH ? (marks[end - DENSE_LENGTH] ?? 0) : 0);
    if (inside > most) {
      most = inside;
      stretchEnd = end;
    }
  }
  return Math.max(0, marks.indexOf(1, Math.max(0, stretchEnd - DENSE_LENGTH + 1)));
}

/** Where a text of so many words that begins at `from` ends. Runs of Latin are never cut. */
function walkForward(text: string, from: number, words: number): number {
  let count = 0;
  let at = from;
  while (at < text.length) {
    const end = isLatin(text, at) ? latinEnd(text, at) : at + 1;
    count += wordsOf(text, at, end);
    if (count > words) {
      break;
    }
    at = end;
  }
  return at;
}

/** Where a text of so many words that ends at `to` begins. */
function walkBack(text: string, to: number, words: number): number {
  let count = 0;
  let at = to;
  while (at > 0) {
    const start = isLatin(text, at - 1) ? latinStart(text, at - 1) : at - 1;
    count += wordsOf(text, start, at);
    if (count > words) {
      break;
    }
    at = start;
  }
  return at;
}

/** The sentence of the match, or some words before it. */
function leadIn(text: string, place: number, words: number): number {
  const first = isLatin(text, place) ? latinStart(text, place) : place;
  const start = walkBack(text, first, words);
  for (let at = first; at > start; at--) {
    if (SENTENCE_END.test(text[at - 1] ?? '')) {
      return at;
    }
  }
  return start;
}

function wordsOf(text: string, start: number, end: number): number {
  if (isHan(text.charCodeAt(start))) {
    return WORDS_PER_HAN;
  }
  return isLatin(text, start) && WORD.test(text.slice(start, end)) ? 1 : 0;
}

function isLatin(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code > 0x20 && code < 0x7f;
}

function latinEnd(text: string, from: number): number {
  let at = from;
  while (at < text.length && at - from < MAX_NAME_LENGTH && isLatin(text, at)) {
    at++;
  }
  return at;
}

function latinStart(text: string, from: number): number {
  let at = from;
  while (at > 0 && from - at < MAX_NAME_LENGTH && isLatin(text, at - 1)) {
    at--;
  }
  return at;
}

function isInsideHan(text: string, at: number): boolean {
  return at > 0 && isHan(text.charCodeAt(at - 1)) && isHan(text.charCodeAt(at));
}

function trimRange(text: string, start: number, end: number): TextRange {
  const isEdge = (at: number) => EDGE.test(text[at] ?? '');
  let [from, to] = [start, end];
  while (from < to && isEdge(from)) {
    from++;
  }
  while (to > from && to < text.length && isEdge(to - 1)) {
    to--;
  }
  return {start: from, end: to};
}
