import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {createEngine} from '../../plugins/search/client/engine/engine';
import {parseBody, parseHead} from '../../plugins/search/client/engine/indexFormat';
import {
  countAnswers,
  type Question,
  type QuestionSet,
  rankInDialog,
  readQuestions,
} from '../support/questions';

/** Texts and ranking may only get better; `npm run bench:answers` tells what is reached. */
const FLOORS = [
  {set: 'work', first: 128, firstFive: 148, mrr10: 0.895},
  {set: 'opened', first: 130, firstFive: 166, mrr10: 0.68},
] as const;

const directory = 'build/search-index';
const head = parseHead(readFileSync(`${directory}/head.txt`, 'utf8'));
const body = parseBody(readFileSync(`${directory}/${head.bodyFile}`, 'utf8'), head);
const engine = createEngine(head, body, {origin: 'http://localhost', baseUrl: '/'});

const questions = readQuestions();
const questionsOf = (name: QuestionSet): Question[] => questions.filter(({set}) => set === name);

const isFound = (question: Question): boolean => {
  const rank = rankInDialog(question, engine);
  return rank > 0 && rank <= 5;
};

describe('the questions of users', () => {
  it('number 150 to work with and 211 that were sealed once, each from a thread of its own', () => {
    expect(questionsOf('work')).toHaveLength(150);
    expect(questionsOf('opened')).toHaveLength(211);
    for (const field of ['id', 'source', 'query'] as const) {
      expect(new Set(questions.map((question) => question[field])).size, field).toBe(
        questions.length,
      );
    }
  });

  it('expect only sections that exist', () => {
    const pages = head.pages.map(({path}) => `/${path}`);
    const sections = head.sections.map(({page, anchor}) => `${pages[page]}#${anchor}`);
    const known = new Set([...pages, ...sections]);
    const unknown = questions.flatMap(({expects}) => expects.filter((place) => !known.has(place)));
    expect(unknown).toEqual([]);
  });

  it.each(FLOORS)('of the $set set are answered as often as before', ({set, ...floor}) => {
    const asked = questionsOf(set);
    const counts = countAnswers(asked, (question) => rankInDialog(question, engine));
    const missed = asked.filter((question) => !isFound(question)).map(({query}) => query);
    expect(counts.firstFive, missed.join('\n')).toBeGreaterThanOrEqual(floor.firstFive);
    expect(counts.first).toBeGreaterThanOrEqual(floor.first);
    expect(counts.mrr10).toBeGreaterThanOrEqual(floor.mrr10);
  });
});
