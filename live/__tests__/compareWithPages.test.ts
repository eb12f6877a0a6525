import {expect, test} from 'vitest';
import {compareWithPages, listOpen, shareOf} from '../compareWithPages';
import type {Result} from '../results';
import type {Check} from '../types';

const check = (id: string, page = 'agents'): Check => ({
  id,
  page,
  hash: 'now',
  run: () => Promise.resolve({status: 'passed'}),
});
const result = (status: Result['status'], hash = 'now'): Result => ({page: 'agents', hash, status});

test('a check that cannot run here does not count, unless it changed', () => {
  const known = {a: result('passed'), b: result('exempt'), c: result('exempt', 'before')};
  const standing = compareWithPages([check('a'), check('b'), check('c')], known);
  expect(standing).toMatchObject({runnable: 2, passed: 1, open: [{id: 'c'}]});
  expect(shareOf(standing)).toBe(0.5);
});

test('what changed after it passed is listed with the command to run', () => {
  const known = {a: result('passed', 'before'), b: result('passed', 'before')};
  const standing = compareWithPages([check('a'), check('b')], known);
  expect(shareOf(standing)).toBe(0);
  expect(listOpen('examples', standing)).toEqual([
    'agents：2 处在检查之后改过，运行 npm run verify -- --kind examples --page agents',
  ]);
});

test('a failure and a check that never ran count against the share', () => {
  const standing = compareWithPages([check('a'), check('b')], {a: result('failed')});
  expect(standing.open.map(({id}) => id)).toEqual(['a', 'b']);
  expect(shareOf(standing)).toBe(0);
  expect(listOpen('walks', standing)).toEqual([
    'agents：2 处失败或没有运行过，运行 npm run verify -- --kind walks --page agents',
  ]);
});

test('without anything to run nothing is missing', () => {
  expect(shareOf(compareWithPages([], {}))).toBe(1);
});
