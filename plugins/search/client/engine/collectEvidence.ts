import type {AnalyzedQuery} from './analyzeQuery';
import {findPhrase} from './findPhrase';
import type {MatchedUnit} from './matchUnits';
import type {Searchable} from './searchable';
import {isAskedAsLine, isHeadingLine, isParagraphLine, lineLength} from './textIndex';
import type {TextIndex} from './textIndex';

export interface WeighedLine {
  line: number;
  weight: number;
}

/** What the query found, arranged by section. */
export interface Evidence {
  query: AnalyzedQuery;
  matched: MatchedUnit[];
  index: TextIndex;
  totalWeight: number;
  /** Sections with any match of their own, in the order of the site. */
  candidates: number[];
  /** The paragraph of a section that holds most of the query, and how much that is. */
  bestLine: Map<number, WeighedLine>;
  /** The same among the ways in which readers ask for the section. */
  bestQuestion: Map<number, WeighedLine>;
  /** What is looked for as it stands: the whole query, or what was pasted into it. */
  phrase: string;
  phraseHeadings: Set<number>;
  /** Shortest paragraph of a section that holds the whole query as it stands. */
  phraseLine: Map<number, number>;
  /** 0 to 1: how long the query is and on how few lines it stands as it is. */
  phraseRarity: number;
}

/** From so many neighbouring pairs of units on a query is as long as it need be. */
const LONG_QUERY_PAIRS = 4;

export function collectEvidence(
  query: AnalyzedQuery,
  matched: MatchedUnit[],
  site: Searchable,
  totalWeight: number,
): Evidence {
  return {
    query,
    matched,
    index: site.index,
    totalWeight,
    ...weighLines(matched, site),
    ...findPhrases(query, site),
  };
}

function weighLines(
  matched: MatchedUnit[],
  {index, lineWeights}: Searchable,
): Pick<Evidence, 'candidates' | 'bestLine' | 'bestQuestion'> {
  const touched: number[] = [];
  for (const {matches} of matched) {
    for (const line of matches.lines) {
      if (lineWeights[line] === 0) {
        touched.push(line);
      }
      lineWeights[line] = (lineWeights[line] ?? 0) + matches.weight * (matches.quality[line] ?? 0);
    }
  }
  touched.sort((a, b) => a - b);
  const candidates: number[] = [];
  const bestLine: Evidence['bestLine'] = new Map();
  const bestQuestion: Evidence['bestQuestion'] = new Map();
  for (const line of touched) {
    const section = index.lineSection[line] ?? 0;
    if (candidates[candidates.length - 1] !== section) {
      candidates.push(section);
    }
    const weight = lineWeights[line] ?? 0;
    if (isParagraphLine(index, line)) {
      keepHeavier(bestLine, section, {line, weight});
    } else if (isAskedAsLine(index, line)) {
      keepHeavier(bestQuestion, section, {line, weight});
    }
    lineWeights[line] = 0;
  }
  return {candidates, bestLine, bestQuestion};
}

function keepHeavier(best: Map<number, WeighedLine>, section: number, found: WeighedLine): void {
  if (found.weight > (best.get(section)?.weight ?? 0)) {
    best.set(section, found);
  }
}

function findPhrases(
  {text, pasted, units}: AnalyzedQuery,
  site: Searchable,
): Pick<Evidence, 'phrase' | 'phraseHeadings' | 'phraseLine' | 'phraseRarity'> {
  const {index} = site;
  const phraseHeadings = new Set<number>();
  const phraseLine = new Map<number, number>();
  let phrase = text;
  let phraseRarity = 0;
  if (text.length >= 2) {
    let found = findPhrase(site, text);
    if (found.length === 0 && pasted !== undefined) {
      phrase = pasted;
      found = findPhrase(site, pasted);
    }
    const rarity = 1 - Math.log(1 + found.length) / Math.log(1 + index.lineCount);
    phraseRarity = Math.max(0, rarity) * Math.min(1, (units.length - 1) / LONG_QUERY_PAIRS);
    for (const {line} of found) {
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
  return {phrase, phraseHeadings, phraseLine, phraseRarity};
}
