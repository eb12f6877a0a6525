import type {DocSearchModalProps} from '@docsearch/react';
import {useHistory} from '@docusaurus/router';
import React, {useMemo} from 'react';
import {onPlainClick} from './onPlainClick';
import {getSearchData} from './searchData';
import {searchPageUrl, readHitAddress} from './sitePath';
import {texts} from './texts';

type NavigationProps = Pick<
  DocSearchModalProps,
  'navigator' | 'hitComponent' | 'resultsFooterComponent'
>;

/** How hits open: those of this site through the router, others as ordinary links. */
export function useDialogNavigation(close: () => void): NavigationProps {
  const history = useHistory();
  return useMemo(() => {
    const data = getSearchData();
    const addressOf = (url: string) => readHitAddress(url, data, window.location.origin);
    const open = (url: string): void => {
      const address = addressOf(url);
      if (address?.isInternal) {
        history.push(address.href);
      } else if (address) {
        window.location.assign(address.href);
      }
    };
    return {
      navigator: {navigate: ({itemUrl}: {itemUrl: string}) => open(itemUrl)},
      hitComponent: ({hit, children}) => (
        <a
          href={addressOf(hit.url)?.href}
          onClick={(event) => onPlainClick(event, () => open(hit.url))}
        >
          {children}
        </a>
      ),
      resultsFooterComponent: ({state}) => {
        const url = searchPageUrl(data, state.query);
        const {zh, en} = texts.seeAll(Number(state.context.nbHits ?? 0));
        return (
          <a
            href={url}
            onClick={(event) =>
              onPlainClick(event, () => {
                close();
                history.push(url);
              })
            }
          >
            {zh} <span lang="en">{en}</span>
          </a>
        );
      },
    };
  }, [history, close]);
}
