import {PAGE_TAGS} from './splitHighlights';
import type {FacetFilters, SearchRequest} from '../types';

export const HITS_PER_PAGE = 20;
/** So many hits of the dialog are looked at; the texts of others would be loaded for nothing. */
export const EXACT_HITS_OF_DIALOG = 10;
export const NARROW_SCREEN = '(max-width: 768px)';

const LEVELS = [1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`);

interface RequestSettings {
  isNarrow: boolean;
  facetFilters: FacetFilters;
  exactHits?: number;
  /** Answers then carry the id that events about them refer to. */
  clickAnalytics?: boolean;
}

/** A request of the dialog or of the search page. */
export function createSearchRequest(
  query: string,
  {isNarrow, facetFilters, exactHits, clickAnalytics = false}: RequestSettings,
): SearchRequest {
  const words = isNarrow ? 5 : 10;
  return {
    query,
    attributesToRetrieve: ['hierarchy.lvl0', ...LEVELS, 'content', 'type', 'url'],
    attributesToSnippet: [...LEVELS, 'content'].map((attribute) => `${attribute}:${words}`),
    snippetEllipsisText: '…',
    highlightPreTag: PAGE_TAGS.pre,
    highlightPostTag: PAGE_TAGS.post,
    hitsPerPage: HITS_PER_PAGE,
    clickAnalytics,
    ...(facetFilters.length > 0 && {facetFilters}),
    ...(exactHits !== undefined && {exactHits}),
  };
}
