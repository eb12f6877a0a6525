import type {SearchHit} from '../../types';

export interface HitGroup {
  chapter: string;
  hits: SearchHit[];
}

const MAX_PER_GROUP = 5;

/** Hits as the dialog shows them: chapters by their first hit, within a chapter pages by their first, five at most. */
export function groupHits(hits: readonly SearchHit[]): HitGroup[] {
  return [...collect(hits, ({hierarchy}) => hierarchy.lvl0)].map(([chapter, its]) => ({
    chapter,
    hits: [...collect(its, ({hierarchy}) => hierarchy.lvl1).values()].flat(),
  }));
}

function collect(
  hits: readonly SearchHit[],
  keyOf: (hit: SearchHit) => string,
): Map<string, SearchHit[]> {
  const collected = new Map<string, SearchHit[]>();
  for (const hit of hits) {
    const group = collected.get(keyOf(hit)) ?? [];
    collected.set(keyOf(hit), group);
    if (group.length < MAX_PER_GROUP) {
      group.push(hit);
    }
  }
  return collected;
}
