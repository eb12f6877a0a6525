import {describe, expect, it} from 'vitest';
import {readPlaywright, readVitest} from '../readTestReport';

describe('the report of the browser tests', () => {
  const report = readPlaywright({
    suites: [
      {
        title: 'search.spec.ts',
        specs: [{title: 'opens', tests: [{status: 'expected'}]}],
        suites: [
          {
            title: 'results',
            specs: [
              {title: 'come late', tests: [{status: 'flaky'}]},
              {title: 'never come', tests: [{status: 'unexpected'}]},
              {title: 'are not asked', tests: [{status: 'skipped'}]},
            ],
          },
        ],
      },
    ],
  });

  it('names what failed and what passed only when tried again', () => {
    expect(report).toEqual({
      passed: 2,
      failed: ['search.spec.ts › results › never come'],
      unsteady: ['search.spec.ts › results › come late'],
    });
  });

  it('counts a fault outside the tests as a failure', () => {
    expect(readPlaywright({suites: [], errors: [{message: 'no server'}]}).failed).toEqual([
      'no server',
    ]);
  });
});

describe('the report of the other tests', () => {
  it('names failed tests, and files that do not load', () => {
    expect(
      readVitest({
        numPassedTests: 1,
        testResults: [
          {
            name: 'a.test.ts',
            status: 'failed',
            assertionResults: [
              {fullName: 'a holds', status: 'passed'},
              {fullName: 'b holds', status: 'failed'},
            ],
          },
          {name: 'c.test.ts', status: 'failed', assertionResults: []},
        ],
      }),
    ).toEqual({passed: 1, failed: ['b holds', 'c.test.ts'], unsteady: []});
  });
});
