import {expect, test} from 'vitest';
import type {Sent} from '../gzipServer';
import {separate, sum, sumByKind} from '../wire';

const sent = (path: string, kind: Sent['kind'], bytes: number, isPrefetch = false): Sent => ({
  path,
  kind,
  bytes,
  isPrefetch,
});

test('bytes are added up by kind', () => {
  const responses = [
    sent('/', 'html', 10),
    sent('/a.js', 'script', 20),
    sent('/b.js', 'script', 5),
  ];

  expect(sumByKind(responses)).toEqual({html: 10, script: 25});
  expect(sum(responses)).toBe(35);
});

test('what links announce and what scripts ask for with a low priority is fetched ahead', () => {
  const page = sent('/', 'html', 10);
  const announced = sent('/next.js', 'other', 20, true);
  const fetchedPage = sent('/guide', 'other', 30);

  expect(separate([page, announced, fetchedPage], new Set(['/guide']))).toEqual({
    needed: [page],
    ahead: [announced, fetchedPage],
  });
});
