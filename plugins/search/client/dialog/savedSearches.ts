import type {SearchHit} from '../../types';
import {parseStoredSearches, type StoredSearch, type StoredSearchSite} from './readStoredSearches';

/** Searches that the reader opened lately or marked, newest first. */
export interface SavedSearches {
  recent: StoredSearch[];
  favourites: StoredSearch[];
}

type Kind = keyof SavedSearches;

const MAX_RECENT = 7;
const MAX_RECENT_BESIDE_FAVOURITES = 4;
const MAX_FAVOURITES = 10;

/** The names under which readers' browsers have them already. */
const keyOf = (kind: Kind, indexName: string): string =>
  `__DOCSEARCH_${kind === 'recent' ? 'RECENT' : 'FAVORITE'}_SEARCHES__${indexName}`;

const without = (searches: StoredSearch[], {objectID}: {objectID: string}): StoredSearch[] =>
  searches.filter((search) => search.objectID !== objectID);

const limited = ({recent, favourites}: SavedSearches): SavedSearches => ({
  recent: recent.slice(0, favourites.length > 0 ? MAX_RECENT_BESIDE_FAVOURITES : MAX_RECENT),
  favourites: favourites.slice(0, MAX_FAVOURITES),
});

const toStored = ({objectID, url, type, hierarchy, content}: SearchHit | StoredSearch) => ({
  objectID,
  url,
  type,
  hierarchy,
  content,
});

/** A favourite that is opened again stays where it is. */
export function withOpened(saved: SavedSearches, hit: SearchHit | StoredSearch): SavedSearches {
  const isFavourite = saved.favourites.some(({objectID}) => objectID === hit.objectID);
  return isFavourite
    ? saved
    : limited({...saved, recent: [toStored(hit), ...without(saved.recent, hit)]});
}

export const withFavourite = (saved: SavedSearches, search: StoredSearch): SavedSearches =>
  limited({
    recent: without(saved.recent, search),
    favourites: [search, ...without(saved.favourites, search)],
  });

export const withoutSearch = (saved: SavedSearches, search: StoredSearch): SavedSearches => ({
  recent: without(saved.recent, search),
  favourites: without(saved.favourites, search),
});

function report(error: unknown): void {
  console.warn('浏览器存储不可用，搜索记录不会保留：', error);
}

export function readSaved(indexName: string, site: StoredSearchSite): SavedSearches {
  const read = (kind: Kind): StoredSearch[] => {
    try {
      return parseStoredSearches(window.localStorage.getItem(keyOf(kind, indexName)), site);
    } catch (error) {
      report(error);
      return [];
    }
  };
  return limited({recent: read('recent'), favourites: read('favourites')});
}

export function writeSaved(indexName: string, saved: SavedSearches): void {
  for (const kind of ['recent', 'favourites'] as const) {
    try {
      window.localStorage.setItem(keyOf(kind, indexName), JSON.stringify(saved[kind]));
    } catch (error) {
      report(error);
    }
  }
}
