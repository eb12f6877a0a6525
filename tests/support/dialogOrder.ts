import type {SearchHit} from '../../plugins/search/types';

/** The dialog asks for so many hits and shows at most five of a chapter. */
export const DIALOG_HITS = 20;
const MAX_PER_GROUP = 5;
/** The input of the dialog takes no more characters. */
export const DIALOG_QUERY_LENGTH = 64;

/**
 * Hits in the order in which DocSearch 3.9 shows them: chapters by their first hit, within a
 * chapter pages by their first hit, at most five of either.
 */
export function orderAsDialog(hits: readonly SearchHit[]): SearchHit[] {
  return groupHits(hits, ({hierarchy}) => hierarchy.lvl0).flatMap((chapter) =>
    groupHits(chapter, ({hierarchy}) => hierarchy.lvl1).flat(),
  );
}

function groupHits(hits: readonly SearchHit[], keyOf: (hit: SearchHit) => string): SearchHit[][] {
  const groups = new Map<string, SearchHit[]>();
  for (const hit of hits) {
    const group = groups.get(keyOf(hit)) ?? [];
    groups.set(keyOf(hit), group);
    if (group.length < MAX_PER_GROUP) {
      group.push(hit);
    }
  }
  return [...groups.values()];
}
