import {completeAnswer} from './engine/completeAnswer';
import {createEngine, createTitlesEngine} from './engine/engine';
import type {AnsweringEngine, SearchEngine} from './engine/engine';
import type {HitSite} from './engine/buildHits';
import {IndexFormatError, parseHead} from './engine/indexFormat';
import type {SearchRequest, SearchResponse} from '../types';

export interface EngineHostOptions {
  /** Absolute. */
  headUrl: string;
  site: HitSite;
}

/** Loads what questions need of the index. Lives in a worker or, failing that, in the page. */
export interface EngineHost {
  search: (request: SearchRequest) => Promise<SearchResponse>;
  warm: () => Promise<void>;
}

/** The index cannot be loaded: what, where and what to do about it. */
export class SearchIndexError extends Error {
  override readonly name = 'SearchIndexError';
  /** The site has changed since this code was loaded: the page must be loaded anew. */
  isOutdated?: boolean;
}

export type FetchText = (url: string, options: {bypassCache: boolean}) => Promise<string>;

const DOWNLOAD_TIMEOUT_MS = 30_000;
/** Whoever types goes on within this time, and what half a word needs would be loaded for nothing. */
const TYPING_PAUSE_MS = 120;

interface LoadedIndex {
  /** Differs from version to version of the site. */
  directory: string;
  titles: AnsweringEngine;
  engine: SearchEngine;
  files: Map<string, Promise<void>>;
  /** Requests for which everything has been loaded. */
  completed: Set<string>;
}

export function createEngineHost(
  {headUrl, site}: EngineHostOptions,
  onImproved: () => void,
  fetchText: FetchText = downloadText,
): EngineHost {
  let indexLoading: Promise<LoadedIndex> | null = null;
  /** What is asked besides is no longer wanted: the reader has typed on. */
  let newest: string | null = null;
  /** Answered from titles while files failed to come. Asked again, they are told so, and nothing is fetched. */
  const leftWithTitles = new Set<string>();

  async function loadIndex(bypassCache: boolean): Promise<LoadedIndex> {
    const head = parseHead(await fetchText(headUrl, {bypassCache}));
    return {
      directory: head.directory,
      titles: createTitlesEngine(head, site),
      engine: createEngine(head, site),
      files: new Map(),
      completed: new Set(),
    };
  }

  /** A failed download is forgotten, so that the next search tries again. */
  function getIndex(): Promise<LoadedIndex> {
    indexLoading ??= loadIndex(false).catch((error: unknown) => {
      indexLoading = null;
      throw explain(error, headUrl);
    });
    return indexLoading;
  }

  function getFile({files, directory, engine}: LoadedIndex, file: string): Promise<void> {
    const loading =
      files.get(file) ??
      fetchText(new URL(`${directory}/${file}`, headUrl).href, {bypassCache: false}).then((text) =>
        engine.add(file, text),
      );
    files.set(file, loading);
    loading.catch(() => files.delete(file));
    return loading;
  }

  async function complete(request: SearchRequest, index: LoadedIndex): Promise<SearchResponse> {
    const answer = completeAnswer(index.engine, request);
    for (let step = answer.next(); ; step = answer.next()) {
      if (step.done) {
        index.completed.add(keyOf(request));
        return step.value;
      }
      await Promise.all(step.value.map((file) => getFile(index, file)));
    }
  }

  /** Null if the reader has typed on. */
  async function completeUnlessTyping(
    request: SearchRequest,
    index: LoadedIndex,
  ): Promise<SearchResponse | null> {
    const asked = keyOf(request);
    newest = asked;
    await new Promise((resolve) => setTimeout(resolve, TYPING_PAUSE_MS));
    if (newest !== asked) {
      return null;
    }
    try {
      return await complete(request, index).catch(async (error: unknown) =>
        complete(request, await reloadIndex(index, error)),
      );
    } catch (error) {
      throw explain(error, headUrl);
    }
  }

  /** A new version of the site has other file names; a cached head still names the old ones. */
  async function reloadIndex({directory}: LoadedIndex, failure: unknown): Promise<LoadedIndex> {
    const fresh = await loadIndex(true).catch((error: unknown) => {
      throw error instanceof IndexFormatError ? error : failure;
    });
    if (fresh.directory === directory) {
      throw failure;
    }
    indexLoading = Promise.resolve(fresh);
    return fresh;
  }

  return {
    async search(request) {
      const index = await getIndex();
      const {response, wants, isNearlyRight} = index.engine.search(request);
      if (wants.length === 0 || index.completed.has(keyOf(request))) {
        return response;
      }
      const early = isNearlyRight ? response : index.titles.search(request);
      if (early.nbHits > 0 && leftWithTitles.has(request.query)) {
        return {...early, isPartial: true, isTitlesOnly: true};
      }
      const completing = completeUnlessTyping(request, index);
      if (early.nbHits === 0) {
        return (await completing) ?? {...early, isPartial: true};
      }
      // What is known is shown now; that the rest does not come changes the answer too.
      completing.then(
        (completed) => completed && onImproved(),
        () => {
          leftWithTitles.add(request.query);
          onImproved();
        },
      );
      return {...early, isPartial: true};
    },
    async warm() {
      leftWithTitles.clear();
      await getIndex();
    },
  };
}

const keyOf = (request: SearchRequest): string => JSON.stringify(request);

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
