import type {BenchEngine} from './peer';

export interface BenchQuery {
  text: string;
  class: string;
  answers: string[];
}

export interface Score {
  queries: number;
  success1: number;
  success5: number;
  mrr10: number;
  withoutResult: number;
}

export interface EngineScores {
  /** Over the written queries. */
  written: Score;
  known: Score;
  classes: Record<string, Score>;
  queryMs: {p50: number; p95: number};
}

interface Outcome {
  class: string;
  /** From 1; 0 if no right page is among the first ten. */
  rank: number;
  found: number;
  ms: number;
}

export const KNOWN_CLASS = 'known item';

export async function scoreEngine(
  engine: BenchEngine,
  queries: BenchQuery[],
): Promise<EngineScores> {
  const outcomes: Outcome[] = [];
  for (const query of queries) {
    const started = performance.now();
    const paths = await engine.search(query.text);
    const ms = performance.now() - started;
    const rank = paths.findIndex((path) => query.answers.includes(path)) + 1;
    outcomes.push({class: query.class, rank, found: paths.length, ms});
  }
  const classes = [...new Set(outcomes.map((outcome) => outcome.class))];
  const times = outcomes.map(({ms}) => ms);
  return {
    written: summarize(outcomes.filter((outcome) => outcome.class !== KNOWN_CLASS)),
    known: summarize(outcomes.filter((outcome) => outcome.class === KNOWN_CLASS)),
    classes: Object.fromEntries(
      classes.map((name) => [name, summarize(outcomes.filter(({class: own}) => own === name))]),
    ),
    queryMs: {p50: percentile(times, 0.5), p95: percentile(times, 0.95)},
  };
}

function summarize(outcomes: Outcome[]): Score {
  const share = (test: (outcome: Outcome) => boolean): number =>
    round(outcomes.filter(test).length / outcomes.length);
  const reciprocal = outcomes.reduce((sum, {rank}) => sum + (rank > 0 ? 1 / rank : 0), 0);
  return {
    queries: outcomes.length,
    success1: share(({rank}) => rank === 1),
    success5: share(({rank}) => rank > 0 && rank <= 5),
    mrr10: round(reciprocal / outcomes.length),
    withoutResult: outcomes.filter(({found}) => found === 0).length,
  };
}

export function percentile(values: number[], share: number): number {
  const sorted = [...values].sort((first, second) => first - second);
  return round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
}

export function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
