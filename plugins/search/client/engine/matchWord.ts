import {editDistance} from './editDistance';
import {letterMask} from './lexicon';
import type {Lexicon, Word} from './lexicon';

/** A word of the site that a typed word may mean. */
export interface WordMatch {
  term: string;
  /** 1 for the word itself, less for what only resembles it. */
  quality: number;
  /** What to highlight, folded: of a longer word only the part that was typed. */
  shown: string;
}

export interface WordMatches {
  matches: WordMatch[];
  /** The word itself occurs on the site. */
  isExact: boolean;
}

const MAX_PREFIX_MATCHES = 300;
const ONE_TYPO_FROM = 4;
const TWO_TYPOS_FROM = 8;
const UNFINISHED_TYPO_FROM = 5;
const INFIX_FROM = 4;

const QUALITY = {
  /** The last word is probably still being typed. */
  unfinishedPrefix: 0.8,
  prefix: 0.55,
  singular: 0.9,
  oneTypo: 0.6,
  twoTypos: 0.35,
  unfinishedTypo: 0.35,
  infix: 0.4,
  /** People rarely mistype the first letter. */
  otherFirstLetter: 0.5,
};

export function matchWord(lexicon: Lexicon, word: string, isLast: boolean): WordMatches {
  const isExact = lexicon.has(word);
  const matches: WordMatch[] = isExact ? [{term: word, quality: 1, shown: word}] : [];
  const prefixed = prefixMatches(lexicon, word, isLast);
  matches.push(...prefixed);
  // Looking further takes more files: only for what is certainly another word.
  if (lexicon.lacks(word)) {
    matches.push(...singularMatch(lexicon, word));
    matches.push(...typoMatches(lexicon, word, isLast && prefixed.length === 0));
    if (matches.length === 0) {
      matches.push(...infixMatches(lexicon, word));
    }
  }
  return {matches, isExact};
}

function prefixMatches(lexicon: Lexicon, word: string, isLast: boolean): WordMatch[] {
  if (word.length < 2) {
    return [];
  }
  const base = isLast ? QUALITY.unfinishedPrefix : QUALITY.prefix;
  return lexicon
    .startingWith(word)
    .filter((longer) => longer !== word)
    .slice(0, MAX_PREFIX_MATCHES)
    .map((longer) => ({
      term: longer,
      quality: base * (0.6 + 0.4 * (word.length / longer.length)),
      shown: word,
    }));
}

/** The last resort: `ignore` typed for `.dockerignore`. */
function infixMatches(lexicon: Lexicon, word: string): WordMatch[] {
  return word.length < INFIX_FROM
    ? []
    : lexicon
        .words()
        .filter(({text}) => text.includes(word))
        .map(({text}) => ({term: text, quality: QUALITY.infix, shown: text}));
}

function singularMatch(lexicon: Lexicon, word: string): WordMatch[] {
  if (word.length <= 4 || !word.endsWith('s')) {
    return [];
  }
  const singular = word.slice(0, -1);
  return lexicon.has(singular)
    ? [{term: singular, quality: QUALITY.singular, shown: singular}]
    : [];
}

/** Numbers have no typos: 7860 and 7861 are two ports. */
function typoMatches(lexicon: Lexicon, word: string, mayBeUnfinished: boolean): WordMatch[] {
  if (word.length < ONE_TYPO_FROM || /\d/.test(word)) {
    return [];
  }
  const limit = word.length >= TWO_TYPOS_FROM ? 2 : 1;
  const letters = letterMask(word);
  const found: (WordMatch & {distance: number})[] = [];
  for (const candidate of lexicon.words()) {
    if (
      candidate.text.length < word.length - limit ||
      bitCount(letters & ~candidate.letters) > limit
    ) {
      continue;
    }
    const sameStart = candidate.text[0] === word[0];
    const distance = editDistance(word, candidate.text, limit);
    if (distance > 0 && distance <= limit) {
      const quality = distance === 1 ? QUALITY.oneTypo : QUALITY.twoTypos;
      found.push({
        term: candidate.text,
        quality: quality * (sameStart ? 1 : QUALITY.otherFirstLetter),
        shown: candidate.text,
        distance,
      });
    } else if (mayBeUnfinished && sameStart && resemblesStart(word, candidate)) {
      found.push({
        term: candidate.text,
        quality: QUALITY.unfinishedTypo,
        shown: candidate.text,
        distance: limit,
      });
    }
  }
  const nearest = Math.min(...found.map(({distance}) => distance));
  return found.filter(({distance}) => distance === nearest);
}

function resemblesStart(word: string, candidate: Word): boolean {
  if (word.length < UNFINISHED_TYPO_FROM || candidate.text.length <= word.length) {
    return false;
  }
  return [0, 1, -1].some(
    (extra) => editDistance(word, candidate.text.slice(0, word.length + extra), 1) <= 1,
  );
}

function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) {
    count++;
  }
  return count;
}
