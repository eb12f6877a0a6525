import {useCallback, useEffect, useReducer, useState} from 'react';
import {createSearchRequest, HITS_PER_PAGE, NARROW_SCREEN} from './searchFields';
import {forgetReload, reloadIfOutdated} from '../../../lib/reloadOnce';
import {getSearchClient, getSearchData} from './searchData';
import type {SearchHit, SearchResponse, SearchScope} from '../types';

export interface SearchResults {
  status: 'idle' | 'loading' | 'stalled' | 'ready' | 'error';
  hits: SearchHit[];
  nbHits: number;
  scopes?: Record<SearchScope, number>;
  /** From titles alone: the count is not known yet. */
  isPartial?: true;
  /** And it will not be: the texts could not be loaded. */
  isTitlesOnly?: true;
}

/** The last search that came to an end; `key` says which one it was. */
export interface SettledSearch {
  key: string;
  /** Null if it failed. */
  response: SearchResponse | null;
}

const STALLED_AFTER_MS = 300;

/** What to show for the search `key`. Earlier hits stay in view while it runs. */
export function describeResults(
  key: string | null,
  settled: SettledSearch | null,
  stalledKey: string | null,
): SearchResults {
  if (key === null) {
    return {status: 'idle', hits: [], nbHits: 0};
  }
  const {hits = [], nbHits = 0, scopes, isPartial, isTitlesOnly} = settled?.response ?? {};
  // Counts from titles alone would change under the reader's eyes.
  const known = {hits, nbHits, ...(scopes && !isPartial && {scopes})};
  if (settled?.key !== key) {
    return {status: stalledKey === key ? 'stalled' : 'loading', ...known};
  }
  const status = settled.response ? 'ready' : 'error';
  return {status, ...known, ...(isPartial && {isPartial}), ...(isTitlesOnly && {isTitlesOnly})};
}

export interface SearchResultsControl extends SearchResults {
  pages: number;
  loadMore: () => void;
  retry: () => void;
}

/** `pagesBefore`: how many pages were shown when the reader left, if they came back. */
export function useSearchResults(
  query: string,
  scope: SearchScope | undefined,
  pagesBefore = 1,
): SearchResultsControl {
  const [settled, setSettled] = useState<SettledSearch | null>(null);
  const [stalledKey, setStalledKey] = useState<string | null>(null);
  const [more, setMore] = useState({query, scope, pages: pagesBefore});
  const [attempt, retry] = useReducer((count: number) => count + 1, 0);
  const pages = more.query === query && more.scope === scope ? more.pages : 1;
  const key = query.trim() ? JSON.stringify([query, scope, pages, attempt]) : null;

  useEffect(() => getSearchClient().onImproved(retry), []);
  const retryAll = useCallback(() => void getSearchClient().warm().then(retry), []);
  useEffect(() => {
    window.addEventListener('online', retryAll);
    return () => window.removeEventListener('online', retryAll);
  }, [retryAll]);
  useEffect(() => {
    if (key === null) {
      return undefined;
    }
    let isCurrent = true;
    const settle = (response: SearchResponse | null): void => {
      if (response) {
        forgetReload();
      }
      if (isCurrent) {
        setSettled({key, response});
      }
    };
    const timer = setTimeout(() => setStalledKey(key), STALLED_AFTER_MS);
    fetchHits(query, scope, pages).then(settle, (error: unknown) => {
      // The page tells readers; this tells whoever runs the site.
      console.warn('搜索失败：', error);
      // The query stands in the address and needs no keeping.
      void reloadIfOutdated(error).then((reloads) => reloads || settle(null));
    });
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [key, query, scope, pages]);

  const loadMore = useCallback(
    () => setMore({query, scope, pages: pages + 1}),
    [query, scope, pages],
  );
  return {...describeResults(key, settled, stalledKey), pages, loadMore, retry: retryAll};
}

/**
 * All pages as one list. The embedded engine is asked for them at once: what it loads for a later page may change the
 * order of an earlier one. Others count pages themselves.
 */
async function fetchHits(
  query: string,
  scope: SearchScope | undefined,
  pages: number,
): Promise<SearchResponse> {
  const client = getSearchClient();
  const {facetFilters, provider} = getSearchData();
  const isNarrow = window.matchMedia(NARROW_SCREEN).matches;
  const request = createSearchRequest(query, {isNarrow, facetFilters});
  if (provider.kind === 'embedded') {
    return client.search({
      ...request,
      hitsPerPage: pages * HITS_PER_PAGE,
      ...(scope && {scope}),
    });
  }
  const [first, ...others] = await Promise.all(
    Array.from({length: pages}, (_, page) =>
      client.search(page > 0 ? {...request, page, hitsPerPage: HITS_PER_PAGE} : request),
    ),
  );
  if (!first) {
    throw new Error('No page of results was asked for.');
  }
  return {...first, hits: [first, ...others].flatMap(({hits}) => hits)};
}
