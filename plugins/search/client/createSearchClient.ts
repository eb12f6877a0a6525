import {createEmbeddedClient} from './embeddedClient';
import type {SearchClient, SearchPluginData} from '../types';

/** The client of the configured provider. `origin` is that of the page the reader is on. */
export function createSearchClient(data: SearchPluginData, origin: string): SearchClient {
  const {provider, indexName, headUrl, baseUrl} = data;
  if (provider.kind === 'algolia') {
    return createLazyClient(async () => {
      const {createAlgoliaClient} = await import('./algoliaClient');
      return createAlgoliaClient(provider, indexName);
    });
  }
  return createEmbeddedClient({
    headUrl: new URL(headUrl, origin).href,
    site: {origin, baseUrl},
  });
}

/** Readers of a site with the embedded engine never download Algolia's client. */
function createLazyClient(load: () => Promise<SearchClient>): SearchClient {
  let loading: Promise<SearchClient> | null = null;
  const get = (): Promise<SearchClient> => {
    loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
  return {
    search: async (request) => (await get()).search(request),
    warm: () =>
      get()
        .then((client) => client.warm())
        .catch(() => undefined),
    onImproved: () => () => undefined,
  };
}
