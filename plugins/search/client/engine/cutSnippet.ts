import {segmentWords} from './segmentWords';

export interface TextRange {
  start: number;
  end: number;
}

/** Matches within this many characters count as one place. */
const DENSE_LENGTH = 48;
/** Context shown before the first match, as a share of the words. */
const LEAD_SHARE = 0.3;
/** What is segmented around the place; segmenting is the slow part. */
const LEAD_LENGTH = 32;
const LENGTH_PER_WORD = 7;
/** A name or address longer than this may be cut. */
const MAX_NAME_LENGTH = 60;

const SENTENCE_END = /[。！？；!?;]/;
const LATIN_RUN = /[\x21-\x7e]+/g;
const LATIN = /[\x21-\x7e]/;
const WORD = /[\p{L}\p{N}]/u;
const SINGLE_HAN = /^[\u3400-\u9fff]$/;
const BORDER = /[\s，、。：；！？（）“”]/;

interface Token extends TextRange {
  /** Punctuation and single Han characters (的, 在) do not use up the words of a snippet. */
  counts: boolean;
  endsSentence: boolean;
}

/**
 * The part of a text of about `words` words that shows its matches best. Names, paths and Chinese
 * words are never cut in two, and the part starts at a sentence where one is near.
 */
export function cutSnippet(text: string, marks: Uint8Array, words: number): TextRange {
  if (mostWords(text) <= words) {
    return {start: 0, end: text.length};
  }
  const place = densestPlace(marks);
  const start = borderBefore(text, place - LEAD_LENGTH);
  const end = nameEnd(text, place + words * LENGTH_PER_WORD);
  const tokens = tokenize(text, start, end);
  const first = tokens.findIndex((token) => token.end > place);
  let from = leadIn(tokens, Math.max(0, first), Math.floor(words * LEAD_SHARE));
  const to = extend(tokens, from, words);
  if (to === tokens.length) {
    from = extendBack(tokens, to, words);
  }
  return trimRange(text, tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? text.length);
}

/** Upper bound, cheap: a Chinese word that counts has two characters at least. */
function mostWords(text: string): number {
  let latinRuns = 0;
  let others = 0;
  let inLatin = false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    const isLatin = code > 0x20 && code < 0x7f;
    latinRuns += isLatin && !inLatin ? 1 : 0;
    others += isLatin ? 0 : 1;
    inLatin = isLatin;
  }
  return latinRuns + others / 2;
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

/** A position at or soon after `wanted` that does not lie inside a word, as far as can be seen. */
function borderBefore(text: string, wanted: number): number {
  if (wanted <= 0) {
    return 0;
  }
  for (let at = wanted; at < wanted + LEAD_LENGTH; at++) {
    if (BORDER.test(text[at - 1] ?? '')) {
      return at;
    }
  }
  let at = wanted;
  while (at > 0 && wanted - at < MAX_NAME_LENGTH && LATIN.test(text[at - 1] ?? '')) {
    at--;
  }
  return at;
}

function nameEnd(text: string, wanted: number): number {
  let at = Math.min(text.length, wanted);
  const longest = at + MAX_NAME_LENGTH;
  while (at < text.length && at < longest && LATIN.test(text[at] ?? '')) {
    at++;
  }
  return at;
}

function tokenize(text: string, start: number, end: number): Token[] {
  const tokens: Token[] = [];
  const addBetween = (from: number, to: number) => {
    for (const segment of segmentWords(text.slice(from, to))) {
      const piece = text.slice(from + segment.start, from + segment.end);
      tokens.push({
        start: from + segment.start,
        end: from + segment.end,
        counts: segment.isWord && !SINGLE_HAN.test(piece),
        endsSentence: SENTENCE_END.test(piece),
      });
    }
  };
  let at = start;
  for (const match of text.slice(start, end).matchAll(LATIN_RUN)) {
    const from = start + match.index;
    addBetween(at, from);
    at = from + match[0].length;
    tokens.push({
      start: from,
      end: at,
      counts: WORD.test(match[0]),
      endsSentence: SENTENCE_END.test(match[0].slice(-1)),
    });
  }
  addBetween(at, end);
  return tokens;
}

function leadIn(tokens: Token[], first: number, words: number): number {
  let from = first;
  let lead = 0;
  while (from > 0 && !tokens[from - 1]?.endsSentence) {
    lead += tokens[from - 1]?.counts ? 1 : 0;
    if (lead > words) {
      break;
    }
    from--;
  }
  return from;
}

function extend(tokens: Token[], from: number, words: number): number {
  let count = 0;
  let to = from;
  while (to < tokens.length) {
    count += tokens[to]?.counts ? 1 : 0;
    if (count > words) {
      break;
    }
    to++;
  }
  return to;
}

function extendBack(tokens: Token[], to: number, words: number): number {
  let count = 0;
  let from = to;
  while (from > 0) {
    count += tokens[from - 1]?.counts ? 1 : 0;
    if (count > words) {
      break;
    }
    from--;
  }
  return from;
}

function trimRange(text: string, start: number, end: number): TextRange {
  const isEdge = (at: number) => /[\s，、,：:]/.test(text[at] ?? '');
  let [from, to] = [start, end];
  while (from < to && isEdge(from)) {
    from++;
  }
  while (to > from && to < text.length && isEdge(to - 1)) {
    to--;
  }
  return {start: from, end: to};
}
