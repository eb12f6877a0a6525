import {useHistory, useLocation} from '@docusaurus/router';
import {useCallback, useRef} from 'react';
import {cutQuery} from './cutQuery';
import {getSearchData} from './searchData';
import {searchPageUrl} from './sitePath';
import {searchScopes, type SearchScope} from '../types';

/** The limit of an ordinary search box; the dialog has 64. */
export const MAX_PAGE_QUERY_LENGTH = 512;

/** Changes closer together than this are one query being typed: one step back undoes them all. */
const TYPING_PAUSE_MS = 1_500;

export interface QueryAddress {
  query: string;
  scope: SearchScope | undefined;
  setQuery: (query: string) => void;
}

/** The query of the page is the `q` of its address, so that it can be shared and gone back to; `in` limits it. */
export function useQueryAddress(): QueryAddress {
  const {search} = useLocation();
  const history = useHistory();
  const parameters = new URLSearchParams(search);
  const query = cutQuery(parameters.get('q') ?? '', MAX_PAGE_QUERY_LENGTH);
  const scope = searchScopes.find((name) => name === parameters.get('in'));
  const lastChange = useRef(0);
  const setQuery = useCallback(
    (next: string) => {
      const url = searchPageUrl(getSearchData(), cutQuery(next, MAX_PAGE_QUERY_LENGTH), scope);
      const now = Date.now();
      if (now - lastChange.current < TYPING_PAUSE_MS) {
        history.replace(url);
      } else {
        history.push(url);
      }
      lastChange.current = now;
    },
    [history, scope],
  );
  return {query, scope, setQuery};
}
