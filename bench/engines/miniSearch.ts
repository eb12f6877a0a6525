import {bundleSize} from '../bundleCode';
import {type BenchDocument, boosts} from '../documents';
import {type BenchEngine, loadPeer, uniquePaths} from '../peer';
import {measurePeerBytes} from '../peerBytes';

interface MiniSearchIndex {
  addAll: (documents: BenchDocument[]) => void;
  search: (query: string) => {id: number}[];
}
interface MiniSearchModule {
  default: new (options: object) => MiniSearchIndex;
}

export async function createMiniSearch(
  documents: BenchDocument[],
  tokenizerName: string,
  tokenize: (text: string) => string[],
): Promise<BenchEngine> {
  const {default: MiniSearch} = await loadPeer<MiniSearchModule>('minisearch');
  const index = new MiniSearch({
    fields: ['page', 'heading', 'content'],
    tokenize,
    searchOptions: {boost: boosts, prefix: true, fuzzy: 0.2, tokenize},
  });
  index.addAll(documents);
  const bytes = await measurePeerBytes(
    JSON.stringify(index),
    documents,
    bundleSize("import MiniSearch from 'minisearch'; console.log(MiniSearch);"),
  );
  return {
    name: `MiniSearch (${tokenizerName})`,
    setup: 'prefix、fuzzy 0.2、字段权重',
    search: (query) =>
      uniquePaths(
        index
          .search(query)
          .slice(0, 60)
          .map(({id}) => documents[id]?.path ?? ''),
      ),
    bytes,
  };
}
