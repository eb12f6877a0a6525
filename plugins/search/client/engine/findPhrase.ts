import {isHan, isWordCode} from './characters';
import type {Lexicon} from './lexicon';
import type {Searchable} from './searchable';
import {wordEnd} from './postings';
import {hasArrived, lineAt} from './textIndex';
import type {TextIndex} from './textIndex';

export interface Occurrence {
  /** -1 if the line has not arrived: the term stands somewhere on it. */
  position: number;
  line: number;
}

/** Enough to rank by; a phrase that occurs more often says nothing. */
const MAX_OCCURRENCES = 4000;

/** All places of a term. */
export function findTerm({postings, lexicon, index}: Searchable, term: string): Occurrence[] {
  const {positions = [], lines = []} = postings.get(term) ?? {};
  return [
    ...positions.map((position, entry) => ({position, line: lines[entry] ?? 0})),
    ...unseen(index, lexicon.linesOf(term)),
  ];
}

/**
 * All places where a folded text stands as it is. A single word must begin where a word begins:
 * `flow` is not found inside `langflow`. Longer texts may be cut from anywhere. Lines that have not
 * arrived are taken for places if they hold all the terms of the text.
 */
export function findPhrase(site: Searchable, text: string): Occurrence[] {
  if (isOneWord(text)) {
    return findWordStart(site, text);
  }
  const parts = partsOf(text);
  return [...findInText(site, text, parts), ...unseen(site.index, linesWithAll(parts, site))];
}

interface Part {
  term: string;
  offset: number;
  /** May go on behind the text. */
  isOpen: boolean;
}

function partsOf(text: string): Part[] {
  if (text.length === 1 && isHan(text.charCodeAt(0))) {
    return [{term: text, offset: 0, isOpen: true}];
  }
  const parts: Part[] = [];
  let at = 0;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    let end = at + 1;
    if (isHan(code) && isHan(text.charCodeAt(end))) {
      parts.push({term: text.slice(at, at + 2), offset: at, isOpen: false});
    } else if (isWordCode(code)) {
      end = wordEnd(text, at);
      parts.push({term: text.slice(at, end), offset: at, isOpen: end === text.length});
    }
    at = end;
  }
  return parts;
}

/** Wherever the text stands, each of its parts does; looking around the rarest is least work. */
function findInText({index, postings}: Searchable, text: string, parts: Part[]): Occurrence[] {
  const closed = parts.filter(({isOpen}) => !isOpen);
  if (closed.some(({term}) => isHan(term.charCodeAt(0)) && !postings.has(term))) {
    return [];
  }
  // The first word may have begun before the text.
  const [rarest] = closed
    .flatMap((part) => ({...part, posting: postings.get(part.term)}))
    .filter(({posting}) => posting !== undefined)
    .sort((a, b) => (a.posting?.lines.length ?? 0) - (b.posting?.lines.length ?? 0));
  if (!rarest?.posting) {
    return scanText(index, text);
  }
  const {offset, posting} = rarest;
  return posting.positions
    .map((position, entry) => ({position: position - offset, line: posting.lines[entry] ?? 0}))
    .filter(({position}) => position >= 0 && index.folded.startsWith(text, position));
}

function findWordStart(site: Searchable, word: string): Occurrence[] {
  const found: Occurrence[] = [];
  for (const term of site.lexicon.startingWith(word)) {
    if (found.length >= MAX_OCCURRENCES) {
      break;
    }
    // The parts of a camelCase name are terms too, but begin inside a word.
    found.push(
      ...findTerm(site, term).filter(
        ({position}) => position < 0 || startsWord(site.index.folded, position),
      ),
    );
  }
  return found;
}

/** The slow way, for symbols and for what was cut out of the middle of a word. */
export function scanText(index: TextIndex, text: string): Occurrence[] {
  const found: Occurrence[] = [];
  let position = index.folded.indexOf(text);
  while (position >= 0 && found.length < MAX_OCCURRENCES) {
    found.push({position, line: lineAt(index, position)});
    position = index.folded.indexOf(text, position + 1);
  }
  return found;
}

/** Lines that hold all parts. The first word may have begun before the text, and then it is no term. */
function linesWithAll(parts: Part[], {lexicon}: Searchable): readonly number[] {
  const isCut = ({term, offset, isOpen}: Part): boolean =>
    offset === 0 && !isOpen && isWordCode(term.charCodeAt(0)) && lexicon.linesOf(term).length === 0;
  const lists = parts
    .filter((part) => !isCut(part))
    .map(({term, isOpen}) => (isOpen ? linesStartingWith(term, lexicon) : lexicon.linesOf(term)));
  return lists.length > 0 ? lists.reduce(intersect) : [];
}

function linesStartingWith(start: string, lexicon: Lexicon): number[] {
  const lines = new Set<number>();
  for (const term of lexicon.startingWith(start)) {
    lexicon.linesOf(term).forEach((line) => lines.add(line));
  }
  return [...lines].sort((a, b) => a - b);
}

/** Of two ascending lists. */
export function intersect(a: readonly number[], b: readonly number[]): number[] {
  const common: number[] = [];
  let at = 0;
  for (const number of a) {
    while ((b[at] ?? Infinity) < number) {
      at++;
    }
    if (b[at] === number) {
      common.push(number);
    }
  }
  return common;
}

/** Those of the lines that have not arrived: the text tells of the others. */
export function unseen(index: TextIndex, lines: readonly number[]): Occurrence[] {
  return lines.filter((line) => !hasArrived(index, line)).map((line) => ({line, position: -1}));
}

function isOneWord(text: string): boolean {
  return isWordCode(text.charCodeAt(0)) && wordEnd(text, 0) === text.length;
}

function startsWord(folded: string, position: number): boolean {
  return position === 0 || !isWordCode(folded.charCodeAt(position - 1));
}
