import type {FullResult, Reporter, TestCase, TestResult} from '@playwright/test/reporter';

/** What a test counted, noted by `count()`, added up over all tests and printed at the end. */
export default class PrintCounts implements Reporter {
  private readonly counts = new Map<string, number>();
  private passed = 0;
  private failed = 0;

  onTestEnd(test: TestCase, result: TestResult): void {
    if (test.outcome() === 'expected') {
      this.passed += 1;
    } else {
      this.failed += 1;
    }
    for (const {type, description} of result.annotations) {
      if (description !== undefined) {
        this.counts.set(type, (this.counts.get(type) ?? 0) + Number(description));
      }
    }
  }

  onEnd({duration}: FullResult): void {
    console.log(`\n用时 ${Math.round(duration / 1000)} 秒`);
    for (const [subject, total] of this.counts) {
      console.log(`${subject}：${total}`);
    }
    console.log(`${this.passed} passed, ${this.failed} failed`);
  }
}
