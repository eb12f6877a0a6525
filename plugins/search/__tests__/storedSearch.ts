import type {StoredSearch} from '../client/dialog/readStoredSearches';

/** A page that a reader has opened from the dialog. */
export const storedSearch = (objectID: string): StoredSearch => ({
  objectID,
  url: `/${objectID}`,
  type: 'lvl1',
  hierarchy: {
    lvl0: '流程',
    lvl1: objectID,
    lvl2: null,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  },
  content: null,
});
