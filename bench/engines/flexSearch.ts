import {bundleSize} from '../bundleCode';
import {type BenchDocument, boosts} from '../documents';
import {type BenchEngine, loadPeer, uniquePaths} from '../peer';
import {measurePeerBytes} from '../peerBytes';
import {cutBigrams} from '../tokenize';

interface FlexDocument {
  add: (document: BenchDocument) => void;
  search: (query: string, options: object) => {field: keyof typeof boosts; result: number[]}[];
  export: (receive: (key: string, data: string | undefined) => void) => Promise<void> | void;
}
interface FlexModule {
  Document: new (options: object) => FlexDocument;
}

const DEPTH = 60;

export async function createFlexSearch(documents: BenchDocument[]): Promise<BenchEngine> {
  const {Document} = await loadPeer<FlexModule>('flexsearch');
  const field = (name: string) => ({field: name, tokenize: 'forward', encode: cutBigrams});
  const index = new Document({
    document: {id: 'id', index: ['page', 'heading', 'content'].map(field)},
  });
  documents.forEach((document) => index.add(document));
  const parts: string[] = [];
  await index.export((_, data) => {
    parts.push(data ?? '');
  });
  const bytes = await measurePeerBytes(
    parts.join('\n'),
    documents,
    bundleSize("import {Document} from 'flexsearch'; console.log(Document);"),
  );
  return {
    name: 'FlexSearch',
    setup: '二元组、forward、suggest，三个字段按名次合并',
    search: (query) => uniquePaths(mergeFields(index, query, documents)),
    bytes,
  };
}

/** It answers per field without scores; the ranks are merged with the weights of the others. */
function mergeFields(index: FlexDocument, query: string, documents: BenchDocument[]): string[] {
  const scores = new Map<number, number>();
  for (const {field, result} of index.search(query, {limit: DEPTH, suggest: true})) {
    result.forEach((id, rank) => {
      scores.set(id, (scores.get(id) ?? 0) + boosts[field] / (rank + 10));
    });
  }
  return [...scores]
    .sort(([, first], [, second]) => second - first)
    .map(([id]) => documents[id]?.path ?? '');
}
