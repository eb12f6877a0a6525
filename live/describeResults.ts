import type {Result, Results} from './results';

/** One line per page and kind, then every failure in full. */
export function describeResults(results: Results, pages: ReadonlySet<string>): string {
  const rows = Object.entries(results).flatMap(([kind, checks]) =>
    [...groupByPage(Object.values(checks))]
      .filter(([page]) => pages.has(page))
      .sort(([one], [other]) => one.localeCompare(other))
      .map(([page, list]) => {
        const count = (status: Result['status']) =>
          list.filter((result) => result.status === status).length;
        return `${page.padEnd(40)} ${kind.padEnd(10)} 通过 ${count('passed')}  失败 ${count('failed')}  不能在此运行 ${count('exempt')}`;
      }),
  );
  const failures = Object.entries(results).flatMap(([kind, checks]) =>
    Object.entries(checks)
      .filter(([, {page, status}]) => status === 'failed' && pages.has(page))
      .map(([id, {message}]) => `\n✗ ${kind} ${id}\n${message ?? ''}`),
  );
  return [...rows, ...failures].join('\n');
}

function groupByPage(results: Result[]): Map<string, Result[]> {
  const pages = new Map<string, Result[]>();
  for (const result of results) {
    pages.set(result.page, [...(pages.get(result.page) ?? []), result]);
  }
  return pages;
}
