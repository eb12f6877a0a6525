import {bundleSize} from '../bundleCode';
import {type BenchDocument, boosts, describeDocuments} from '../documents';
import {type BenchEngine, compressedSize, loadPeer, uniquePaths} from '../peer';

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
  const {titles, texts} = describeDocuments(documents);
  const [indexBytes, titleBytes, textBytes, codeBytes] = await Promise.all([
    compressedSize(JSON.stringify(index)),
    compressedSize(titles),
    compressedSize(texts),
    bundleSize("import MiniSearch from 'minisearch'; console.log(MiniSearch);"),
  ]);
  const needed = indexBytes + titleBytes + codeBytes;
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
    bytes: {first: needed, index: needed, all: needed + textBytes},
  };
}
