import {useCallback, useEffect, useRef, useState} from 'react';
import {forgetReload, reloadIfOutdated} from '../../../../lib/reloadOnce';
import {getSearchClient, getSearchData} from '../searchData';
import {createSearchRequest, EXACT_HITS_OF_DIALOG, NARROW_SCREEN} from '../searchFields';
import type {SearchResponse} from '../../types';
import {useSearchRetry} from './useSearchRetry';

export type SearchOutcome =
  {kind: 'answer'; response: SearchResponse} | {kind: 'error'; error: unknown};

export type SearchStatus = 'idle' | 'loading' | 'stalled' | 'error';

interface Shown {
  status: SearchStatus;
  /** What the screen shows until a newer answer comes. */
  answer: SearchResponse | null;
}

export interface DialogSearch extends Shown {
  ask: (query: string) => void;
}

const STALLED_AFTER_MS = 300;
const NOTHING: Shown = {status: 'idle', answer: null};

async function settle(answer: Promise<SearchResponse>): Promise<SearchOutcome> {
  try {
    return {kind: 'answer', response: await answer};
  } catch (error) {
    return {kind: 'error', error};
  }
}

/** Whether the page is about to be loaded anew. A network that does not tell in time is a failure like others. */
const leaves = (error: unknown, query: string): Promise<boolean> =>
  Promise.race([
    reloadIfOutdated(error, query),
    new Promise<false>((resolve) => setTimeout(() => resolve(false), STALLED_AFTER_MS)),
  ]);

/** Asks the newest query, shows its answer only, and asks again when a better one is to be had. */
export function useDialogSearch(
  initialQuery: string,
  onOutcome: (outcome: SearchOutcome) => void,
): DialogSearch {
  const [shown, setShown] = useState(NOTHING);
  const current = useRef({query: '', number: 0, stallTimer: 0});

  const askNow = useRef<(query: string) => void>(() => undefined);
  const repeat = useCallback(() => askNow.current(current.current.query), []);
  const followOutcome = useSearchRetry(repeat);

  const ask = useCallback(
    (query: string) => {
      const now = current.current;
      const number = ++now.number;
      now.query = query;
      window.clearTimeout(now.stallTimer);
      if (!query.trim()) {
        setShown(NOTHING);
        return;
      }
      setShown(({answer}) => ({status: 'loading', answer}));
      now.stallTimer = window.setTimeout(
        () => setShown(({answer}) => ({status: 'stalled', answer})),
        STALLED_AFTER_MS,
      );
      const {facetFilters, insights, provider} = getSearchData();
      const request = createSearchRequest(query, {
        isNarrow: window.matchMedia(NARROW_SCREEN).matches,
        facetFilters,
        clickAnalytics: insights,
        // Another provider would refuse the unknown field.
        ...(provider.kind === 'embedded' && {exactHits: EXACT_HITS_OF_DIALOG}),
      });
      const follow = async (): Promise<void> => {
        const outcome = await settle(getSearchClient().search(request));
        // Overtaken: what came of it must not cover a newer screen.
        if (number !== now.number) {
          return;
        }
        if (outcome.kind === 'error') {
          // The screen tells readers; this tells whoever runs the site.
          console.warn('搜索失败：', outcome.error);
          // Not on a page that is about to be loaded anew.
          if ((await leaves(outcome.error, query)) || number !== now.number) {
            return;
          }
        } else {
          forgetReload();
        }
        window.clearTimeout(now.stallTimer);
        setShown(
          outcome.kind === 'answer'
            ? {status: 'idle', answer: outcome.response}
            : {status: 'error', answer: null},
        );
        followOutcome(outcome);
        onOutcome(outcome);
      };
      void follow();
    },
    [followOutcome, onOutcome],
  );

  useEffect(() => {
    askNow.current = ask;
  }, [ask]);

  useEffect(() => {
    const now = current.current;
    const client = getSearchClient();
    const stop = client.onImproved(() => {
      if (now.query) {
        askNow.current(now.query);
      }
    });
    void client.warm();
    return () => {
      stop();
      window.clearTimeout(now.stallTimer);
      // Closed: nothing that is still under way concerns anyone.
      now.number++;
    };
  }, []);

  useEffect(() => {
    if (initialQuery) {
      askNow.current(initialQuery);
    }
    // Only what the dialog was opened with; the reader types the rest.
  }, [initialQuery]);

  return {...shown, ask};
}
