import {useLocation} from '@docusaurus/router';
import {useLayoutEffect, useRef, useState} from 'react';
import type {SearchResultsControl} from './useSearchResults';

/** Where a reader was in a list of results. */
export interface PlaceInResults {
  pages: number;
  scrollY: number;
}

/** By the key of the entry in the browser's history; in memory, because it matters to this visit only. */
const places = new Map<string, PlaceInResults>();

/** The router gives the first entry of a visit no key. */
const useEntryKey = (): string => useLocation().key ?? 'first';

/** Where the reader left the list that they come back to; undefined if they are new to it. */
export function usePlaceBefore(): PlaceInResults | undefined {
  const key = useEntryKey();
  return useState(() => places.get(key))[0];
}

/**
 * Leads back to the place where the reader left the list, and keeps it for the next time. The browser cannot: when
 * it restores the scroll position, the results are not there yet.
 */
export function useKeptPlace(
  {status, hits, pages}: SearchResultsControl,
  before: PlaceInResults | undefined,
): void {
  const key = useEntryKey();
  const isRestored = useRef(before === undefined);
  const isShown = status === 'ready' && hits.length > 0;
  // Layout effects, because their cleanup comes before the next page scrolls to its top.
  useLayoutEffect(() => {
    if (!isShown) {
      return undefined;
    }
    if (before && !isRestored.current) {
      window.scrollTo(0, before.scrollY);
    }
    isRestored.current = true;
    const keep = (): void => void places.set(key, {pages, scrollY: window.scrollY});
    keep();
    window.addEventListener('scroll', keep, {passive: true});
    return () => window.removeEventListener('scroll', keep);
  }, [isShown, before, key, pages]);
}
