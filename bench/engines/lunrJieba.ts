import {createRequire} from 'node:module';
import {bundleSize} from '../bundleCode';
import {type BenchDocument, boosts} from '../documents';
import {type BenchEngine, uniquePaths} from '../peer';
import {measurePeerBytes} from '../peerBytes';

interface LunrBuilder {
  use: (plugin: unknown) => void;
  ref: (field: string) => void;
  field: (name: string, options: object) => void;
  add: (document: BenchDocument) => void;
}
interface LunrQuery {
  term: (term: string, options: object) => void;
}
interface LunrIndex {
  query: (build: (query: LunrQuery) => void) => {ref: string}[];
}
type Lunr = ((build: (this: LunrBuilder) => void) => LunrIndex) & {
  multiLanguage: (...languages: string[]) => unknown;
  tokenizer: (text: string) => {toString: () => string}[];
};

interface Jieba {
  cutForSearch: (text: string, hmm: boolean) => string[];
}

/** Its packages are CommonJS and change the lunr object that they are given. */
export async function createLunr(documents: BenchDocument[]): Promise<BenchEngine> {
  const require = createRequire(import.meta.url);
  const lunr = require('lunr') as Lunr;
  for (const name of ['stemmer.support', 'zh', 'multi']) {
    (require(`lunr-languages/lunr.${name}`) as (target: Lunr) => void)(lunr);
  }
  const {Jieba} = require('@node-rs/jieba') as {Jieba: {withDict: (dict: Uint8Array) => Jieba}};
  const {dict} = require('@node-rs/jieba/dict') as {dict: Uint8Array};
  const jieba = Jieba.withDict(dict);

  const index = lunr(function () {
    this.use(lunr.multiLanguage('en', 'zh'));
    this.ref('id');
    this.field('page', {boost: boosts.page});
    this.field('heading', {boost: boosts.heading});
    this.field('content', {boost: boosts.content});
    documents.forEach((document) => this.add(document));
  });
  const bytes = await measurePeerBytes(
    JSON.stringify(index),
    documents,
    bundleSize(
      "import lunr from 'lunr'; import stemmer from 'lunr-languages/lunr.stemmer.support'; import zh from 'lunr-languages/lunr.zh'; console.log(lunr, stemmer, zh);",
    ).catch(() => bundleSize("import lunr from 'lunr'; console.log(lunr);")),
  );
  return {
    name: 'lunr (jieba)',
    setup: '建索引和查询都用 jieba；前缀、编辑距离 1；jieba 的词典不计入字节',
    search(query) {
      const terms = jieba
        .cutForSearch(query.toLowerCase(), true)
        .filter((term) => /[\p{L}\p{N}]/u.test(term));
      const hits = index.query((request) => {
        for (const term of terms) {
          request.term(term, {boost: 10});
          request.term(term, {boost: 3, wildcard: 2, usePipeline: false});
          if (term.length > 3) {
            request.term(term, {boost: 1, editDistance: 1, usePipeline: false});
          }
        }
      });
      return uniquePaths(hits.slice(0, 60).map(({ref}) => documents[Number(ref)]?.path ?? ''));
    },
    bytes,
  };
}
