import type {SearchClient, SynonymHit} from 'algoliasearch';
import type {IndexContent} from './comparePush';

type Reader = Pick<
  SearchClient,
  'indexExists' | 'getSettings' | 'browseObjects' | 'browseSynonyms'
>;

/** All that an index holds now; nothing if there is none. */
export async function readIndex(client: Reader, indexName: string): Promise<IndexContent> {
  const exists = await client.indexExists({indexName});
  const content: IndexContent = {exists, records: new Map(), settings: {}, synonyms: new Map()};
  if (!exists) {
    return content;
  }
  content.settings = await client.getSettings({indexName});
  await client.browseObjects<object>({
    indexName,
    browseParams: {attributesToRetrieve: ['*'], hitsPerPage: 1000},
    aggregator: ({hits}) => {
      for (const hit of hits) {
        content.records.set(hit.objectID, hit);
      }
    },
  });
  await client.browseSynonyms({
    indexName,
    searchSynonymsParams: {query: ''},
    aggregator: ({hits}) => {
      for (const hit of hits) {
        content.synonyms.set(hit.objectID, plainSynonym(hit));
      }
    },
  });
  return content;
}

/** Search results for synonyms carry highlights, which are not part of them. */
function plainSynonym(hit: SynonymHit): SynonymHit {
  const {objectID, type, synonyms} = hit;
  return {objectID, type, ...(synonyms && {synonyms})};
}
