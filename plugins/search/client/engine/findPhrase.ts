import {bigramKey, isHan, isWordCode} from './characters';
import {termCount} from './postings';
import type {Postings} from './postings';
import {lineAt} from './textIndex';
import type {TextIndex} from './textIndex';

export interface Occurrence {
  position: number;
  line: number;
}

/** Enough to rank by; a phrase that occurs more often says nothing. */
const MAX_OCCURRENCES = 4000;

/**
 * All places where a folded text stands as it is. A single word must begin where a word begins:
 * `flow` is not found inside `langflow`. Longer texts may be cut from anywhere.
 */
export function findPhrase(index: TextIndex, postings: Postings, text: string): Occurrence[] {
  const rarest = rarestBigram(postings, text);
  if (rarest === 'absent') {
    return [];
  }
  return rarest ? verifyAround(index, postings, text, rarest) : scanText(index, text);
}

interface BigramUse {
  term: number;
  offset: number;
}

function rarestBigram(postings: Postings, text: string): BigramUse | 'absent' | null {
  let rarest: BigramUse | null = null;
  for (let offset = 0; offset + 1 < text.length; offset++) {
    const first = text.charCodeAt(offset);
    const second = text.charCodeAt(offset + 1);
    if (isHan(first) && isHan(second)) {
      const term = postings.terms.get(bigramKey(first, second));
      if (term === undefined) {
        return 'absent';
      }
      if (!rarest || termCount(postings, term) < termCount(postings, rarest.term)) {
        rarest = {term, offset};
      }
    }
  }
  return rarest;
}

function verifyAround(
  {folded}: TextIndex,
  {offsets, positions, lines}: Postings,
  text: string,
  {term, offset}: BigramUse,
): Occurrence[] {
  const found: Occurrence[] = [];
  for (let entry = offsets[term] ?? 0; entry < (offsets[term + 1] ?? 0); entry++) {
    const position = (positions[entry] ?? 0) - offset;
    if (position >= 0 && folded.startsWith(text, position)) {
      found.push({position, line: lines[entry] ?? 0});
    }
  }
  return found;
}

function scanText(index: TextIndex, text: string): Occurrence[] {
  const found: Occurrence[] = [];
  const isWord = Array.from(text, (_, at) => text.charCodeAt(at)).every(isWordCode);
  let position = index.folded.indexOf(text);
  while (position >= 0 && found.length < MAX_OCCURRENCES) {
    if (!isWord || startsWord(index.folded, position)) {
      found.push({position, line: lineAt(index, position)});
    }
    position = index.folded.indexOf(text, position + 1);
  }
  return found;
}

function startsWord(folded: string, position: number): boolean {
  return position === 0 || !isWordCode(folded.charCodeAt(position - 1));
}
