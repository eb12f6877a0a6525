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
 * Answers from the index that the site ships. The engine runs in a worker; where workers are refused
 * or fall silent it runs in the page, for the rest of the visit. Other failures reject the search that
 * met them, and the next one starts anew.
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
      const isLost = error instanceof WorkerLostError;
      // A missing index may come back on the same connection; a lost worker never does.
      const isDead =
        isLost ||
        (await current.then(
          () => false,
          () => true,
        ));
      if (isDead && connecting === current) {
        connecting = null;
        workersRefused ||= isLost;
      }
      if (isLost) {
        return withHost(use);
      }
      throw error;
    }
  }

  return {
    search: (request) => withHost((host) => host.search(request)),
    // Warming is an offer; whoever searches then sees the error.
    warm: () => withHost((host) => host.warm()).catch(() => undefined),
    onImproved(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
