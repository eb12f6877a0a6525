interface CacheEvents<Value> {
  miss(value: Value): Promise<unknown>;
}

/** A cache as the Algolia client expects it. Values keep their methods, so nothing is serialised. */
export function createMemoryCache() {
  const values = new Map<string, unknown>();
  const keyOf = (key: unknown): string => JSON.stringify(key);
  return {
    async get<Value>(
      key: unknown,
      defaultValue: () => Promise<Value>,
      events?: CacheEvents<Value>,
    ): Promise<Value> {
      const known = values.get(keyOf(key)) as Value | undefined;
      if (known !== undefined) {
        return known;
      }
      const value = await defaultValue();
      await events?.miss(value);
      return value;
    },
    set<Value>(key: unknown, value: Value): Promise<Value> {
      values.set(keyOf(key), value);
      return Promise.resolve(value);
    },
    delete(key: unknown): Promise<void> {
      values.delete(keyOf(key));
      return Promise.resolve();
    },
    clear(): Promise<void> {
      values.clear();
      return Promise.resolve();
    },
  };
}
