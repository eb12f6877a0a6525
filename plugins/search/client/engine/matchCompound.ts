import {isWordCode} from './characters';
import {intersect, unseen} from './findPhrase';
import type {Occurrence} from './findPhrase';
import type {Lexicon} from './lexicon';
import type {Searchable} from './searchable';

const MIN_PART = 2;
export const MIN_COMPOUND = 6;
const MAX_PARTS = 4;
const MAX_SPLITS = 24;

export interface CompoundMatches {
  found: Occurrence[];
  /** The parts, to be highlighted. */
  shown: string[];
}

/**
 * `autologin` typed for `auto_login`, `Auto Login` or `auto-login`: known words that stand next to
 * each other with one separator between them. Of the words of the site it is known where, whether
 * or not the texts have arrived; of others only on which lines their parts stand.
 */
export function matchCompound(site: Searchable, word: string): CompoundMatches {
  const {lexicon, postings, index} = site;
  if (word.length < MIN_COMPOUND) {
    return {found: [], shown: []};
  }
  const isKnown = !lexicon.lacks(word);
  const found = unseen(index, lexicon.compoundLinesOf(word));
  const shown = new Set<string>();
  // The parts of what stands in the text are terms of the text.
  const isPart = isKnown ? (part: string) => postings.has(part) : partOfSite(lexicon);
  for (const parts of splitWord(word, isPart)) {
    const seen = findParts(site, parts);
    const guessed = isKnown
      ? []
      : unseen(index, parts.map((part) => lexicon.linesOf(part)).reduce(intersect));
    if (seen.length + guessed.length > 0) {
      found.push(...seen, ...guessed);
      parts.forEach((part) => shown.add(part));
    }
  }
  return {found, shown: [...shown]};
}

function partOfSite(lexicon: Lexicon): (part: string) => boolean {
  const words = new Set(lexicon.words().map(({text}) => text));
  return (part) => words.has(part);
}

function findParts(site: Searchable, parts: string[]): Occurrence[] {
  const {postings, index} = site;
  let rarest = {term: parts[0] ?? '', offset: 0};
  let offset = 0;
  const countOf = (term: string): number => postings.get(term)?.lines.length ?? 0;
  for (const term of parts) {
    rarest = countOf(term) < countOf(rarest.term) ? {term, offset} : rarest;
    // One separator follows.
    offset += term.length + 1;
  }
  const {positions = [], lines = []} = postings.get(rarest.term) ?? {};
  return positions
    .map((position, entry) => ({position: position - rarest.offset, line: lines[entry] ?? 0}))
    .filter(({position}) => position >= 0 && standsAt(index.folded, position, parts));
}

/** The ways to cut a word into words of the site, at most so many. */
function splitWord(word: string, isPart: (part: string) => boolean): string[][] {
  const splits: string[][] = [];
  const visit = (start: number, parts: string[]): void => {
    if (start === word.length && parts.length > 1) {
      splits.push(parts);
    }
    if (parts.length === MAX_PARTS || word.length - start < MIN_PART) {
      return;
    }
    for (let end = word.length; end >= start + MIN_PART && splits.length < MAX_SPLITS; end--) {
      const part = word.slice(start, end);
      if (part !== word && isPart(part)) {
        visit(end, [...parts, part]);
      }
    }
  };
  visit(0, []);
  return splits;
}

function standsAt(folded: string, position: number, parts: string[]): boolean {
  let at = position;
  return parts.every((part, number) => {
    const isSeparated = number === 0 || !isWordCode(folded.charCodeAt(at - 1));
    const stands = isSeparated && folded.startsWith(part, at);
    at += part.length + 1;
    return stands;
  });
}
