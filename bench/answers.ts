import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {readCommandLine} from '../lib/commandLine';
import {createEngine, type SearchEngine} from '../plugins/search/client/engine/engine';
import {parseBody, parseHead} from '../plugins/search/client/engine/indexFormat';
import {
  countAnswers,
  type AnswerCounts,
  QUESTION_SETS,
  type QuestionSet,
  rankInDialog,
  readQuestions,
} from '../tests/support/questions';

const RESULTS = 'bench/results/answers.json';

const {values} = readCommandLine({
  options: {
    build: {type: 'string', default: 'build'},
    /** The sealed set is asked once, at the end, and only when it is named here. */
    sets: {type: 'string', default: 'work,opened'},
    /** Which entry of the results to write; nothing is written without it. */
    as: {type: 'string'},
    /** Lists the questions that the dialog does not answer among its first five results. */
    misses: {type: 'string'},
  },
});

type Results = Record<string, Partial<Record<QuestionSet, AnswerCounts>>>;

function openEngine(): SearchEngine {
  const directory = path.join(values.build, 'search-index');
  if (!existsSync(path.join(directory, 'head.txt'))) {
    throw new Error(`没有 ${directory}/head.txt：请先运行 npm run build。`);
  }
  const head = parseHead(readFileSync(path.join(directory, 'head.txt'), 'utf8'));
  const body = parseBody(readFileSync(path.join(directory, head.bodyFile), 'utf8'), head);
  return createEngine(head, body, {origin: 'http://localhost', baseUrl: '/'});
}

const engine = openEngine();
const questions = readQuestions();
const sets = values.sets.split(',').filter((set) => QUESTION_SETS.includes(set as QuestionSet));
const counts = Object.fromEntries(
  sets.map((set) => [
    set,
    countAnswers(
      questions.filter((question) => question.set === set),
      (question) => rankInDialog(question, engine),
    ),
  ]),
);
console.table(counts);

for (const question of questions.filter(({set}) => set === values.misses)) {
  const rank = rankInDialog(question, engine);
  if (rank === 0 || rank > 5) {
    console.log(`${question.query} (${rank || '-'}): ${question.expects.join(' ') || '没有答案'}`);
  }
}

if (values.as !== undefined) {
  const before = existsSync(RESULTS) ? (JSON.parse(readFileSync(RESULTS, 'utf8')) as Results) : {};
  mkdirSync(path.dirname(RESULTS), {recursive: true});
  writeFileSync(RESULTS, `${JSON.stringify({...before, [values.as]: counts}, null, 2)}\n`);
}
