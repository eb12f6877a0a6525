import type {Alternative, AnalyzedQuery, QueryUnit} from './analyzeQuery';
import {isWordCode} from './characters';
import {findPhrase, findTerm} from './findPhrase';
import type {Occurrence} from './findPhrase';
import {joinPinyin} from './joinPinyin';
import {matchCompound} from './matchCompound';
import {matchWord} from './matchWord';
import {findHomophones, findPinyinPhrases} from './pinyin';
import type {Searchable} from './searchable';
import type {TextIndex} from './textIndex';
import {UnitMatches} from './UnitMatches';

/** The synonyms of a word are looked up for each of its units; once is enough. */
type KnownPhrases = Map<string, Occurrence[]>;

export interface MatchedUnit {
  unit: QueryUnit;
  matches: UnitMatches;
}

const QUALITY = {
  pinyin: 0.9,
  compound: 0.85,
  homophone: 0.7,
};
/** Below this a word only resembles the typed one; a Han text that reads the same is likelier. */
const RESEMBLANCE = 0.6;
/** A word on a smaller share of the lines was used by chance and tells no more than others. */
const FEW_LINES = 0.0006;
/** Units lighter than this are not highlighted: 「的」 lit up all over helps nobody. */
const HIGHLIGHT_WEIGHT = 0.3;

/** Looks up each unit. The result is valid until the next search. */
export function matchUnits({units}: AnalyzedQuery, site: Searchable): MatchedUnit[] {
  const known: KnownPhrases = new Map();
  const matched = joinPinyin(units, site).map((unit, number) => {
    const matches = (site.pool[number] ??= new UnitMatches(site.index));
    matches.clear();
    if (unit.kind === 'word') {
      lookUpWord(unit, matches, site);
    } else if (unit.kind === 'bigram') {
      lookUpBigram(unit, matches, site);
    } else {
      lookUpCharacter(unit, matches, site, known);
    }
    for (const alternative of unit.alternatives) {
      addAlternative(alternative, matches, site, known);
    }
    if (unit.weight < HIGHLIGHT_WEIGHT) {
      matches.shown.clear();
    }
    matches.weight = unit.weight * rarity(matches.lines.length, site.index.lineCount);
    return {unit, matches};
  });
  limitBorders(matched);
  return matched;
}

/**
 * A pair across a border between words tells no more than the commoner of its neighbours: 「在国」
 * stands on few lines, but what is asked about is 「国内」.
 */
function limitBorders(matched: MatchedUnit[]): void {
  const rarities = matched.map(({unit, matches}) => matches.weight / unit.weight);
  const limited = matched.map(({unit, matches}, at) => {
    if (unit.kind !== 'bigram' || unit.weight === 1) {
      return matches.weight;
    }
    const neighbours = [at - 1, at + 1].filter((other) => matched[other]?.unit.run === unit.run);
    const least = Math.min(...neighbours.map((other) => rarities[other] ?? 0));
    return Math.min(matches.weight, unit.weight * least);
  });
  // 「重启之后」: 「启之」 stands nowhere and would take the weight of both its neighbours, leaving nothing.
  if (limited.some((weight) => weight > 0)) {
    matched.forEach(({matches}, at) => {
      matches.weight = limited[at] ?? 0;
    });
  }
}

/** Inverse document frequency over lines; 0 for what occurs nowhere. */
function rarity(found: number, lineCount: number): number {
  const lines = Math.max(found, FEW_LINES * lineCount);
  return found === 0 ? 0 : Math.log(1 + (lineCount - lines + 0.5) / (lines + 0.5));
}

function lookUpBigram(unit: QueryUnit, matches: UnitMatches, site: Searchable): void {
  if (site.lexicon.has(unit.text)) {
    addTerm(unit.text, 1, matches, site);
    matches.shown.set(unit.text, 'start');
    return;
  }
  // Across a border between words a pair that never occurs is no mistake.
  if (unit.weight === 1 && site.lexicon.lacks(unit.text)) {
    for (const homophone of findHomophones(unit.text, site.pinyin(), site.lexicon)) {
      addPhrase(homophone, QUALITY.homophone, matches, site);
    }
  }
}

function lookUpCharacter(
  {text}: QueryUnit,
  matches: UnitMatches,
  site: Searchable,
  known: KnownPhrases,
): void {
  addPhrase(text, 1, matches, site, known);
  if (matches.lines.length === 0 && site.lexicon.lacks(text)) {
    // It may be a traditional form, which comes with the readings.
    site.pinyin();
  }
}

function lookUpWord(unit: QueryUnit, matches: UnitMatches, site: Searchable): void {
  const words = matchWord(site.lexicon, unit.text, unit.isLast);
  let phrases = 0;
  if (site.lexicon.lacks(unit.text)) {
    phrases = addPinyin(unit.text, matches, site);
  }
  addCompound(unit.text, matches, site);
  for (const {term, quality, shown} of words.matches) {
    if (phrases === 0 || quality > RESEMBLANCE) {
      addTerm(term, quality, matches, site);
      matches.shown.set(shown, 'start');
    }
  }
}

function addPinyin(letters: string, matches: UnitMatches, site: Searchable): number {
  const phrases = findPinyinPhrases(letters, site);
  for (const {text, share} of phrases) {
    addPhrase(text, QUALITY.pinyin * Math.min(1, 0.25 + 0.75 * share), matches, site);
  }
  return phrases.length;
}

function addCompound(word: string, matches: UnitMatches, site: Searchable): void {
  const compound = matchCompound(site, word);
  for (const {line, position} of compound.found) {
    matches.add(line, QUALITY.compound, position);
  }
  compound.shown.forEach((text) => matches.shown.set(text, 'start'));
}

function addTerm(term: string, quality: number, matches: UnitMatches, site: Searchable): void {
  for (const {line, position} of findTerm(site, term)) {
    matches.add(line, quality, position);
  }
}

function addPhrase(
  text: string,
  quality: number,
  matches: UnitMatches,
  site: Searchable,
  known?: KnownPhrases,
): void {
  // A single word is a term already; scanning the text for it would be slower.
  if (isWordCode(text.charCodeAt(0)) && site.lexicon.has(text)) {
    addTerm(text, quality, matches, site);
    showWhole(text, matches);
    return;
  }
  const found = known?.get(text) ?? findPhrase(site, text);
  known?.set(text, found);
  for (const {line, position} of found) {
    matches.add(line, quality, position);
  }
  if (found.length > 0) {
    showWhole(text, matches);
  }
}

function addAlternative(
  {text, quality}: Alternative,
  matches: UnitMatches,
  site: Searchable,
  known: KnownPhrases,
): void {
  const lines = site.lexicon.linesOfSynonym(text);
  if (!lines) {
    addPhrase(text, quality, matches, site, known);
    return;
  }
  for (const line of lines) {
    matches.add(line, quality, placeOnLine(site.index, line, text));
  }
  if (lines.length > 0) {
    showWhole(text, matches);
  }
}

function placeOnLine(index: TextIndex, line: number, text: string): number {
  const start = index.lineStart[line] ?? -1;
  return start < 0
    ? -1
    : start + Math.max(0, index.folded.slice(start, index.lineEnd[line]).indexOf(text));
}

/** What the reader typed may already be shown, and then from its start. */
function showWhole(text: string, {shown}: UnitMatches): void {
  if (!shown.has(text)) {
    shown.set(text, 'whole');
  }
}
