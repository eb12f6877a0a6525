import type {RegisteredCheck} from './loadKinds';
import type {Result} from './results';
import type {Check} from './types';

/** What the kept results say about today's pages, for one kind. */
export interface Standing {
  /** Checks that can run here: all but those with a need that still holds. */
  runnable: number;
  /** Passed with exactly today's content. */
  passed: number;
  /** Passed once, and changed since. */
  stale: Check[];
  /** Failed, or never run. */
  open: Check[];
}

export function compareWithPages(
  checks: RegisteredCheck[],
  known: Record<string, Result>,
): Standing {
  const standing: Standing = {runnable: 0, passed: 0, stale: [], open: []};
  for (const check of checks) {
    if (check.need !== undefined) {
      continue;
    }
    const result = known[check.id];
    const current = result?.hash === check.hash;
    if (current && result.status === 'exempt') {
      continue;
    }
    standing.runnable += 1;
    if (current && result.status === 'passed') {
      standing.passed += 1;
    } else if (result?.status === 'passed') {
      standing.stale.push(check);
    } else {
      standing.open.push(check);
    }
  }
  return standing;
}

/** The pages to verify again, each with what is open there and the command that does it. */
export function listOpen(kind: string, {stale, open}: Standing): string[] {
  const pages = [...new Set([...stale, ...open].map(({page}) => page))].sort();
  return pages.map((page) => {
    const countOf = (checks: Check[]) => checks.filter((check) => check.page === page).length;
    const counts = [
      [countOf(stale), '处在检查之后改过'],
      [countOf(open), '处失败或没有运行过'],
    ].filter(([count]) => count !== 0);
    const what = counts.map((words) => words.join(' ')).join('，');
    return `${page}：${what}，运行 npm run verify -- --kind ${kind} --page ${page}`;
  });
}

export function shareOf({runnable, passed}: Standing): number {
  return runnable === 0 ? 1 : passed / runnable;
}
