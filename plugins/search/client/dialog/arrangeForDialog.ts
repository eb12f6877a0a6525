import type {SearchHit} from '../../types';

/** So many hits of a chapter are shown whatever the others have to offer. */
const HITS_IN_ANY_CASE = 3;

/**
 * The dialog shows chapter after chapter, five hits of each, so that the fourth hit of the first
 * chapter stands above the best of the second. Such hits are left to the search page if they
 * answer less well than what they would push down. Hits without a score stay as they are.
 */
export function arrangeForDialog(hits: SearchHit[]): SearchHit[] {
  const chapters = new Map<string, {best: number; shown: number}>();
  for (const {hierarchy, _rankingInfo} of hits) {
    if (_rankingInfo === undefined) {
      return hits;
    }
    if (!chapters.has(hierarchy.lvl0)) {
      chapters.set(hierarchy.lvl0, {best: _rankingInfo.userScore, shown: 0});
    }
  }
  const order = [...chapters.keys()];
  return hits.filter(({hierarchy, _rankingInfo}) => {
    const chapter = chapters.get(hierarchy.lvl0);
    const next = chapters.get(order[order.indexOf(hierarchy.lvl0) + 1] ?? '');
    const isShown =
      chapter !== undefined &&
      (chapter.shown < HITS_IN_ANY_CASE || (_rankingInfo?.userScore ?? 0) >= (next?.best ?? 0));
    if (chapter && isShown) {
      chapter.shown++;
    }
    return isShown;
  });
}
