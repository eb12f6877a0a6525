import {createEngine} from './engine/engine';
import type {SearchEngine} from './engine/engine';
import type {HitSite} from './engine/buildHits';
import {IndexFormatError, parseBody, parseHead} from './engine/indexFormat';
import type {IndexHead} from './engine/indexFormat';
import type {SearchRequest, SearchResponse, WarmExtent} from '../types';

export interface EngineHostOptions {
  /** Absolute. */
  headUrl: string;
  site: HitSite;
}

/** Loads the index and answers from what has arrived. Lives in a worker or, failing that, in the page. */
export interface EngineHost {
  search: (request: SearchRequest) => Promise<SearchResponse>;
  warm: (extent: WarmExtent) => Promise<void>;
}

/** The index cannot be loaded: what, where and what to do about it. */
export class SearchIndexError extends Error {
  override readonly name = 'SearchIndexError';
  /** The site has changed since this code was loaded: the page must be loaded anew. */
  isOutdated?: boolean;
}

export type FetchText = (url: string, options: {bypassCache: boolean}) => Promise<string>;

const DOWNLOAD_TIMEOUT_MS = 30_000;

interface LoadedHead {
  head: IndexHead;
  engine: SearchEngine;
}

export function createEngineHost(
  {headUrl, site}: EngineHostOptions,
  onImproved: () => void,
  fetchText: FetchText = downloadText,
): EngineHost {
  let headLoading: Promise<LoadedHead> | null = null;
  let bodyLoading: Promise<SearchEngine> | null = null;
  let complete: SearchEngine | null = null;
  /** Answered from titles while the body failed to come. Asked again, they are told so, and nothing is fetched. */
  const leftWithTitles = new Set<string>();

  async function loadHead(bypassCache: boolean): Promise<LoadedHead> {
    const head = parseHead(await fetchText(headUrl, {bypassCache}));
    return {head, engine: createEngine(head, null, site)};
  }

  async function loadBody({head}: LoadedHead): Promise<SearchEngine> {
    const text = await fetchText(new URL(head.bodyFile, headUrl).href, {bypassCache: false});
    return createEngine(head, parseBody(text, head), site);
  }

  /** A failed download is forgotten, so that the next search tries again. */
  function getHead(): Promise<LoadedHead> {
    headLoading ??= loadHead(false).catch((error: unknown) => {
      headLoading = null;
      throw explain(error, headUrl);
    });
    return headLoading;
  }

  function getBody(): Promise<SearchEngine> {
    bodyLoading ??= getHead()
      .then((loaded) => loadBody(loaded).catch(() => reloadAll()))
      .then((engine) => {
        complete = engine;
        onImproved();
        return engine;
      })
      .catch((error: unknown) => {
        bodyLoading = null;
        throw explain(error, headUrl);
      });
    return bodyLoading;
  }

  /** A new version of the site has other file names; a cached head still names the old ones. */
  async function reloadAll(): Promise<SearchEngine> {
    headLoading = loadHead(true);
    try {
      return await loadBody(await headLoading);
    } catch (error) {
      headLoading = null;
      throw error;
    }
  }

  return {
    async search(request) {
      if (complete) {
        return complete.search(request);
      }
      const {engine} = await getHead();
      const answer = engine.search(request);
      if (answer.nbHits === 0) {
        return (await getBody()).search(request);
      }
      if (leftWithTitles.has(request.query)) {
        return {...answer, isPartial: true, isTitlesOnly: true};
      }
      // What titles say is shown now; that the body does not come changes the answer too.
      getBody().catch(() => {
        leftWithTitles.add(request.query);
        onImproved();
      });
      return {...answer, isPartial: true};
    },
    async warm(extent) {
      leftWithTitles.clear();
      await (extent === 'everything' ? getBody() : getHead());
    },
  };
}

function explain(error: unknown, headUrl: string): Error {
  if (error instanceof SearchIndexError) {
    return error;
  }
  const reason = error instanceof Error ? error.message : String(error);
  const hint =
    error instanceof IndexFormatError
      ? ' The development server does not build the index: run the production build and serve it.'
      : '';
  const explained = new SearchIndexError(
    `The search index at ${headUrl} cannot be used: ${reason}${hint}`,
  );
  return Object.assign(
    explained,
    error instanceof IndexFormatError && error.isOutdated && {isOutdated: true},
  );
}

/** `AbortSignal.timeout`, which browsers of 2021 lack. */
function abortAfter(milliseconds: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), milliseconds);
  return controller.signal;
}

async function downloadText(url: string, {bypassCache}: {bypassCache: boolean}): Promise<string> {
  const response = await fetch(url, {
    cache: bypassCache ? 'reload' : 'default',
    signal: abortAfter(DOWNLOAD_TIMEOUT_MS),
  });
  if (!response.ok) {
    throw new SearchIndexError(
      `The search index is missing: ${url} answered HTTP ${response.status}.`,
    );
  }
  return response.text();
}
