import {describe, expect, it} from 'vitest';
import {openEngine, readIndex} from '../support/openEngine';
import {queryClasses, searchQueries, type QueryClass} from '../support/searchQueries';
import {sitemapPaths} from '../support/routes';

const engine = openEngine(readIndex());

/** A reader sees about five results before scrolling. */
const DEPTH = 5;

/** Shares of queries with a right page among the first five results. */
const bars: Record<QueryClass, number> = {
  title: 0.97,
  partial: 0.96,
  mixed: 0.96,
  identifier: 0.96,
  endpoint: 0.96,
  typo: 0.95,
  question: 0.92,
  pinyin: 0.95,
  prefix: 0.96,
};
const OVERALL_BAR = 0.97;

const outcomes = searchQueries.map((query) => {
  const {hits, nbHits} = engine.search({query: query.text, hitsPerPage: DEPTH});
  const found = hits.map(({url_without_anchor}) => new URL(url_without_anchor).pathname);
  return {...query, nbHits, found, isAnswered: found.some((path) => query.answers.includes(path))};
});

const describeMisses = (missed: typeof outcomes): string =>
  missed
    .map(({text, answers, found}) => `${text}: wanted ${answers.join(' ')}, got ${found.join(' ')}`)
    .join('\n');

describe('the search queries', () => {
  it('number at least 200, none twice', () => {
    const texts = searchQueries.map(({text}) => text);
    expect(texts.length).toBeGreaterThanOrEqual(200);
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('expect only pages that exist', () => {
    const paths = new Set(sitemapPaths());
    const unknown = searchQueries.flatMap(({answers}) =>
      answers.filter((path) => !paths.has(path)),
    );
    expect(unknown).toEqual([]);
  });
});

describe('search', () => {
  it('finds something for every query', () => {
    expect(outcomes.filter(({nbHits}) => nbHits === 0).map(({text}) => text)).toEqual([]);
  });

  it(`answers at least ${OVERALL_BAR} of all queries among the first ${DEPTH} results`, () => {
    const missed = outcomes.filter(({isAnswered}) => !isAnswered);
    const allowed = Math.floor(outcomes.length * (1 - OVERALL_BAR));
    expect(missed.length, describeMisses(missed)).toBeLessThanOrEqual(allowed);
  });

  it.each(queryClasses)(`answers %s queries among the first ${DEPTH} results`, (name) => {
    const asked = outcomes.filter((outcome) => outcome.class === name);
    const missed = asked.filter(({isAnswered}) => !isAnswered);
    const allowed = Math.floor(asked.length * (1 - bars[name]));
    expect(missed.length, describeMisses(missed)).toBeLessThanOrEqual(allowed);
  });
});
