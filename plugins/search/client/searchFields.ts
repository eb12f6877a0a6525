import {PAGE_TAGS} from './splitHighlights';
import type {FacetFilters, SearchRequest, SearchScope} from '../types';

export const HITS_PER_PAGE = 20;
export const NARROW_SCREEN = '(max-width: 768px)';

const LEVELS = [1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`);

interface RequestSettings {
  isNarrow: boolean;
  facetFilters: FacetFilters;
  scope?: SearchScope;
  /** Answers then carry the id that events about them refer to. */
  clickAnalytics?: boolean;
}

/** A request of the dialog or of the search page. */
export function createSearchRequest(
  query: string,
  {isNarrow, facetFilters, scope, clickAnalytics = false}: RequestSettings,
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
    ...(scope && {scope}),
  };
}
