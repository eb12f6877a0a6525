import {expect, test} from 'vitest';
import {median, mergeResult} from '../results';
import {readTimes} from '../measureBuild';

test('a new measurement replaces its own part and leaves the others', () => {
  const cold = {cpuSeconds: 30, peakMegabytes: 900};
  const before = {sites: [{name: 'ours', times: 1, pages: 3, build: {cold}}]};
  const sample = {firstResultMs: 1, clickToTitleMs: 2, delayedClickToTitleMs: 3};

  const {sites} = mergeResult(before, {name: 'ours', times: 1, timings: [sample]});

  expect(sites).toEqual([{name: 'ours', times: 1, pages: 3, build: {cold}, timings: [sample]}]);
});

test('sites stand in the order of the tables, whichever was measured first', () => {
  const first = mergeResult({sites: []}, {name: 'ours', times: 5});
  const second = mergeResult(first, {name: 'Docusaurus', times: 1});
  const third = mergeResult(second, {name: 'ours', times: 1});

  expect(third.sites.map(({name, times}) => `${name} ${times}`)).toEqual([
    'ours 1',
    'Docusaurus 1',
    'ours 5',
  ]);
});

test('the median of an even number of samples lies between the two in the middle', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 2, 9])).toBe(3);
});

test('the time of a build is the last line of the shell: what it has run, user and system', () => {
  expect(readTimes('built\n0m0.010s 0m0.020s\n1m5.500s 0m2.250s\n')).toBe(67.75);
});
