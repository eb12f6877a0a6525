import {test} from '@playwright/test';

/** Adds to a count that is printed when all tests have ended (printCounts.ts). */
export function count(subject: string, number: number): void {
  test.info().annotations.push({type: subject, description: String(number)});
}
