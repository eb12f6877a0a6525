import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {readCommandLine} from '../lib/commandLine';
import {searchQueries} from '../tests/support/searchQueries';
import {measureInBrowser} from './browserTimes';
import {toDocuments} from './documents';
import {listEngines} from './engines/all';
import {sampleKnownItems} from './knownItems';
import type {BenchEngine} from './peer';
import {readRecords} from './readRecords';
import {KNOWN_CLASS, scoreEngine, type BenchQuery} from './score';
import {writeTable, type BenchResult} from './writeTable';

const KNOWN_ITEMS = 500;

const {values} = readCommandLine({
  options: {
    build: {type: 'string', default: 'build'},
    records: {type: 'string', default: '.docusaurus/search/records.json'},
    out: {type: 'string', default: 'bench/results'},
    /** Measures these engines again and keeps the earlier figures of the others. */
    only: {type: 'string', multiple: true},
  },
});

async function run(): Promise<void> {
  const records = readRecords(values.records, values.build);
  const documents = toDocuments(records);
  const paths = [...new Set(documents.map((document) => document.path))];
  const queries: BenchQuery[] = [
    ...searchQueries,
    ...sampleKnownItems(records, KNOWN_ITEMS).map((item) => ({...item, class: KNOWN_CLASS})),
  ];
  const engines = listEngines(values.build, documents);
  const chosen = engines.filter(([name]) => values.only?.includes(name) ?? true);
  const site = {pages: paths.length, sections: documents.length, records: records.length};
  if (values.only === undefined) {
    saveResult({...site, engines: [], failed: []});
  }
  for (const [name, create] of chosen) {
    console.log(name);
    const outcome = await measureEngine(name, create, queries);
    const browser = name === 'ours' ? await measureOurBrowserTimes(queries) : undefined;
    // Written after each engine: a run takes minutes, and what is measured stays.
    const before = readResult() ?? {...site, engines: [], failed: []};
    const others = <Entry extends {name: string}>(list: Entry[]): Entry[] =>
      list.filter((entry) => entry.name !== name);
    const order = engines.map(([listed]) => listed);
    saveResult({
      ...before,
      ...site,
      engines: [...others(before.engines), ...outcome.engines].sort(
        (first, second) => order.indexOf(first.name) - order.indexOf(second.name),
      ),
      failed: [...others(before.failed), ...outcome.failed],
      ...(browser && {browser}),
    });
  }
  console.log(readFileSync(path.join(values.out, 'search.md'), 'utf8'));
}

async function measureEngine(
  name: string,
  create: () => Promise<BenchEngine>,
  queries: BenchQuery[],
): Promise<Pick<BenchResult, 'engines' | 'failed'>> {
  try {
    const engine = await create();
    const scores = await scoreEngine(engine, queries);
    const {setup, bytes} = engine;
    await engine.close?.();
    return {engines: [{name, setup, bytes, ...scores}], failed: []};
  } catch (error) {
    // A peer that cannot be installed or fails is named; the others are still compared.
    const message = error instanceof Error ? error.message : String(error);
    return {engines: [], failed: [{name, error: message}]};
  }
}

async function measureOurBrowserTimes(queries: BenchQuery[]): Promise<BenchResult['browser']> {
  const texts = queries.map(({text}) => text);
  return {
    normal: await measureInBrowser(values.build, texts, 1),
    slow: await measureInBrowser(values.build, texts, 6),
  };
}

function readResult(): BenchResult | null {
  const file = path.join(values.out, 'search.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as BenchResult) : null;
}

function saveResult(result: BenchResult): void {
  mkdirSync(values.out, {recursive: true});
  writeFileSync(path.join(values.out, 'search.json'), `${JSON.stringify(result, null, 2)}\n`);
  writeFileSync(path.join(values.out, 'search.md'), writeTable(result));
}

await run();
