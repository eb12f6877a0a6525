import type {QueryUnit} from './analyzeQuery';
import {isWordCode} from './characters';
import {SYNONYMS} from './synonyms';

const SYNONYM_QUALITY = 0.55;

/** Gives the units inside a known word the other words of its groups as alternatives. */
export function expandSynonyms(query: string, units: QueryUnit[]): void {
  for (const group of SYNONYMS) {
    for (const word of group) {
      for (const [start, end] of placesOf(word, query)) {
        const others = group.filter((other) => other !== word);
        for (const unit of units) {
          if (unit.start >= start && unit.end <= end) {
            addAlternatives(unit, others);
          }
        }
      }
    }
  }
}

function addAlternatives(unit: QueryUnit, texts: string[]): void {
  for (const text of texts) {
    if (text !== unit.text && !unit.alternatives.some((known) => known.text === text)) {
      unit.alternatives.push({text, quality: SYNONYM_QUALITY});
    }
  }
}

function placesOf(word: string, query: string): [number, number][] {
  const places: [number, number][] = [];
  for (let start = query.indexOf(word); start >= 0; start = query.indexOf(word, start + 1)) {
    const end = start + word.length;
    // Latin words only as a whole: `log` is not in `login`.
    const cutsWord =
      (isWordCode(word.charCodeAt(0)) && isWordCode(query.charCodeAt(start - 1))) ||
      (isWordCode(word.charCodeAt(word.length - 1)) && isWordCode(query.charCodeAt(end)));
    if (!cutsWord) {
      places.push([start, end]);
    }
  }
  return places;
}
