interface HostKey {
  url: string;
  protocol: string;
  port?: number;
}

interface CacheEvents<Value> {
  miss(value: Value): Promise<unknown>;
}

/**
 * Remembers which hosts failed, for Algolia's client, which lets them rest for two minutes. Its
 * own caches serialise the whole host as the key, state included, and so never find it again
 * (algoliasearch 5.61); here a host is known by its address. In memory only: a host that failed
 * is no reason to write to the reader's storage.
 */
export function createHostHealth() {
  const values = new Map<string, unknown>();
  const addressOf = (key: unknown): string => {
    const {protocol, url, port} = key as HostKey;
    return `${protocol}://${url}:${port ?? ''}`;
  };
  return {
    async get<Value>(
      key: unknown,
      defaultValue: () => Promise<Value>,
      events?: CacheEvents<Value>,
    ): Promise<Value> {
      const known = values.get(addressOf(key)) as Value | undefined;
      if (known !== undefined) {
        return known;
      }
      const value = await defaultValue();
      await events?.miss(value);
      return value;
    },
    set<Value>(key: unknown, value: Value): Promise<Value> {
      values.set(addressOf(key), value);
      return Promise.resolve(value);
    },
    delete(key: unknown): Promise<void> {
      values.delete(addressOf(key));
      return Promise.resolve();
    },
    clear(): Promise<void> {
      values.clear();
      return Promise.resolve();
    },
  };
}
