import {describe, expect, it} from 'vitest';
import {findGaps, type Report} from '../runLighthouse';

const report = (given: Partial<Report>): Report => ({
  categories: {performance: {score: 1}, 'best-practices': {score: 1}},
  audits: {'image-aspect-ratio': {}, 'first-contentful-paint': {numericValue: 900}},
  ...given,
});

describe('a report of Lighthouse', () => {
  it('that scores every category has no gap, also with a score of 0', () => {
    expect(findGaps(report({}))).toEqual([]);
    expect(findGaps(report({categories: {performance: {score: 0}}}))).toEqual([]);
  });

  it('that could not score a category has one, with the reason once', () => {
    const errorMessage = 'Could not find node with given id';
    expect(
      findGaps(
        report({
          categories: {performance: {score: 1}, 'best-practices': {score: null}},
          audits: {'image-aspect-ratio': {errorMessage}, 'unsized-images': {errorMessage}},
        }),
      ),
    ).toEqual(['best-practices', errorMessage]);
  });

  it('of a page that did not load is a gap as a whole', () => {
    expect(findGaps(report({runtimeError: {message: 'NO_FCP'}}))).toEqual(['NO_FCP']);
  });
});
