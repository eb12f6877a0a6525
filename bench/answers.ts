import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {readCommandLine} from '../lib/commandLine';
import {openEngine, readIndex} from '../tests/support/openEngine';
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

const engine = openEngine(readIndex(values.build));
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
