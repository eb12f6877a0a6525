import {setImmediate as nextTurn} from 'node:timers/promises';
import {describe, expect, it} from 'vitest';
import {arrangeForDialog} from '../../plugins/search/client/dialog/arrangeForDialog';
import {EXACT_HITS_OF_DIALOG} from '../../plugins/search/client/searchFields';
import {DIALOG_HITS, orderAsDialog} from '../support/dialogOrder';
import {listSections, openEngine, readIndex} from '../support/openEngine';
import {
  countAnswers,
  type Question,
  type QuestionSet,
  rankInDialog,
  readQuestions,
} from '../support/questions';

/** Texts and ranking may only get better; `npm run bench:answers` tells what is reached. */
const FLOORS = [
  {set: 'work', first: 130, firstFive: 149, mrr10: 0.917},
  {set: 'opened', first: 1388, firstFive: 1706, mrr10: 0.85},
] as const;

const index = readIndex();
const {head} = index;
const engine = openEngine(index);

const questions = readQuestions();
const questionsOf = (name: QuestionSet): Question[] => questions.filter(({set}) => set === name);

describe('the questions of users', () => {
  it('number 150 to work with and 1,778 that were sealed once, each from a thread of its own', () => {
    expect(questionsOf('work')).toHaveLength(150);
    expect(questionsOf('opened')).toHaveLength(1778);
    for (const field of ['id', 'source', 'query'] as const) {
      expect(new Set(questions.map((question) => question[field])).size, field).toBe(
        questions.length,
      );
    }
  });

  it('expect only sections that exist', () => {
    const pages = head.pages.map(({path}) => `/${path}`);
    const sections = listSections(index).map(({path, anchor}) => `/${path}#${anchor}`);
    const known = new Set([...pages, ...sections]);
    const unknown = questions.flatMap(({expects}) => expects.filter((place) => !known.has(place)));
    expect(unknown).toEqual([]);
  });

  it.each(['代理', '怎么配置代理', '多代理'])(
    '%s shows the agents and the proxies of the network among the first five',
    (query) => {
      const {hits} = engine.search({
        query,
        hitsPerPage: DIALOG_HITS,
        exactHits: EXACT_HITS_OF_DIALOG,
      });
      const shown = orderAsDialog(arrangeForDialog(hits)).slice(0, 5);
      const addresses = shown.map(({objectID}) => objectID);
      expect(addresses).toContain('/environment-variables#mainland-networks');
      expect(addresses.filter((address) => /agent/.test(address))).not.toEqual([]);
    },
  );

  it.each(FLOORS)('of the $set set are answered as often as before', async ({set, ...floor}) => {
    const asked = questionsOf(set);
    const ranks = new Map<Question, number>();
    for (const question of asked) {
      ranks.set(question, rankInDialog(question, engine));
      // The runner gives up on a test that is silent for a minute.
      await nextTurn();
    }
    const rankOf = (question: Question): number => ranks.get(question) ?? 0;
    const counts = countAnswers(asked, rankOf);
    const isMissed = (question: Question): boolean =>
      rankOf(question) === 0 || rankOf(question) > 5;
    const missed = asked.filter(isMissed).map(({query}) => query);
    expect(counts.firstFive, missed.join('\n')).toBeGreaterThanOrEqual(floor.firstFive);
    expect(counts.first).toBeGreaterThanOrEqual(floor.first);
    expect(counts.mrr10).toBeGreaterThanOrEqual(floor.mrr10);
  });
});
