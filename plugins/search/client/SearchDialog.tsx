import {DocSearchModal} from '@docsearch/react';
import type {DocSearchModalProps} from '@docsearch/react';
import React, {useCallback, useLayoutEffect, useRef, useState} from 'react';
import type {ReactNode, RefObject} from 'react';
import {cutQuery, wellFormed} from './cutQuery';
import {createDialogClient} from './dialogClient';
import type {SearchOutcome} from './dialogClient';
import {createDialogTranslations} from './dialogTranslations';
import {createInsightsClient} from './insightsClient';
import {getSearchClient, getSearchData, warmSearch} from './searchData';
import {StartPoints} from './StartPoints';
import {forgetReload, reloadIfOutdated} from '../../../lib/reloadOnce';
import {joinQuoted, texts} from './texts';
import {useAnnouncement} from './useAnnouncement';
import {isComposing, useComposition} from './useComposition';
import {useDialogNavigation} from './useDialogNavigation';
import {useDialogRoles} from './useDialogRoles';
import {useImprovedAnswers} from './useImprovedAnswers';
import {useModalKeys} from './useModalKeys';
import {useSearchRetry} from './useSearchRetry';
import {useStable} from './useStable';
import {useStoredSearchActions} from './useStoredSearchActions';
import type {SearchPluginData} from '../types';
import './dialog.css';

export interface SearchDialogProps {
  initialQuery?: string;
  onClose: () => void;
  /** Where the page was scrolled to when the dialog opened; restored when it closes. */
  initialScrollY: number;
}

const MAX_QUERY_LENGTH = 64;
const MAX_PER_GROUP = 5;

// Loading this code means that the reader is about to search (hover, focus or click).
if (typeof window !== 'undefined') {
  warmSearch();
}

/**
 * The search dialog: DocSearch's modal on our client. The caller mounts it to open it, usually in
 * a portal on the body, and unmounts it when `onClose` is called.
 */
export default function SearchDialog({
  initialQuery = '',
  onClose,
  initialScrollY,
}: SearchDialogProps): ReactNode {
  const data = getSearchData();
  const container = useRef<HTMLDivElement>(null);
  // DocSearch starts over when one of its props changes, so they stay the same.
  const close = useStable(onClose);
  const rerun = useRerun(container);
  const {message, announce} = useAnnouncement();
  const followOutcome = useSearchRetry(rerun);
  const onOutcome = useStable((query: string, outcome: SearchOutcome) => {
    if (queryOf(container) === query) {
      followOutcome(outcome);
      announce(outcome);
    }
    if (outcome.kind === 'error') {
      // The screen tells readers; this tells whoever runs the site.
      console.warn('搜索失败：', outcome.error);
      void reloadIfOutdated(outcome.error, query);
    } else {
      forgetReload();
    }
  });
  const [dialogClient] = useState(() => createDialogClient(getSearchClient()));
  // A layout effect, because the modal asks its initial query in an effect of its own.
  useLayoutEffect(
    () =>
      dialogClient.connect({
        isCurrent: (query) => queryOf(container) === query,
        isComposing: () => isComposing(container.current),
        onOutcome,
      }),
    [dialogClient, onOutcome],
  );
  const [settings] = useState(() => ({
    ...createSettings(data),
    transformSearchClient: () => dialogClient,
  }));
  const navigation = useDialogNavigation(close);

  const releaseWaiting = useCallback(() => {
    // DocSearch searches on the same event; only what it leaves waiting is let go.
    setTimeout(() => dialogClient.releaseWaiting(), 0);
  }, [dialogClient]);
  useComposition(container, releaseWaiting);
  useModalKeys(container, close);
  useDialogRoles(container);
  useImprovedAnswers(container, rerun);
  useStoredSearchActions(container);

  return (
    <div ref={container} className="search-dialog" data-provider={data.provider.kind}>
      <DocSearchModal
        {...settings}
        {...navigation}
        initialQuery={cutQuery(initialQuery, MAX_QUERY_LENGTH)}
        initialScrollY={initialScrollY}
        onClose={close}
      />
      <StartPoints container={container} onClose={close} />
      <p className="search-dialog__status" role="status">
        {message}
      </p>
    </div>
  );
}

function createSettings(data: SearchPluginData) {
  const {provider, feedbackUrl, facetFilters, insights, indexName} = data;
  // The modal wants credentials; the embedded client sends them nowhere.
  const {appId, apiKey} =
    provider.kind === 'algolia' ? provider : {appId: 'embedded', apiKey: 'embedded'};
  return {
    appId,
    apiKey,
    indexName,
    placeholder: joinQuoted(texts.placeholder),
    maxResultsPerGroup: MAX_PER_GROUP,
    translations: createDialogTranslations(data.isDevelopment),
    ...(facetFilters.length > 0 && {searchParameters: {facetFilters}}),
    ...(insights && {insights: {insightsClient: createInsightsClient()}}),
    ...(feedbackUrl !== null && {
      getMissingResultsUrl: ({query}: {query: string}) =>
        feedbackUrl.replace(/\{query\}|%7Bquery%7D/gi, encodeURIComponent(wellFormed(query))),
    }),
  } satisfies Partial<DocSearchModalProps>;
}

function inputOf(container: RefObject<HTMLElement | null>): HTMLInputElement | null {
  return container.current?.querySelector<HTMLInputElement>('.DocSearch-Input') ?? null;
}

function queryOf(container: RefObject<HTMLElement | null>): string {
  return inputOf(container)?.value ?? '';
}

/** Asks the query again. DocSearch has no call for it, but it searches at the end of a composition. */
function useRerun(container: RefObject<HTMLElement | null>): () => void {
  return useCallback(() => {
    const input = inputOf(container);
    if (input?.value && !isComposing(container.current)) {
      input.dispatchEvent(new CompositionEvent('compositionend', {bubbles: true}));
    }
  }, [container]);
}
