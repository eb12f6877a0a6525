import type {StoredSearch} from '../client/dialog/readStoredSearches';
import type {Hierarchy} from '../types';

/** Where a whole page stands: in a chapter, and not in a section of a page. */
export const pageHierarchy = (chapter: string, title: string): Hierarchy => ({
  lvl0: chapter,
  lvl1: title,
  lvl2: null,
  lvl3: null,
  lvl4: null,
  lvl5: null,
  lvl6: null,
});

/** A page that a reader has opened from the dialog. */
export const storedSearch = (objectID: string): StoredSearch => ({
  objectID,
  url: `/${objectID}`,
  type: 'lvl1',
  hierarchy: pageHierarchy('流程', objectID),
  content: null,
});
