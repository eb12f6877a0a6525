/** What a runner's report says, by name: a closing line that only counts sends its reader through the log. */
export interface TestReport {
  passed: number;
  failed: string[];
  /** Passed, but only when tried again: to be mended, not to be overlooked. */
  unsteady: string[];
}

interface VitestReport {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    assertionResults: {fullName: string; status: string}[];
  }[];
}

export function readVitest({numPassedTests, testResults}: VitestReport): TestReport {
  const failed = testResults.flatMap(({name, status, assertionResults}) => {
    const tests = assertionResults
      .filter((test) => test.status === 'failed')
      .map(({fullName}) => fullName);
    // A file that does not load fails without a test of its own.
    return status === 'failed' && tests.length === 0 ? [name] : tests;
  });
  return {passed: numPassedTests, failed, unsteady: []};
}

interface PlaywrightSuite {
  title: string;
  specs?: {title: string; tests: {status: string}[]}[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightReport {
  suites: PlaywrightSuite[];
  errors?: {message?: string}[];
}

export function readPlaywright({suites, errors = []}: PlaywrightReport): TestReport {
  const report: TestReport = {
    passed: 0,
    failed: errors.map(({message}) => message ?? ''),
    unsteady: [],
  };
  const visit = (suite: PlaywrightSuite, trail: string): void => {
    for (const spec of suite.specs ?? []) {
      const name = `${trail} › ${spec.title}`;
      for (const {status} of spec.tests) {
        if (status === 'unexpected') {
          report.failed.push(name);
        } else if (status !== 'skipped') {
          report.passed += 1;
        }
        if (status === 'flaky') {
          report.unsteady.push(name);
        }
      }
    }
    for (const inner of suite.suites ?? []) {
      visit(inner, `${trail} › ${inner.title}`);
    }
  };
  for (const suite of suites) {
    visit(suite, suite.title);
  }
  return report;
}
