import {findTerm, intersect} from './findPhrase';
import type {Lexicon} from './lexicon';
import type {Searchable} from './searchable';
import {isHeadingLine} from './textIndex';

/** Readings of the characters that occur on the site. */
export interface PinyinTable {
  charactersOf: Map<string, Set<number>>;
  syllablesOf: Map<number, string[]>;
  /** Sorted. */
  syllables: string[];
}

export function parsePinyinTable(text: string): PinyinTable {
  const charactersOf = new Map<string, Set<number>>();
  const syllablesOf = new Map<number, string[]>();
  for (const entry of text.split(';')) {
    const [syllable = '', characters = ''] = entry.split(':');
    if (syllable && characters) {
      const codes = new Set(Array.from(characters, (character) => character.charCodeAt(0)));
      charactersOf.set(syllable, codes);
      codes.forEach((code) => {
        syllablesOf.set(code, [...(syllablesOf.get(code) ?? []), syllable]);
      });
    }
  }
  return {charactersOf, syllablesOf, syllables: [...charactersOf.keys()].sort()};
}

export const NO_PINYIN = parsePinyinTable('');

export interface PinyinPhrase {
  /** Han text of the site that reads like the typed letters. */
  text: string;
  /** Between 0 and 1: how much more it stands out than other texts that read the same. */
  share: number;
}

const MIN_LETTERS = 4;
const MAX_SYLLABLE_LETTERS = 6;
const MAX_READINGS = 12;
const MAX_PHRASES = 4;
/** A heading names a thing; that counts more than a mention. */
const HEADING_COUNT = 6;

/** Han texts of the site whose reading is `letters`; the last syllable may be unfinished. */
export function findPinyinPhrases(letters: string, site: Searchable): PinyinPhrase[] {
  if (letters.length < MIN_LETTERS || !/^[a-z]+$/.test(letters)) {
    return [];
  }
  const counts = new Map<string, number>();
  for (const reading of splitSyllables(letters, site.pinyin())) {
    if (reading.length >= 2) {
      countTexts(reading, site, counts);
    }
  }
  // A longer text that reads the same is less likely to be meant by chance.
  const ranked = [...counts]
    .map(([text, count]) => ({text, weight: count * text.length}))
    .sort((a, b) => b.weight - a.weight || (a.text < b.text ? -1 : 1))
    .slice(0, MAX_PHRASES);
  const best = ranked[0]?.weight ?? 1;
  return ranked.map(({text, weight}) => ({text, share: weight / best}));
}

/** All ways to read the letters, each as the possible characters per syllable. */
export function splitSyllables(letters: string, table: PinyinTable): Set<number>[][] {
  const readings: Set<number>[][] = [];
  const visit = (start: number, reading: Set<number>[]): void => {
    if (readings.length >= MAX_READINGS) {
      return;
    }
    if (start === letters.length) {
      readings.push(reading);
      return;
    }
    for (
      let length = Math.min(MAX_SYLLABLE_LETTERS, letters.length - start);
      length >= 1;
      length--
    ) {
      const characters = table.charactersOf.get(letters.slice(start, start + length));
      if (characters) {
        visit(start + length, [...reading, characters]);
      }
    }
    const unfinished = charactersStartingWith(letters.slice(start), table);
    if (reading.length >= 1 && unfinished.size > 0) {
      readings.push([...reading, unfinished]);
    }
  };
  visit(0, []);
  return readings;
}

function charactersStartingWith(start: string, table: PinyinTable): Set<number> {
  const characters = new Set<number>();
  if (start.length < MAX_SYLLABLE_LETTERS && !table.charactersOf.has(start)) {
    for (const syllable of table.syllables) {
      if (syllable.startsWith(start)) {
        table.charactersOf.get(syllable)?.forEach((code) => characters.add(code));
      }
    }
  }
  return characters;
}

/** Longer texts are followed pair by pair, over the lines that hold all pairs. */
function countTexts(
  [first, second, ...others]: Set<number>[],
  site: Searchable,
  counts: Map<string, number>,
): void {
  let found = [...(first ?? [])].flatMap((code) =>
    continueWith({text: String.fromCharCode(code), lines: null}, second ?? new Set(), site),
  );
  for (const next of others) {
    found = found.flatMap((start) => continueWith(start, next, site));
  }
  for (const {text, lines} of found) {
    const count = (lines ?? []).reduce(
      (sum, line) => sum + (isHeadingLine(site.index, line) ? HEADING_COUNT : 1),
      0,
    );
    counts.set(text, (counts.get(text) ?? 0) + count);
  }
}

interface TextOnLines {
  text: string;
  /** Null for all lines. */
  lines: number[] | null;
}

function continueWith(
  {text, lines}: TextOnLines,
  characters: Set<number>,
  site: Searchable,
): TextOnLines[] {
  const last = text.slice(-1);
  return [...characters].flatMap((code) => {
    const character = String.fromCharCode(code);
    if (!site.lexicon.has(last + character)) {
      return [];
    }
    const pairLines = linesOf(site, last + character);
    const both = lines ? intersect(lines, pairLines) : pairLines;
    return both.length > 0 ? [{text: text + character, lines: both}] : [];
  });
}

function linesOf(site: Searchable, term: string): number[] {
  const lines = new Set(findTerm(site, term).map(({line}) => line));
  return [...lines].sort((a, b) => a - b);
}

/**
 * Bigrams of the site that sound like one that does not occur, differing in one character:
 * 部属 typed for 部署.
 */
export function findHomophones(bigram: string, table: PinyinTable, lexicon: Lexicon): string[] {
  const [first, second] = [bigram.charCodeAt(0), bigram.charCodeAt(1)];
  const candidates = [
    ...soundAlikes(first, table).map((code) => [code, second] as const),
    ...soundAlikes(second, table).map((code) => [first, code] as const),
  ];
  return candidates
    .map(([a, b]) => String.fromCharCode(a, b))
    .filter((candidate) => lexicon.has(candidate));
}

function soundAlikes(code: number, table: PinyinTable): number[] {
  const codes = new Set<number>();
  for (const syllable of table.syllablesOf.get(code) ?? []) {
    table.charactersOf.get(syllable)?.forEach((other) => codes.add(other));
  }
  codes.delete(code);
  return [...codes];
}
