import {expect, test} from 'vitest';
import {chooseChecks} from '../chooseChecks';
import type {Result} from '../results';
import type {Check} from '../types';

const check = (id: string, page: string): Check => ({
  id,
  page,
  hash: 'now',
  run: () => Promise.resolve({status: 'passed'}),
});
const checks = [check('a1', 'a'), check('a2', 'a'), check('b1', 'b')];
const passed = (page: string, hash = 'now'): Result => ({page, hash, status: 'passed'});
const known = {a1: passed('a'), a2: passed('a', 'before'), b1: passed('b')};
const ids = (list: Check[]) => list.map(({id}) => id);

test('what passed with this content does not run again', () => {
  expect(ids(chooseChecks({}, checks, known, {all: false}))).toEqual(['a2']);
});

test('in page order, one changed check brings its page', () => {
  expect(ids(chooseChecks({inPageOrder: true}, checks, known, {all: false}))).toEqual(['a1', 'a2']);
});

test('a failure runs again', () => {
  const failed: Result = {page: 'b', hash: 'now', status: 'failed', message: ''};
  expect(ids(chooseChecks({}, checks, {...known, b1: failed}, {all: false}))).toEqual(['a2', 'b1']);
});

test('all runs everything, of one page if a page is named', () => {
  expect(ids(chooseChecks({}, checks, known, {all: true}))).toEqual(['a1', 'a2', 'b1']);
  expect(ids(chooseChecks({}, checks, known, {all: true, pages: new Set(['b'])}))).toEqual(['b1']);
});

test('of a page that is read in several languages, only the changed language runs again', () => {
  const lanes = checks.map((one) => ({...one, sequence: one.id}));
  expect(ids(chooseChecks({inPageOrder: true}, lanes, known, {all: false}))).toEqual(['a2']);
});
