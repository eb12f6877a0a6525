import {bigramKey, isHan, isWordCode} from './characters';
import {termCount, vocabularyStart} from './postings';
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
  if (isOneWord(text)) {
    return findWordStart(index, postings, text);
  }
  const rarest = rarestPart(postings, text);
  if (rarest === 'absent') {
    return [];
  }
  return rarest ? verifyAround(index, postings, text, rarest) : scanText(index, text);
}

/** A term of the text and where in it it stands. */
interface PartUse {
  term: number;
  offset: number;
}

/** Wherever the text stands, each of its parts does; looking around the rarest is least work. */
function rarestPart(postings: Postings, text: string): PartUse | 'absent' | null {
  let rarest: PartUse | null = null;
  let at = 0;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    let key: number | string | null = null;
    let end = at + 1;
    if (isHan(code) && isHan(text.charCodeAt(end))) {
      key = bigramKey(code, text.charCodeAt(end));
    } else if (isWordCode(code)) {
      end = wordEnd(text, at);
      // The last word may go on behind the text, the first may have begun before it.
      key = end < text.length ? text.slice(at, end) : null;
    }
    const term = key === null ? undefined : postings.terms.get(key);
    if (term !== undefined) {
      if (!rarest || termCount(postings, term) < termCount(postings, rarest.term)) {
        rarest = {term, offset: at};
      }
    } else if (typeof key === 'number') {
      return 'absent';
    }
    at = end;
  }
  return rarest;
}

function verifyAround(
  {folded}: TextIndex,
  {offsets, positions, lines}: Postings,
  text: string,
  {term, offset}: PartUse,
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

function findWordStart(
  {folded}: TextIndex,
  {vocabulary, offsets, positions, lines}: Postings,
  word: string,
): Occurrence[] {
  const found: Occurrence[] = [];
  for (let at = vocabularyStart(vocabulary, word); at < vocabulary.length; at++) {
    const candidate = vocabulary[at];
    if (!candidate?.text.startsWith(word) || found.length >= MAX_OCCURRENCES) {
      break;
    }
    const {term} = candidate;
    for (let entry = offsets[term] ?? 0; entry < (offsets[term + 1] ?? 0); entry++) {
      const position = positions[entry] ?? 0;
      // The parts of a camelCase name are terms too, but begin inside a word.
      if (startsWord(folded, position)) {
        found.push({position, line: lines[entry] ?? 0});
      }
    }
  }
  return found;
}

/** The slow way, for symbols and for what was cut out of the middle of a word. */
function scanText(index: TextIndex, text: string): Occurrence[] {
  const found: Occurrence[] = [];
  let position = index.folded.indexOf(text);
  while (position >= 0 && found.length < MAX_OCCURRENCES) {
    found.push({position, line: lineAt(index, position)});
    position = index.folded.indexOf(text, position + 1);
  }
  return found;
}

function isOneWord(text: string): boolean {
  return isWordCode(text.charCodeAt(0)) && wordEnd(text, 0) === text.length;
}

function wordEnd(text: string, start: number): number {
  let end = start + 1;
  while (end < text.length && isWordCode(text.charCodeAt(end))) {
    end++;
  }
  return end;
}

function startsWord(folded: string, position: number): boolean {
  return position === 0 || !isWordCode(folded.charCodeAt(position - 1));
}
