import type {SearchHit} from '../../types';

/** So many hits are seen before anybody scrolls. */
const BEST_HITS = 6;

/**
 * The dialog shows chapter after chapter, so that the weak hits of the first chapter stand above
 * the best of the second. Those are left to the search page: no hit stands above one of the best
 * that is not itself one of them. Hits without a score are in an order of their own and stay.
 */
export function arrangeForDialog(hits: SearchHit[]): SearchHit[] {
  if (hits.some(({_rankingInfo}) => _rankingInfo === undefined)) {
    return hits;
  }
  const best = new Set(hits.slice(0, BEST_HITS).map(chapterOf));
  const last = [...best].pop();
  return hits.filter(
    (hit, rank) => rank < BEST_HITS || chapterOf(hit) === last || !best.has(chapterOf(hit)),
  );
}

const chapterOf = ({hierarchy}: SearchHit): string => hierarchy.lvl0;
