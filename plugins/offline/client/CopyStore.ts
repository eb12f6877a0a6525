import {cacheName, type KeptCopy, type OfflineManifest} from '../types';
import {copyKey, dismissedKey, fileKey, hashInKey, pendingKey} from './copyKeys';
import {isCopy, isManifest, isVersion, readStored} from './readStored';

const json = (value: unknown): Response =>
  new Response(JSON.stringify(value), {headers: {'Content-Type': 'application/json'}});

/** Everything that is kept for offline reading is in one cache of the browser; without it nothing is kept. */
export class CopyStore {
  constructor(
    private readonly caches: CacheStorage,
    private readonly baseUrl: string,
  ) {}

  /** Reading must not create the cache. */
  private read = (key: string): Promise<Response | undefined> =>
    this.caches.match(key, {cacheName: cacheName(this.baseUrl)});

  private open = (): Promise<Cache> => this.caches.open(cacheName(this.baseUrl));

  async readCopy(): Promise<KeptCopy | undefined> {
    return readStored(await this.read(copyKey(this.baseUrl)), isCopy);
  }

  async readPending(): Promise<OfflineManifest | undefined> {
    return readStored(await this.read(pendingKey(this.baseUrl)), isManifest);
  }

  async readDismissed(): Promise<string | undefined> {
    return readStored(await this.read(dismissedKey(this.baseUrl)), isVersion);
  }

  async dismiss(version: string): Promise<void> {
    await (await this.open()).put(dismissedKey(this.baseUrl), json(version));
  }

  async begin(manifest: OfflineManifest): Promise<void> {
    await (await this.open()).put(pendingKey(this.baseUrl), json(manifest));
  }

  async putFile(hash: string, response: Response): Promise<void> {
    await (await this.open()).put(fileKey(this.baseUrl, hash), response);
  }

  async readHashes(): Promise<Set<string>> {
    if (!(await this.caches.has(cacheName(this.baseUrl)))) {
      return new Set();
    }
    const keys = await (await this.open()).keys();
    return new Set(keys.flatMap(({url}) => hashInKey(url) ?? []));
  }

  /** The switch is one write: before it the old copy is whole, after it the new one. */
  async finish(copy: KeptCopy): Promise<void> {
    const cache = await this.open();
    await cache.put(copyKey(this.baseUrl), json(copy));
    await this.abandonPending();
  }

  /** Takes away all that the copy in use does not need; everything, if there is none. */
  async abandonPending(): Promise<void> {
    const copy = await this.readCopy();
    if (!copy) {
      await this.removeAll();
      return;
    }
    const cache = await this.open();
    await cache.delete(pendingKey(this.baseUrl));
    const needed = new Set(Object.values(copy.manifest.files).map(({hash}) => hash));
    const unneeded = [...(await this.readHashes())].filter((hash) => !needed.has(hash));
    await Promise.all(unneeded.map((hash) => cache.delete(fileKey(this.baseUrl, hash))));
  }

  async removeAll(): Promise<void> {
    await this.caches.delete(cacheName(this.baseUrl));
  }
}
