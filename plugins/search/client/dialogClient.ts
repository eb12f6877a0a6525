import type {DocSearchHit, DocSearchTransformClient} from '@docsearch/react';
import {arrangeForDialog} from './arrangeForDialog';
import {escapeHtml} from './engine/escapeHtml';
import type {Hierarchy, SearchClient, SearchHit, SearchRequest, SearchResponse} from '../types';

export type SearchOutcome =
  {kind: 'answer'; response: SearchResponse} | {kind: 'error'; error: unknown};

/** What the client has to know of the dialog around it. */
export interface DialogHandlers {
  /** Whether the input still holds this query: late failures must not cover a newer screen. */
  isCurrent: (query: string) => boolean;
  /** Text under composition (pinyin before a character is chosen) is not searched. */
  isComposing: () => boolean;
  onOutcome: (query: string, outcome: SearchOutcome) => void;
}

export interface DialogClient extends DocSearchTransformClient {
  /** Until it is called, every query counts as current. Returns how to disconnect. */
  connect: (handlers: DialogHandlers) => () => void;
  /** To be called when a composition ended without a new search. */
  releaseWaiting: () => void;
}

interface DialogAnswer {
  results: {hits: DocSearchHit[]; nbHits: number; queryID?: string}[];
}

const NO_HANDLERS: DialogHandlers = {
  isCurrent: () => true,
  isComposing: () => false,
  onOutcome: () => undefined,
};

/** DocSearch hands the count of hits on as it is; a number below 0 says that it is not known yet. */
const UNKNOWN_COUNT = -1;

const EMPTY_ANSWER: DialogAnswer = {results: [{hits: [], nbHits: 0}]};

/**
 * Longer than the chain of promises in which DocSearch resets its status after a search. Within
 * one task nothing is painted, so the reader sees the error screen and nothing before it.
 */
const RESET_MICROTASKS = 100;

/**
 * Feeds DocSearch 3.9's modal from our client. DocSearch shows its error screen while a status
 * says so, but resets that status as soon as the failed search settles; so a failed search
 * settles empty here, and the failure is reported after the reset.
 */
export function createDialogClient(client: SearchClient): DialogClient {
  let handlers = NO_HANDLERS;
  let waiting: ((answer: DialogAnswer) => void)[] = [];
  let newest: Promise<DialogAnswer> | null = null;
  let underWay = 0;

  function releaseWaiting(answer: DialogAnswer): void {
    const released = waiting;
    waiting = [];
    released.forEach((resolve) => resolve(answer));
  }

  function search(parameters: unknown): Promise<DialogAnswer> {
    if (handlers.isComposing()) {
      return new Promise((resolve) => waiting.push(resolve));
    }
    const request = readRequest(parameters);
    underWay++;
    const outcome = settle(client.search(request));
    const answer: Promise<DialogAnswer> = outcome.then((settled) => {
      underWay--;
      handlers.onOutcome(request.query, settled);
      if (settled.kind === 'error' && newest && newest !== answer) {
        // An overtaken search that failed must not clear the screen under a newer one.
        return newest;
      }
      const value = settled.kind === 'answer' ? toDialogAnswer(settled.response) : EMPTY_ANSWER;
      releaseWaiting(value);
      return value;
    });
    newest = answer;
    const reportFailure = (report: (error: Error) => void): Promise<DialogAnswer> => {
      void outcome.then(async (settled) => {
        if (settled.kind === 'error') {
          await showErrorScreen(report, () => handlers.isCurrent(request.query));
        }
      });
      return answer;
    };
    return Object.assign(answer, {catch: reportFailure});
  }

  return {
    // The modal calls it with one request and reads hits and nbHits of the first result.
    search,
    addAlgoliaAgent: () => undefined,
    transporter: {
      algoliaAgent: {value: '', add: () => ({value: '', add: () => undefined as never})},
    },
    connect(newHandlers) {
      handlers = newHandlers;
      return () => {
        // Closed: nothing that is still under way concerns anyone.
        handlers = {...NO_HANDLERS, isCurrent: () => false};
      };
    },
    releaseWaiting() {
      // A search under way takes them along; an empty answer now would clear the screen before it.
      if (underWay === 0) {
        releaseWaiting(EMPTY_ANSWER);
      }
    },
  };
}

async function settle(answer: Promise<SearchResponse>): Promise<SearchOutcome> {
  try {
    return {kind: 'answer', response: await answer};
  } catch (error) {
    return {kind: 'error', error};
  }
}

async function showErrorScreen(
  report: (error: Error) => void,
  isCurrent: () => boolean,
): Promise<void> {
  const tell = (): void => {
    if (isCurrent()) {
      try {
        // The name is what DocSearch takes for "no host answered".
        report(Object.assign(new Error('Search failed'), {name: 'RetryError'}));
      } catch {
        // It rethrows what it was given; the failure is known by now.
      }
    }
  };
  for (let count = 0; count < RESET_MICROTASKS; count++) {
    await Promise.resolve();
  }
  tell();
  // Should the chain ever be longer, the error still appears, one frame later.
  setTimeout(tell, 0);
}

function readRequest(parameters: unknown): SearchRequest {
  const {requests} = parameters as {requests: SearchRequest[]};
  const [request] = requests;
  if (!request) {
    throw new Error('DocSearch asked nothing.');
  }
  return request;
}

function toDialogAnswer({hits, nbHits, isPartial, queryID}: SearchResponse): DialogAnswer {
  return {
    results: [
      {
        hits: arrangeForDialog(hits).map(toDialogHit),
        nbHits: isPartial ? UNKNOWN_COUNT : nbHits,
        ...(queryID !== undefined && {queryID}),
      },
    ],
  };
}

/**
 * DocSearch renders stored hits through innerHTML without their highlights, so what it stores
 * must be escaped. The chapter name alone is rendered as text.
 */
export function toDialogHit(hit: SearchHit): DocSearchHit {
  const hierarchy = Object.fromEntries(
    Object.entries(hit.hierarchy).map(([level, text]: [string, string | null]) => [
      level,
      text === null ? null : escapeHtml(text),
    ]),
  ) as unknown as Hierarchy;
  return {
    ...hit,
    hierarchy,
    content: hit.content === null ? null : escapeHtml(hit.content),
    _highlightResult: {
      ...hit._highlightResult,
      hierarchy: {
        ...hit._highlightResult.hierarchy,
        lvl0: {value: hit.hierarchy.lvl0, matchLevel: 'none', matchedWords: []},
      },
    },
    // DocSearch's type wants every level; it reads only those that are there.
  } as unknown as DocSearchHit;
}
