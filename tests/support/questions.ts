import {readFileSync} from 'node:fs';
import {arrangeForDialog} from '../../plugins/search/client/dialog/arrangeForDialog';
import type {AnsweringEngine} from '../../plugins/search/client/engine/engine';
import {EXACT_HITS_OF_DIALOG} from '../../plugins/search/client/searchFields';
import type {SearchHit} from '../../plugins/search/types';
import {DIALOG_HITS, DIALOG_QUERY_LENGTH, orderAsDialog} from './dialogOrder';

/**
 * The engine and the texts are improved with the work set in view. The opened questions were
 * sealed, graded once as such (bench/results), and are worked with since. Those still sealed are
 * asked once, when the texts and the engine stand; there are none between two rounds.
 */
export type QuestionSet = 'work' | 'opened' | 'sealed';

export const QUESTION_SETS: readonly QuestionSet[] = ['work', 'opened', 'sealed'];

/** What somebody asked in public, and what a reader here would type for it. */
export interface Question {
  id: string;
  /** Address of the thread or page where it was asked. */
  source: string;
  title: string;
  need: string;
  query: string;
  set: QuestionSet;
  /** Sections that answer it, or whole pages (without `#`). Empty: the site does not answer it. */
  expects: string[];
}

export interface AnswerCounts {
  questions: number;
  /** A right section is the first result, or among the first five. */
  first: number;
  firstFive: number;
  /** Over the first ten results. */
  mrr10: number;
  /** The site does not answer them. */
  unanswered: number;
}

export function readQuestions(): Question[] {
  return JSON.parse(readFileSync('tests/data/questions.json', 'utf8')) as Question[];
}

/** Place of the first right result in the dialog, from 1; 0 if it shows none. */
export function rankInDialog({query, expects}: Question, engine: AnsweringEngine): number {
  const {hits} = engine.search({
    query: query.slice(0, DIALOG_QUERY_LENGTH),
    hitsPerPage: DIALOG_HITS,
    exactHits: EXACT_HITS_OF_DIALOG,
  });
  return orderAsDialog(arrangeForDialog(hits)).findIndex((hit) => isRight(hit, expects)) + 1;
}

function isRight({objectID}: SearchHit, expects: string[]): boolean {
  const [page = ''] = objectID.split('#');
  return expects.includes(objectID) || expects.includes(page);
}

export function countAnswers(questions: Question[], rankOf: (question: Question) => number) {
  const ranks = questions.map(rankOf);
  const reciprocal = ranks.reduce((sum, rank) => sum + (rank > 0 && rank <= 10 ? 1 / rank : 0), 0);
  return {
    questions: questions.length,
    first: ranks.filter((rank) => rank === 1).length,
    firstFive: ranks.filter((rank) => rank > 0 && rank <= 5).length,
    mrr10: Math.round((reciprocal / questions.length) * 1000) / 1000,
    unanswered: questions.filter(({expects}) => expects.length === 0).length,
  } satisfies AnswerCounts;
}
