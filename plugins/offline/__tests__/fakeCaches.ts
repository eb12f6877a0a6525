/** The part of the browser's caches that is used, in memory. */
export class FakeCaches {
  readonly stores = new Map<string, Map<string, Response>>();
  /** Called before each write; what it throws is what the browser would. */
  beforePut: (key: string) => void = () => undefined;

  private cacheOf(name: string): Cache {
    const entries = this.stores.get(name)!;
    return {
      put: (key: string, response: Response) =>
        Promise.resolve().then(() => {
          this.beforePut(key);
          entries.set(key, response);
        }),
      delete: (key: string) => Promise.resolve(entries.delete(key)),
      keys: () => Promise.resolve([...entries.keys()].map((url) => ({url}))),
    } as unknown as Cache;
  }

  storage = {
    open: (name: string) => {
      if (!this.stores.has(name)) {
        this.stores.set(name, new Map());
      }
      return Promise.resolve(this.cacheOf(name));
    },
    has: (name: string) => Promise.resolve(this.stores.has(name)),
    delete: (name: string) => Promise.resolve(this.stores.delete(name)),
    match: (key: string, {cacheName}: {cacheName: string}) =>
      Promise.resolve(this.stores.get(cacheName)?.get(key)?.clone()),
  } as unknown as CacheStorage;
}
