import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {readCommandLine} from '../lib/commandLine';
import {DIALOG_QUERY_LENGTH} from '../tests/support/dialogOrder';
import {QUESTION_SETS, readQuestions} from '../tests/support/questions';
import {toDocuments} from './documents';
import {listEngines} from './engines/all';
import {readRecords} from './readRecords';
import {scoreEngine, type BenchQuery, type Score} from './score';

const RESULTS = 'bench/results/answer-peers.json';

const {values} = readCommandLine({
  options: {
    build: {type: 'string', default: 'build'},
    records: {type: 'string', default: '.docusaurus/search/records.json'},
    /** As in bench/answers.ts: the sealed set is asked only when it is named. */
    sets: {type: 'string', default: 'work,opened'},
    /** Asks these engines only and keeps the earlier figures of the others. */
    only: {type: 'string', multiple: true},
  },
});

type Results = Record<string, Record<string, Score>>;

/** Peers answer with pages, so a question counts as answered by any page that holds the answer. */
function readQueries(): BenchQuery[] {
  const sets = QUESTION_SETS.filter((set) => values.sets.split(',').includes(set));
  return readQuestions()
    .filter(({set}) => sets.includes(set))
    .map(({query, expects, set}) => ({
      text: query.slice(0, DIALOG_QUERY_LENGTH),
      class: set,
      answers: expects.map((place) => place.split('#')[0] ?? place),
    }));
}

async function run(): Promise<void> {
  const records = readRecords(values.records, values.build);
  const queries = readQueries();
  for (const [name, create] of listEngines(values.build, toDocuments(records))) {
    if (values.only?.includes(name) ?? true) {
      const engine = await create();
      const {classes} = await scoreEngine(engine, queries);
      await engine.close?.();
      console.log(name);
      console.table(classes);
      // Written after each engine: a run takes minutes, and what is measured stays.
      const before = existsSync(RESULTS)
        ? (JSON.parse(readFileSync(RESULTS, 'utf8')) as Results)
        : {};
      const after = {...before, [name]: {...before[name], ...classes}};
      writeFileSync(RESULTS, `${JSON.stringify(after, null, 2)}\n`);
    }
  }
}

await run();
