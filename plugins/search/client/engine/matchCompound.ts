import {isWordCode} from './characters';
import type {Occurrence} from './findPhrase';
import {termCount} from './postings';
import type {Postings} from './postings';
import type {TextIndex} from './textIndex';

const MIN_PART = 2;
const MIN_WORD = 6;
const MAX_PARTS = 4;
const MAX_SPLITS = 24;

export interface CompoundMatches {
  found: Occurrence[];
  /** The parts, to be highlighted. */
  shown: string[];
}

/**
 * `autologin` typed for `auto_login`, `Auto Login` or `auto-login`: known words that stand next to
 * each other with one separator between them.
 */
export function matchCompound(
  {folded}: TextIndex,
  postings: Postings,
  word: string,
): CompoundMatches {
  const found: Occurrence[] = [];
  const shown = new Set<string>();
  for (const parts of splitWord(word, postings)) {
    const {term, offset} = rarestPart(parts, postings);
    for (
      let entry = postings.offsets[term] ?? 0;
      entry < (postings.offsets[term + 1] ?? 0);
      entry++
    ) {
      const position = (postings.positions[entry] ?? 0) - offset;
      if (position >= 0 && standsAt(folded, position, parts)) {
        found.push({position, line: postings.lines[entry] ?? 0});
        parts.forEach((part) => shown.add(part));
      }
    }
  }
  return {found, shown: [...shown]};
}

/** The ways to cut a word into words of the site, at most so many. */
function splitWord(word: string, {terms}: Postings): string[][] {
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
      if (part !== word && terms.has(part)) {
        visit(end, [...parts, part]);
      }
    }
  };
  if (word.length >= MIN_WORD) {
    visit(0, []);
  }
  return splits;
}

function rarestPart(parts: string[], postings: Postings): {term: number; offset: number} {
  let rarest = {term: -1, offset: 0};
  let offset = 0;
  for (const part of parts) {
    const term = postings.terms.get(part) ?? -1;
    if (rarest.term < 0 || termCount(postings, term) < termCount(postings, rarest.term)) {
      rarest = {term, offset};
    }
    // One separator follows.
    offset += part.length + 1;
  }
  return rarest;
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
