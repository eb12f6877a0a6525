import {liteClient, type SearchResponse as AlgoliaResponse} from 'algoliasearch/lite';
import {toAlgoliaHost} from './algoliaHost';
import {createHostHealth} from './hostHealth';
import {sanitizeHits} from './sanitizeHits';
import type {SearchClient, SearchHit, SearchProvider, SearchResponse} from '../types';

export type AlgoliaSettings = Extract<SearchProvider, {kind: 'algolia'}>;

/** Milliseconds. They are the client's own defaults in browsers, held here because they are specified. */
const TIMEOUTS = {connect: 1_000, read: 2_000, write: 30_000};

/**
 * Algolia, or anything that speaks its query API, through its own client: host order, retries,
 * the two minutes a failed host rests, and the caching of responses and requests under way are its.
 * Throws '`appId` is missing.' or '`apiKey` is missing.'
 */
export function createAlgoliaClient(
  {appId, apiKey, hosts}: Omit<AlgoliaSettings, 'kind'>,
  indexName: string,
): SearchClient {
  const client = liteClient(appId, apiKey, {
    authMode: 'WithinQueryParameters',
    timeouts: TIMEOUTS,
    hostsCache: createHostHealth(),
    ...(hosts && {hosts: hosts.map(toAlgoliaHost)}),
  });
  return {
    async search(request) {
      const {results} = await client.search<SearchHit>({
        requests: [{...request, indexName: request.indexName ?? indexName}],
      });
      // One query was sent, and not one for facets.
      const [result] = results as AlgoliaResponse<SearchHit>[];
      if (!result?.hits) {
        throw new Error('The search provider answered without results.');
      }
      return {
        hits: sanitizeHits(result.hits, request),
        nbHits: result.nbHits ?? result.hits.length,
        page: result.page ?? 0,
        nbPages: result.nbPages ?? 1,
        hitsPerPage: result.hitsPerPage ?? request.hitsPerPage ?? result.hits.length,
        query: request.query,
        ...(result.queryID !== undefined && {queryID: result.queryID}),
        processingTimeMS: result.processingTimeMS ?? 0,
      } satisfies SearchResponse;
    },
    // Nothing is sent before the reader asks something.
    warm: () => Promise.resolve(),
    onImproved: () => () => undefined,
  };
}
