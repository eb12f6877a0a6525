import {useHistory, useLocation} from '@docusaurus/router';
import {useCallback, useRef} from 'react';
import {cutQuery} from './cutQuery';
import {getSearchData} from './searchData';
import {searchPageUrl} from './sitePath';

/** The limit of an ordinary search box; the dialog has 64. */
export const MAX_PAGE_QUERY_LENGTH = 512;

/** Changes closer together than this are one query being typed: one step back undoes them all. */
const TYPING_PAUSE_MS = 1_500;

/** The query of the page is the `q` of its address, so that it can be shared and gone back to. */
export function useQueryAddress(): {query: string; setQuery: (query: string) => void} {
  const {search} = useLocation();
  const history = useHistory();
  const query = cutQuery(new URLSearchParams(search).get('q') ?? '', MAX_PAGE_QUERY_LENGTH);
  const lastChange = useRef(0);
  const setQuery = useCallback(
    (next: string) => {
      const url = searchPageUrl(getSearchData(), cutQuery(next, MAX_PAGE_QUERY_LENGTH));
      const now = Date.now();
      if (now - lastChange.current < TYPING_PAUSE_MS) {
        history.replace(url);
      } else {
        history.push(url);
      }
      lastChange.current = now;
    },
    [history],
  );
  return {query, setQuery};
}
