import {describe, expect, it} from 'vitest';
import {arrangeForDialog} from '../client/dialog/arrangeForDialog';
import type {SearchHit} from '../types';
import {createSampleEngine} from './sampleSite';

/** `部署 9.5` is a hit of the chapter 部署 with that score. */
function hit(text: string): SearchHit {
  const [lvl0 = '', score] = text.split(' ');
  return {
    objectID: text,
    hierarchy: {lvl0, lvl1: text},
    ...(score !== undefined && {_rankingInfo: {userScore: Number(score)}}),
  } as SearchHit;
}

const arrange = (...texts: string[]): string[] =>
  arrangeForDialog(texts.map(hit)).map(({objectID}) => objectID);

describe('the hits of a chapter in the dialog', () => {
  const best = ['部署 9', '开发 8', '部署 7', '智能体 6', '部署 5', '开发 4'];

  it('are left out if they are not among the best six and would stand above one of those', () => {
    expect(arrange(...best, '部署 3', '开发 2')).toEqual(best);
  });

  it('stay if they are among the best six', () => {
    const hits = ['部署 9', '部署 8', '部署 7', '部署 6', '部署 5', '开发 4'];
    expect(arrange(...hits)).toEqual(hits);
  });

  it('stay if they stand below the best six', () => {
    const hits = [...best, '智能体 3', '模型 2', '智能体 1'];
    expect(arrange(...hits)).toEqual(hits);
  });

  it('stay as they are if the provider tells no scores', () => {
    const hits = ['部署', '开发', '部署', '部署', '部署'];
    expect(arrange(...hits)).toEqual(hits);
  });
});

it('the embedded engine tells scores, best first', () => {
  const {hits} = createSampleEngine().search({query: '部署'});
  const scores = hits.map(({_rankingInfo}) => _rankingInfo?.userScore ?? 0);
  expect(scores.length).toBeGreaterThan(1);
  expect(scores).toEqual([...scores].sort((first, second) => second - first));
  expect(scores.at(-1)).toBeGreaterThan(0);
});
