import type {AnalyzedQuery} from './analyzeQuery';
import {findPhrase} from './findPhrase';
import type {MatchedUnit, Searchable} from './matchUnits';
import {isHeadingLine, isParagraphLine, lineLength} from './textIndex';
import type {TextIndex} from './textIndex';

/** What the query found, arranged by section. */
export interface Evidence {
  query: AnalyzedQuery;
  matched: MatchedUnit[];
  index: TextIndex;
  totalWeight: number;
  /** Sections with any match of their own, in the order of the site. */
  candidates: number[];
  /** The paragraph of a section that holds most of the query, and how much that is. */
  bestLine: Map<number, {line: number; weight: number}>;
  phraseHeadings: Set<number>;
  /** Shortest paragraph of a section that holds the whole query as it stands. */
  phraseLine: Map<number, number>;
}

export function collectEvidence(
  query: AnalyzedQuery,
  matched: MatchedUnit[],
  site: Searchable,
  totalWeight: number,
): Evidence {
  const {index} = site;
  const candidates = new Set<number>();
  for (const {matches} of matched) {
    for (const line of matches.lines) {
      candidates.add(index.lineSection[line] ?? 0);
    }
  }
  return {
    query,
    matched,
    index,
    totalWeight,
    candidates: [...candidates].sort((a, b) => a - b),
    bestLine: findBestLines(matched, index),
    ...findPhrases(query, site),
  };
}

function findBestLines(matched: MatchedUnit[], index: TextIndex): Evidence['bestLine'] {
  const weights = new Map<number, number>();
  for (const {matches} of matched) {
    for (const line of matches.lines) {
      if (isParagraphLine(index, line)) {
        const weight = matches.weight * (matches.quality[line] ?? 0);
        weights.set(line, (weights.get(line) ?? 0) + weight);
      }
    }
  }
  const best: Evidence['bestLine'] = new Map();
  for (const [line, weight] of weights) {
    const section = index.lineSection[line] ?? 0;
    const known = best.get(section);
    if (!known || weight > known.weight || (weight === known.weight && line < known.line)) {
      best.set(section, {line, weight});
    }
  }
  return best;
}

function findPhrases(
  {text}: AnalyzedQuery,
  {index, postings}: Searchable,
): Pick<Evidence, 'phraseHeadings' | 'phraseLine'> {
  const phraseHeadings = new Set<number>();
  const phraseLine = new Map<number, number>();
  if (text.length >= 2) {
    for (const {line} of findPhrase(index, postings, text)) {
      const section = index.lineSection[line] ?? 0;
      if (isHeadingLine(index, line)) {
        phraseHeadings.add(section);
      } else if (isParagraphLine(index, line)) {
        const known = phraseLine.get(section);
        if (known === undefined || lineLength(index, line) < lineLength(index, known)) {
          phraseLine.set(section, line);
        }
      }
    }
  }
  return {phraseHeadings, phraseLine};
}
