import {useCallback, useState} from 'react';
import {getSearchData} from '../searchData';
import {readSaved, type SavedSearches, writeSaved} from './savedSearches';

/** The reader's saved searches, and how to change them here and in the browser's storage. */
export function useSavedSearches(): {
  saved: SavedSearches;
  change: (next: (saved: SavedSearches) => SavedSearches) => void;
} {
  const [saved, setSaved] = useState(read);
  const change = useCallback((next: (saved: SavedSearches) => SavedSearches) => {
    // Read anew: another tab may have saved something since.
    const changed = next(read());
    writeSaved(getSearchData().indexName, changed);
    setSaved(changed);
  }, []);
  return {saved, change};
}

function read(): SavedSearches {
  const {indexName, siteUrl} = getSearchData();
  return readSaved(indexName, {siteUrl, origin: window.location.origin});
}
