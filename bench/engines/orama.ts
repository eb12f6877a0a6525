import {bundleSize} from '../bundleCode';
import {type BenchDocument, boosts} from '../documents';
import {type BenchEngine, loadPeer, uniquePaths} from '../peer';
import {measurePeerBytes} from '../peerBytes';

interface OramaModule {
  create: (options: object) => object;
  insertMultiple: (database: object, documents: object[], batch?: number) => Promise<unknown>;
  search: (
    database: object,
    request: object,
  ) => Promise<{hits: {document: {path: string}}[]}> | {hits: {document: {path: string}}[]};
  save: (database: object) => {docs: unknown};
}
interface MandarinModule {
  createTokenizer: () => object;
}

export async function createOrama(documents: BenchDocument[]): Promise<BenchEngine> {
  const orama = await loadPeer<OramaModule>('@orama/orama');
  const {createTokenizer} = await loadPeer<MandarinModule>('@orama/tokenizers/mandarin');
  const database = orama.create({
    schema: {page: 'string', heading: 'string', content: 'string'},
    components: {tokenizer: createTokenizer()},
  });
  await orama.insertMultiple(
    database,
    documents.map(({path, page, heading, content}) => ({path, page, heading, content})),
    500,
  );
  // Its own copy of the documents is left out, so that it is measured like the others.
  const index = {...orama.save(database), docs: null};
  const bytes = await measurePeerBytes(
    JSON.stringify(index),
    documents,
    bundleSize(
      "import {load, search} from '@orama/orama'; import {createTokenizer} from '@orama/tokenizers/mandarin'; console.log(load, search, createTokenizer);",
    ),
  );
  return {
    name: 'Orama (Mandarin)',
    setup: '含字母的查询 tolerance 1、字段权重',
    async search(query) {
      // One wrong character in two is another word: typos are allowed where there are letters.
      const tolerance = /[a-z]/i.test(query) ? 1 : 0;
      const request = {term: query, boost: boosts, tolerance, limit: 60};
      const {hits} = await orama.search(database, request);
      return uniquePaths(hits.map(({document}) => document.path));
    },
    bytes,
  };
}
