import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import type {SearchRecord} from '../plugins/search/types';
import {searchQueries} from '../tests/support/searchQueries';
import {measureInBrowser} from './browserTimes';
import {toDocuments} from './documents';
import {createFlexSearch} from './engines/flexSearch';
import {createLunr} from './engines/lunrJieba';
import {createMiniSearch} from './engines/miniSearch';
import {createOrama} from './engines/orama';
import {createOurs} from './engines/ours';
import {createPagefind} from './engines/pagefind';
import {sampleKnownItems} from './knownItems';
import type {BenchEngine} from './peer';
import {KNOWN_CLASS, scoreEngine, type BenchQuery} from './score';
import {cutBigrams, segmentText} from './tokenize';
import {writeTable, type BenchResult} from './writeTable';

const KNOWN_ITEMS = 500;

const {values} = parseArgs({
  options: {
    build: {type: 'string', default: 'build'},
    records: {type: 'string', default: '.docusaurus/search/records.json'},
    out: {type: 'string', default: 'bench/results'},
  },
});

function readRecords(): SearchRecord[] {
  for (const file of [values.records, path.join(values.build, 'search-index/head.txt')]) {
    if (!existsSync(file)) {
      throw new Error(`没有 ${file}：请先运行 npm run build。`);
    }
  }
  return JSON.parse(readFileSync(values.records, 'utf8')) as SearchRecord[];
}

async function run(): Promise<void> {
  const records = readRecords();
  const documents = toDocuments(records);
  const paths = [...new Set(documents.map((document) => document.path))];
  const queries: BenchQuery[] = [
    ...searchQueries,
    ...sampleKnownItems(records, KNOWN_ITEMS).map((item) => ({...item, class: KNOWN_CLASS})),
  ];
  const engines: [name: string, create: () => Promise<BenchEngine>][] = [
    ['ours', () => createOurs(values.build)],
    ['Pagefind', () => createPagefind(values.build, paths)],
    ['MiniSearch (segmenter)', () => createMiniSearch(documents, 'segmenter', segmentText)],
    ['MiniSearch (bigram)', () => createMiniSearch(documents, 'bigram', cutBigrams)],
    ['FlexSearch', () => createFlexSearch(documents)],
    ['Orama (Mandarin)', () => createOrama(documents)],
    ['lunr (jieba)', () => createLunr(documents)],
  ];
  const result: BenchResult = {
    pages: paths.length,
    sections: documents.length,
    records: records.length,
    engines: [],
    failed: [],
    browser: {
      normal: await measureInBrowser(
        values.build,
        queries.map(({text}) => text),
        1,
      ),
      slow: await measureInBrowser(
        values.build,
        queries.map(({text}) => text),
        6,
      ),
    },
  };
  for (const [name, create] of engines) {
    console.log(name);
    try {
      const engine = await create();
      const scores = await scoreEngine(engine, queries);
      const {setup, bytes} = engine;
      result.engines.push({name, setup, bytes, ...scores});
      await engine.close?.();
    } catch (error) {
      // A peer that cannot be installed or fails is named; the others are still compared.
      result.failed.push({name, error: error instanceof Error ? error.message : String(error)});
    }
  }
  mkdirSync(values.out, {recursive: true});
  writeFileSync(path.join(values.out, 'search.json'), `${JSON.stringify(result, null, 2)}\n`);
  const table = writeTable(result);
  writeFileSync(path.join(values.out, 'search.md'), table);
  console.log(table);
}

await run();
