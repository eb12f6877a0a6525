import {PAGE_TAGS} from './splitHighlights';
import type {FacetFilters, SearchRequest, SearchScope} from '../types';

export const HITS_PER_PAGE = 20;
export const NARROW_SCREEN = '(max-width: 768px)';

const LEVELS = [1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`);

/** The fields of a request as the dialog sends them, for the search page. */
export function createPageRequest(
  query: string,
  {
    isNarrow,
    facetFilters,
    scope,
  }: {isNarrow: boolean; facetFilters: FacetFilters; scope?: SearchScope},
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
    clickAnalytics: false,
    ...(facetFilters.length > 0 && {facetFilters}),
    ...(scope && {scope}),
  };
}
