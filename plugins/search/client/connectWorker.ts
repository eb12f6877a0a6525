import type {EngineHost, EngineHostOptions} from './engineHost';
import type {FromWorker, ToWorker} from './workerMessages';
import type {SearchResponse} from '../types';

/** The worker could not be started: the browser or its policy refuses workers. */
export class WorkerRefusedError extends Error {
  override readonly name = 'WorkerRefusedError';
}

/** The worker was running and is gone, or no longer answers. */
export class WorkerLostError extends Error {
  override readonly name = 'WorkerLostError';
}

export interface WorkerConnection extends EngineHost {
  close(): void;
}

/** The part of `Worker` that is used; tests bring their own. */
export interface WorkerLike {
  postMessage(message: ToWorker): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

export interface WorkerTimeouts {
  /** Script loaded and running. */
  start: number;
  /** A request without an answer for so long makes us ask whether the worker lives. */
  quiet: number;
  /** Building the index may keep it busy, but not longer. */
  pong: number;
}

const TIMEOUTS: WorkerTimeouts = {start: 4_000, quiet: 1_500, pong: 2_500};

interface Pending {
  resolve: (response: SearchResponse | null) => void;
  reject: (error: Error) => void;
}

export function openSearchWorker(): WorkerLike {
  return new Worker(new URL('./worker.ts', import.meta.url), {name: 'search'});
}

/** Talks to an engine in a worker. Rejects with WorkerRefusedError if there is no worker to talk to. */
export async function connectWorker(
  options: EngineHostOptions,
  onImproved: () => void,
  openWorker: () => WorkerLike = openSearchWorker,
  timeouts: WorkerTimeouts = TIMEOUTS,
): Promise<WorkerConnection> {
  const worker = await startWorker(openWorker, timeouts.start);
  const pending = new Map<number, Pending>();
  let lastId = 0;
  let watchdog: ReturnType<typeof setTimeout> | undefined;
  let lost: WorkerLostError | null = null;

  const give = (message: ToWorker): void => worker.postMessage(message);

  function lose(reason: string): void {
    lost ??= new WorkerLostError(`The search worker ${reason}. The next search starts a new one.`);
    clearTimeout(watchdog);
    worker.terminate();
    for (const {reject} of pending.values()) {
      reject(lost);
    }
    pending.clear();
  }

  function watch(): void {
    clearTimeout(watchdog);
    if (pending.size > 0) {
      watchdog = setTimeout(() => {
        give({kind: 'ping'});
        watchdog = setTimeout(() => lose('stopped answering'), timeouts.pong);
      }, timeouts.quiet);
    }
  }

  worker.onerror = (event) => {
    event.preventDefault?.();
    lose(`crashed (${event.message})`);
  };
  worker.onmessage = ({data}) => {
    if (data.kind === 'improved') {
      onImproved();
    } else if (data.kind === 'answer') {
      pending.get(data.id)?.resolve(data.response);
      pending.delete(data.id);
    } else if (data.kind === 'failure') {
      const {message, isOutdated} = data;
      pending.get(data.id)?.reject(Object.assign(new Error(message), isOutdated && {isOutdated}));
      pending.delete(data.id);
    }
    watch();
  };

  function ask(message: (id: number) => ToWorker): Promise<SearchResponse | null> {
    if (lost) {
      return Promise.reject(lost);
    }
    const id = ++lastId;
    return new Promise((resolve, reject) => {
      pending.set(id, {resolve, reject});
      give(message(id));
      watch();
    });
  }

  give({kind: 'open', options});
  return {
    async search(request) {
      const response = await ask((id) => ({kind: 'search', id, request}));
      if (!response) {
        throw new WorkerLostError('The search worker gave an empty answer.');
      }
      return response;
    },
    async warm() {
      await ask((id) => ({kind: 'warm', id}));
    },
    close: () => lose('was closed'),
  };
}

function startWorker(openWorker: () => WorkerLike, timeout: number): Promise<WorkerLike> {
  return new Promise((resolve, reject) => {
    let worker: WorkerLike;
    try {
      worker = openWorker();
    } catch (error) {
      reject(new WorkerRefusedError(String(error)));
      return;
    }
    const refuse = (reason: string): void => {
      clearTimeout(timer);
      worker.terminate();
      reject(new WorkerRefusedError(reason));
    };
    const timer = setTimeout(() => refuse('The search worker did not start in time.'), timeout);
    worker.onerror = (event) => {
      event.preventDefault?.();
      refuse(event.message || 'The search worker was blocked.');
    };
    worker.onmessage = ({data}) => {
      if (data.kind === 'started') {
        clearTimeout(timer);
        resolve(worker);
      }
    };
  });
}
