import {unescapeHtml} from '../engine/escapeHtml';
import {readHitAddress} from '../sitePath';
import type {HierarchyKey, RecordType, SearchHit} from '../../types';

/**
 * A recent or favourite search: a hit without highlights. The reader's browser may hold anything in its place
 * (another site on the same host, an older version, an extension), so each value is checked when it is read.
 */
export type StoredSearch = Pick<SearchHit, 'objectID' | 'url' | 'type' | 'hierarchy' | 'content'>;

const LEVELS: HierarchyKey[] = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];
const MAX_TEXT_LENGTH = 1_000;

export interface StoredSearchSite {
  siteUrl: string;
  origin: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Texts that were stored as HTML, as this site once did, are read as text. */
const readText = (value: unknown): string | null =>
  typeof value === 'string' && value.length <= MAX_TEXT_LENGTH ? unescapeHtml(value) : null;

function readSearch(value: unknown, {siteUrl, origin}: StoredSearchSite): StoredSearch[] {
  if (!isRecord(value) || !isRecord(value['hierarchy'])) {
    return [];
  }
  const {objectID, url, type, content} = value;
  const stored = value['hierarchy'];
  const hierarchy = Object.fromEntries(
    LEVELS.map((level) => [level, readText(stored[level])]),
  ) as Record<HierarchyKey, string | null>;
  const isShown =
    type === 'content'
      ? readText(content) !== null
      : LEVELS.slice(1).some((level) => level === type && hierarchy[level] !== null);
  if (
    typeof objectID !== 'string' ||
    typeof url !== 'string' ||
    hierarchy.lvl1 === null ||
    !isShown ||
    !readHitAddress(url, {siteUrl}, origin)?.isInternal
  ) {
    return [];
  }
  return [
    {
      objectID,
      url,
      type: type as RecordType,
      hierarchy: {...hierarchy, lvl0: hierarchy.lvl0 ?? '', lvl1: hierarchy.lvl1},
      content: readText(content),
    },
  ];
}

/** The searches in a stored value that can be shown safely; none if it is not a list of searches. */
export function parseStoredSearches(json: string | null, site: StoredSearchSite): StoredSearch[] {
  try {
    const parsed: unknown = JSON.parse(json ?? '[]');
    const known = new Set<string>();
    return (Array.isArray(parsed) ? (parsed as unknown[]) : [])
      .flatMap((value) => readSearch(value, site))
      .filter(({objectID}) => !known.has(objectID) && known.add(objectID));
  } catch {
    return [];
  }
}
