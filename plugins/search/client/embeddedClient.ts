import {connectWorker, WorkerLostError, WorkerRefusedError} from './connectWorker';
import type {EngineHost, EngineHostOptions} from './engineHost';
import type {SearchClient} from '../types';

type Connect = (options: EngineHostOptions, onImproved: () => void) => Promise<EngineHost>;

/** The engine in the page itself, loaded only where workers are refused. */
const connectInline: Connect = async (options, onImproved) => {
  const {createEngineHost} = await import('./engineHost');
  return createEngineHost(options, onImproved);
};

export interface EmbeddedClientParts {
  connectToWorker?: Connect;
  connectToPage?: Connect;
}

/**
 * Answers from the index that the site ships. The engine runs in a worker; a browser that refuses
 * workers runs it in the page. A failure rejects the search that met it, and the next one starts anew.
 */
export function createEmbeddedClient(
  options: EngineHostOptions,
  {connectToWorker = connectWorker, connectToPage = connectInline}: EmbeddedClientParts = {},
): SearchClient {
  const listeners = new Set<() => void>();
  const onImproved = (): void => listeners.forEach((listener) => listener());
  let workersRefused = false;
  let connecting: Promise<EngineHost> | null = null;

  async function connect(): Promise<EngineHost> {
    if (!workersRefused) {
      try {
        return await connectToWorker(options, onImproved);
      } catch (error) {
        if (!(error instanceof WorkerRefusedError)) {
          throw error;
        }
        workersRefused = true;
      }
    }
    return connectToPage(options, onImproved);
  }

  async function withHost<Result>(use: (host: EngineHost) => Promise<Result>): Promise<Result> {
    const current = (connecting ??= connect());
    try {
      return await use(await current);
    } catch (error) {
      // A missing index may come back on the same connection; a lost worker never does.
      const isDead =
        error instanceof WorkerLostError ||
        (await current.then(
          () => false,
          () => true,
        ));
      if (isDead && connecting === current) {
        connecting = null;
      }
      throw error;
    }
  }

  return {
    search: (request) => withHost((host) => host.search(request)),
    // Warming is an offer; whoever searches then sees the error.
    warm: (extent) => withHost((host) => host.warm(extent)).catch(() => undefined),
    onImproved(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
