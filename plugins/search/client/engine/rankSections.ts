import type {AnalyzedQuery} from './analyzeQuery';
import {collectEvidence} from './collectEvidence';
import type {Evidence} from './collectEvidence';
import type {MatchedUnit} from './matchUnits';
import type {Searchable} from './searchable';
import {hasArrived, lineLength} from './textIndex';
import type {TextIndex} from './textIndex';
import {RANKING} from './rankingWeights';

export interface RankedSection {
  section: number;
  score: number;
  /** The part of the score that is the same whether or not the text has arrived. */
  certainScore: number;
  /** What its heading adds; 0 as long as that has not arrived. */
  headingScore: number;
  /** How much of the query the section's own heading answers, 0 to 1. */
  headingCoverage: number;
  /** The paragraph that answers best; -1 if only headings matched. */
  bestLine: number;
  /** Part of what the score rests on has not arrived. */
  isEstimated: boolean;
}

/** Sections that answer enough of the query, best first. */
export function rankSections(
  query: AnalyzedQuery,
  matched: MatchedUnit[],
  site: Searchable,
): RankedSection[] {
  const totalWeight = sum(matched.map(({matches}) => matches.weight));
  if (totalWeight === 0) {
    return [];
  }
  const evidence = collectEvidence(query, matched, site, totalWeight);
  const pageScores = new Map<number, PageScore>();
  const pageScore = (page: number): PageScore => {
    const score = pageScores.get(page) ?? scorePage(page, evidence);
    pageScores.set(page, score);
    return score;
  };
  const floor = site.coverageFloor * (totalWeight + missingWeight(matched, site.index));
  const ranked: RankedSection[] = [];
  for (const section of evidence.candidates) {
    const fields = scoreFields(section, evidence);
    // What stands on the page as it was typed is an answer, whatever the rest.
    const isVerbatim =
      (evidence.phraseHeadings.has(section) && Boolean(site.index.headings[section])) ||
      hasArrived(site.index, evidence.phraseLine.get(section) ?? -1);
    if (fields.covered >= floor || isVerbatim) {
      const result = scoreSection(section, fields, evidence);
      const page = site.index.sectionPage[section] ?? 0;
      const factor = pageFactor(page, evidence);
      const isPage = (site.index.sections[section]?.level ?? 1) === 1;
      const ofPage = pageScore(page)[isPage ? 'itself' : 'sections'];
      ranked.push({
        ...result,
        score: (result.score + ofPage) * factor,
        certainScore: (result.certainScore + ofPage) * factor,
        headingScore: result.headingScore * factor,
      });
    }
  }
  return discountRepeats(ranked, site.index);
}

/**
 * Weight of what occurs nowhere on the site. It counts against every section, so that a query of
 * which only a common syllable is known finds nothing. Pairs across a border between words are
 * left out: they say nothing about the subject.
 */
function missingWeight(matched: MatchedUnit[], index: TextIndex): number {
  const unknownRarity = Math.log(1 + index.lineCount);
  return sum(
    matched.map(({unit, matches}) =>
      matches.lines.length === 0 && unit.weight === 1 ? unknownRarity : 0,
    ),
  );
}

/** What a page as a whole says for its sections, and for itself: the entry without a section. */
interface PageScore {
  sections: number;
  itself: number;
}

/**
 * A page that answers the whole query, if in several sections, is likelier meant than others. A
 * title that holds part of the query says what the section is about; the page itself is meant
 * only by who types nearly all of its title.
 */
function scorePage(page: number, {matched, index, totalWeight}: Evidence): PageScore {
  const {page: weights} = RANKING;
  const title = index.pages[page]?.section ?? -1;
  let score = 0;
  let covered = 0;
  let inTitle = 0;
  for (const {matches} of matched) {
    const mentions = matches.pageMentions[page] ?? 0;
    const inHeading = matches.pageHeadingQuality[page] ?? 0;
    const body = mentions / (mentions + weights.halfMentions);
    score += matches.weight * (inHeading * weights.heading + body * weights.body);
    covered += matches.weight * Math.max(inHeading, Math.min(1, mentions));
    inTitle += matches.weight * (matches.headingQuality[title] ?? 0);
  }
  const share = inTitle / totalWeight;
  const withTitle = (titleShare: number): number =>
    (score / totalWeight + weights.title * titleShare) * (covered / totalWeight);
  return {sections: withTitle(share), itself: withTitle(share ** 3)};
}

function pageFactor(page: number, {index, query}: Evidence): number {
  if (query.isPath) {
    return 1;
  }
  const {isReference, isContribution, isDiscouraged} = index.pages[page] ?? {};
  return (
    (isReference ? RANKING.reference : 1) *
    (isContribution ? RANKING.contribution : 1) *
    (isDiscouraged ? RANKING.discouraged : 1)
  );
}

interface FieldScore {
  score: number;
  covered: number;
  coveredByHeading: number;
}

/** Each unit counts in the best field it stands in: own heading, headings above, title, body. */
function scoreFields(section: number, {matched, index}: Evidence): FieldScore {
  const {page = 0, level = 1, ancestors = []} = index.sections[section] ?? {};
  const title = level > 1 ? (index.pages[page]?.section ?? -1) : -1;
  const {field} = RANKING;
  let score = 0;
  let covered = 0;
  let coveredByHeading = 0;
  for (const {matches} of matched) {
    const {headingQuality, bodyQuality, weight} = matches;
    const own = headingQuality[section] ?? 0;
    const inBody = bodyQuality[section] ?? 0;
    const inTitle = headingQuality[title] ?? 0;
    let above = 0;
    for (const ancestor of ancestors) {
      above = Math.max(above, headingQuality[ancestor] ?? 0);
    }
    const fromHeadings = Math.max(own * field.heading, above * field.above, inTitle * field.title);
    const best =
      inBody * field.body > fromHeadings
        ? inBody * field.body
        : fromHeadings + inBody * field.bodyToo;
    score += weight * best;
    covered += weight * Math.max(own, inBody, Math.max(above, inTitle) * field.inherited);
    coveredByHeading += weight * own;
  }
  return {score, covered, coveredByHeading};
}

function scoreSection(section: number, fields: FieldScore, evidence: Evidence): RankedSection {
  const {index, totalWeight} = evidence;
  const coverage = fields.covered / totalWeight;
  const headingCoverage = fields.coveredByHeading / totalWeight;
  const phraseLine = evidence.phraseLine.get(section);
  const best = evidence.bestLine.get(section);
  const question = evidence.bestQuestion.get(section);
  const headingLine = index.headingLine[section] ?? 0;

  let score = (fields.score / totalWeight) * (RANKING.coverageBase + coverage * coverage);
  score += RANKING.mentions.weight * mentions(section, evidence);
  // What only the text tells: how the words stand on a line.
  let fromText = 0;
  let fromHeading = 0;
  if (best) {
    score += RANKING.bestLine * (best.weight / totalWeight);
    fromText += RANKING.adjacency.body * adjacency(best.line, evidence);
  }
  if (question) {
    const share = question.weight / totalWeight;
    score += RANKING.question.coverage * share * share;
    fromText += RANKING.question.adjacency * adjacency(question.line, evidence);
  }
  if (headingCoverage > 0) {
    const share = headingCoverage > 0.3 ? 1 : 0.3;
    fromHeading += RANKING.adjacency.heading * share * adjacency(headingLine, evidence);
  }
  fromHeading += headingPhraseBonus(section, headingCoverage, evidence);
  if (phraseLine !== undefined) {
    fromText += bodyPhraseBonus(phraseLine, evidence) * certaintyOfPhrase(phraseLine, evidence);
  }
  const {level = 1} = index.sections[section] ?? {};
  const factor = level === 1 ? pageFirst(headingCoverage, phraseLine) : (RANKING.level[level] ?? 1);
  const line = phraseLine ?? best?.line ?? -1;
  const isEstimated = [headingLine, line, question?.line ?? -1].some(
    (at) => at >= 0 && !hasArrived(index, at),
  );
  return {
    section,
    score: (score + fromHeading + fromText) * factor,
    certainScore: score,
    headingScore: hasArrived(index, headingLine) ? fromHeading : 0,
    headingCoverage,
    bestLine: line,
    isEstimated,
  };
}

/**
 * How often the section speaks of what is asked, 0 to 1. A single paragraph may mention a word by
 * the way; a section about it comes back to it. A long section mentions everything sooner or
 * later, so that it needs more mentions for the same.
 */
function mentions(section: number, {matched, index, totalWeight}: Evidence): number {
  const {half, byLength} = RANKING.mentions;
  const enough = half * (1 - byLength + byLength * (index.relativeLength[section] ?? 1));
  let score = 0;
  for (const {matches} of matched) {
    const count = matches.sectionMentions[section] ?? 0;
    score += (matches.weight * count) / (count + enough);
  }
  return score / totalWeight;
}

/** Whoever types a title wants the page; whoever asks about something on it wants the section. */
function pageFirst(headingCoverage: number, phraseLine: number | undefined): number {
  return 1 + RANKING.pageFirst * (phraseLine === undefined ? headingCoverage : 1);
}

function headingPhraseBonus(section: number, headingCoverage: number, evidence: Evidence): number {
  const {index, phrase} = evidence;
  const line = index.headingLine[section] ?? 0;
  const length = Math.max(1, lineLength(index, line));
  const share = Math.min(1, phrase.length / length);
  const bonus = RANKING.headingPhrase;
  if (!evidence.phraseHeadings.has(section)) {
    return headingCoverage > 0.6 ? bonus.sameWords * headingCoverage * share : 0;
  }
  if (!hasArrived(index, line)) {
    // It holds the words. A better guess would have many headings loaded that turn out to be worse.
    return bonus.inside + bonus.insideShare * share;
  }
  if (length === phrase.length) {
    return bonus.whole[index.sections[section]?.level ?? 1] ?? 0;
  }
  return index.folded.startsWith(phrase, index.lineStart[line])
    ? bonus.start + bonus.startShare * share
    : bonus.inside + bonus.insideShare * share;
}

function bodyPhraseBonus(line: number, {index, phrase, matched, phraseRarity}: Evidence): number {
  const bonus = RANKING.bodyPhrase;
  const length = Math.max(1, lineLength(index, line));
  const base =
    (phrase.length > 3 || matched.length > 1 ? bonus.long : bonus.short) +
    bonus.rare * phraseRarity;
  return length === phrase.length
    ? base + bonus.whole
    : base + bonus.share * (phrase.length / length);
}

/** Pairs that share their characters hardly stand on a line but as the phrase; words often do. */
function certaintyOfPhrase(line: number, {index, matched}: Evidence): number {
  const isOneRun = matched.every(
    ({unit}) => unit.kind === 'bigram' && unit.run === matched[0]?.unit.run,
  );
  return isOneRun || hasArrived(index, line) ? 1 : RANKING.bodyPhrase.unseen;
}

/** How much of the query stands in the line in its order and next to each other, 0 to 1. */
function adjacency(line: number, {matched, index}: Evidence): number {
  let together = 0;
  let possible = 0;
  for (let at = 0; at + 1 < matched.length; at++) {
    const [left, right] = [matched[at], matched[at + 1]];
    if (!left || !right || left.matches.weight === 0 || right.matches.weight === 0) {
      continue;
    }
    const weight = Math.min(left.matches.weight, right.matches.weight);
    possible += weight;
    if (left.matches.quality[line] && right.matches.quality[line]) {
      const isPair = left.unit.run === right.unit.run && left.unit.kind === 'bigram';
      if (!hasArrived(index, line)) {
        // Two pairs that share a character seldom stand apart.
        together += weight * (isPair ? 1 : RANKING.adjacency.unseen);
        continue;
      }
      const gap = (right.matches.position[line] ?? 0) - (left.matches.position[line] ?? 0);
      const adjacent = isPair ? gap === 1 : gap > 0 && gap <= left.unit.text.length + 3;
      together += weight * (adjacent ? 1 : Math.abs(gap) < 24 ? RANKING.adjacency.near : 0);
    }
  }
  return possible === 0 ? 0 : together / possible;
}

/**
 * A page that answers in many sections must not crowd out the others. How many sections are left does not depend on
 * the texts that have arrived, so that the number of results is the same from page to page of them.
 */
function discountRepeats(ranked: RankedSection[], index: TextIndex): RankedSection[] {
  const scores = discount(ranked, index, ({score}) => score);
  const certain = discount(ranked, index, ({certainScore}) => certainScore);
  // The best hits have arrived.
  const best = Math.max(
    ...ranked.map(({certainScore, headingScore}) => certainScore + headingScore),
  );
  const least = best * RANKING.leastShareOfBest;
  return ranked
    .filter(({section}) => (certain.get(section) ?? 0) >= least)
    .map((result) => ({...result, score: scores.get(result.section) ?? 0}))
    .sort((a, b) => b.score - a.score || a.section - b.section);
}

/** By section. */
function discount(
  ranked: RankedSection[],
  {sectionPage}: TextIndex,
  scoreOf: (result: RankedSection) => number,
): Map<number, number> {
  const seen = new Map<number, number>();
  const bestFirst = [...ranked].sort((a, b) => scoreOf(b) - scoreOf(a) || a.section - b.section);
  return new Map(
    bestFirst.map((result) => {
      const page = sectionPage[result.section] ?? 0;
      const repeats = seen.get(page) ?? 0;
      seen.set(page, repeats + 1);
      return [result.section, scoreOf(result) * RANKING.repeat ** repeats];
    }),
  );
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
