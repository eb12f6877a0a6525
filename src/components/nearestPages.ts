import type {ListedPage} from '@site/plugins/page-list/types';

/** The path as the router gives it, which is decoded already; a lone `%` is a character like any other. */
const words = (path: string): string[] =>
  path
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && word !== 'html' && word !== 'index');

/** Shared beginnings count in part: `deploy` is near `deployment`. */
function likeness(a: string, b: string): number {
  if (a === b) {
    return 1;
  }
  let shared = 0;
  while (shared < Math.min(a.length, b.length) && a[shared] === b[shared]) {
    shared += 1;
  }
  return shared >= 3 ? shared / Math.max(a.length, b.length) : 0;
}

function score(wanted: string[], page: ListedPage): number {
  const present = words(page.path);
  const best = wanted.map((word) => Math.max(0, ...present.map((other) => likeness(word, other))));
  const total = best.reduce((sum, value) => sum + value, 0);
  // Dividing by both lengths prefers pages whose address says little else.
  return total / Math.sqrt(Math.max(1, wanted.length * present.length));
}

/** Existing pages whose address resembles the one asked for, best first. */
export function nearestPages(path: string, pages: ListedPage[], count = 5): ListedPage[] {
  const wanted = words(path);
  return pages
    .map((page) => ({page, score: score(wanted, page)}))
    .filter((candidate) => candidate.score > 0.3)
    .sort((a, b) => b.score - a.score)
    .slice(0, count)
    .map((candidate) => candidate.page);
}
