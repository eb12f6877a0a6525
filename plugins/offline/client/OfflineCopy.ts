import {
  cacheName,
  manifestFile,
  workerFile,
  type CopyChanged,
  type KeptCopy,
  type OfflineManifest,
} from '../types';
import type {CopyStore} from './CopyStore';
import {downloadFiles, filesByHash, sumOf} from './downloadFiles';
import {explainStorageError, OfflineFault} from './faults';
import {isManifest, readStored} from './readStored';

/** The parts of the browser that are used; tests bring their own. */
export interface Browser {
  fetch: typeof fetch;
  serviceWorker: Pick<ServiceWorkerContainer, 'register' | 'getRegistration'>;
  storage: Pick<StorageManager, 'estimate' | 'persist'> | undefined;
  locks: Pick<LockManager, 'request'> | undefined;
  now: () => Date;
}

export interface OfflineState {
  phase: 'checking' | 'none' | 'downloading' | 'paused' | 'kept';
  /** The copy in use, also while its successor is downloaded. */
  kept?: {version: string; date: string; size: number};
  /** What the server has, if it is not what is kept. `transfer` is what is still missing. */
  offered?: {transfer: number; size: number};
  /** Of a download: bytes that are here, and all that travel. */
  done: number;
  total: number;
  fault?: OfflineFault;
}

const nothing: OfflineState = {phase: 'checking', done: 0, total: 0};

/** A site may be deployed while it is downloaded; more often than this is a fault. */
const attempts = 3;

/** The reader's copy of the site: shows it, downloads it, brings it up to date, removes it. */
export class OfflineCopy {
  private state = nothing;
  private readonly listeners = new Set<() => void>();
  private pausing: AbortController | undefined;
  private manifest: OfflineManifest | undefined;

  constructor(
    private readonly baseUrl: string,
    private readonly store: CopyStore,
    private readonly browser: Browser,
  ) {}

  getState = (): OfflineState => this.state;

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  private show(state: OfflineState): void {
    this.state = state;
    this.listeners.forEach((listener) => listener());
  }

  private async fetchManifest(): Promise<OfflineManifest> {
    let text: string;
    try {
      const response = await this.browser.fetch(this.baseUrl + manifestFile, {cache: 'no-store'});
      text = response.ok ? await response.text() : '';
    } catch (error) {
      throw new OfflineFault('network', error instanceof Error ? error.message : String(error));
    }
    const manifest = await readStored(new Response(text), isManifest);
    if (!manifest) {
      throw new OfflineFault('absent');
    }
    return manifest;
  }

  /** What is here and what the server has. A download that goes on in this tab is left alone. */
  async check(): Promise<void> {
    if (this.state.phase === 'downloading') {
      return;
    }
    try {
      this.show(await this.describe());
    } catch (error) {
      this.show({...nothing, phase: 'none', fault: explainStorageError(error)});
    }
  }

  private async describe(): Promise<OfflineState> {
    const [copy, pending, hashes] = await Promise.all([
      this.store.readCopy(),
      this.store.readPending(),
      this.store.readHashes(),
    ]);
    let fault: OfflineFault | undefined;
    try {
      this.manifest = await this.fetchManifest();
    } catch (error) {
      this.manifest = undefined;
      fault = error as OfflineFault;
    }
    const kept = copy && {
      version: copy.manifest.version,
      date: copy.date,
      size: sumOf(filesByHash(copy.manifest).values(), 'size'),
    };
    const wanted = this.manifest ?? pending;
    const files = wanted ? [...filesByHash(wanted).values()] : [];
    const total = sumOf(files, 'transfer');
    const missing = sumOf(
      files.filter(({hash}) => !hashes.has(hash)),
      'transfer',
    );
    const isNew = this.manifest && this.manifest.version !== copy?.manifest.version;
    return {
      phase: pending ? 'paused' : kept ? 'kept' : 'none',
      kept,
      offered: isNew ? {transfer: missing, size: sumOf(files, 'size')} : undefined,
      done: total - missing,
      total,
      // Who has a copy may well be without a network.
      fault: kept && !pending && fault?.kind === 'network' ? undefined : fault,
    };
  }

  pause = (): void => this.pausing?.abort();

  /** Begins or goes on, until the copy is whole or the reader pauses. */
  async download(): Promise<void> {
    if (this.state.phase === 'downloading') {
      return;
    }
    this.show({...this.state, phase: 'downloading', fault: undefined});
    try {
      await this.alone(() => this.downloadHere());
    } catch (error) {
      await this.giveUp(explainStorageError(error));
    }
  }

  /** Two tabs at the same copy would take each other's files away. */
  private async alone(run: () => Promise<void>): Promise<void> {
    const {locks} = this.browser;
    if (!locks) {
      return run();
    }
    await locks.request(cacheName(this.baseUrl), {ifAvailable: true}, (lock) => {
      if (!lock) {
        throw new OfflineFault('busy');
      }
      return run();
    });
  }

  private async downloadHere(): Promise<void> {
    const pausing = new AbortController();
    this.pausing = pausing;
    this.manifest ??= await this.fetchManifest();
    await this.requireSpace(this.manifest);
    await this.store.begin(this.manifest);
    // The browser may ask the reader; the download does not wait for the answer, and a refusal is no fault.
    this.browser.storage?.persist().catch(() => false);
    await this.fetchAll(pausing.signal);
    if (pausing.signal.aborted) {
      this.show(await this.describe());
      return;
    }
    await this.registerWorker();
    const copy: KeptCopy = {manifest: this.manifest, date: this.browser.now().toISOString()};
    await this.store.finish(copy);
    await this.tellWorker();
    this.show(await this.describe());
  }

  /** Follows the site if it is deployed anew meanwhile: what did not change is not fetched again. */
  private async fetchAll(signal: AbortSignal): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      const manifest = this.manifest!;
      const total = sumOf(filesByHash(manifest).values(), 'transfer');
      try {
        await downloadFiles({
          manifest,
          baseUrl: this.baseUrl,
          store: this.store,
          fetch: this.browser.fetch,
          signal,
          onProgress: (done) => this.show({...this.state, done, total}),
        });
        return;
      } catch (error) {
        if (!(error instanceof OfflineFault && error.kind === 'altered')) {
          throw error;
        }
        this.manifest = await this.fetchManifest();
        if (this.manifest.version === manifest.version || attempt === attempts) {
          throw error;
        }
        await this.store.begin(this.manifest);
      }
    }
  }

  private async requireSpace(manifest: OfflineManifest): Promise<void> {
    const {quota, usage} = (await this.browser.storage?.estimate().catch(() => undefined)) ?? {};
    const present = await this.store.readHashes();
    const missing = [...filesByHash(manifest).values()].filter(({hash}) => !present.has(hash));
    if (quota !== undefined && usage !== undefined && quota - usage < sumOf(missing, 'size')) {
      throw new OfflineFault('full');
    }
  }

  private async registerWorker(): Promise<void> {
    try {
      await this.browser.serviceWorker.register(this.baseUrl + workerFile, {
        scope: this.baseUrl,
        updateViaCache: 'none',
      });
    } catch (error) {
      throw new OfflineFault('denied', error instanceof Error ? error.message : String(error));
    }
  }

  /** Ours only: the browser also names the worker of another site whose path begins ours. */
  private async findWorker(): Promise<ServiceWorkerRegistration | undefined> {
    const registration = await this.browser.serviceWorker.getRegistration(this.baseUrl);
    return registration && new URL(registration.scope).pathname === this.baseUrl
      ? registration
      : undefined;
  }

  private async tellWorker(): Promise<void> {
    const registration = await this.findWorker();
    registration?.active?.postMessage({kind: 'copy-changed'} satisfies CopyChanged);
  }

  /** A lost connection leaves a paused download; any other fault leaves only what was whole before. */
  private async giveUp(fault: OfflineFault): Promise<void> {
    try {
      if (fault.kind !== 'network' && fault.kind !== 'busy') {
        await this.store.abandonPending();
      }
      this.show({...(await this.describe()), fault});
    } catch {
      this.show({...nothing, phase: 'none', fault});
    }
  }

  /** Copy, paused download and worker: nothing stays. */
  async remove(): Promise<void> {
    try {
      await this.alone(async () => {
        await this.store.removeAll();
        // Pages that are open keep their worker until they are closed.
        await this.tellWorker();
        await (await this.findWorker())?.unregister();
      });
    } catch (error) {
      this.show({...this.state, fault: explainStorageError(error)});
      return;
    }
    await this.check();
  }
}
