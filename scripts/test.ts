import {mkdirSync, rmSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import {analyticsVariant} from '../tests/support/analyticsVariant';
import {variant} from '../tests/support/variant';
import {readPlaywright, readVitest} from './readTestReport';
import {runSequences, type Step, type StepResult} from './runSteps';

/** `npm test`: everything, and one closing line. */

const vitest = (project: string, options = '') => ({
  command: `npx vitest run --project ${project}${options} --reporter=default --reporter=json --outputFile.json=.cache/${project}.json`,
  report: {file: `.cache/${project}.json`, read: readVitest},
});

/** They need nothing but the sources. The longest come first, so that none is left over at the end. */
const checks: Step[] = [
  {name: '代码规则', command: 'npm run --silent lint'},
  {name: '单元测试', ...vitest('unit')},
  {name: '类型', command: 'npm run --silent types'},
  {name: '格式', command: 'npm run --silent format:check'},
  {name: '行文', command: 'npm run --silent lint:prose'},
  {name: '示例代码', command: 'npm run --silent lint:examples'},
];

const buildVariant = (name: string, {directory, environment}: typeof variant): Step => ({
  name,
  command: `npm run --silent build -- --out-dir ${directory}`,
  environment,
});

/** One after the other: they share the generator's folder and its cache. */
const builds: Step[] = [
  {name: '构建', command: 'npm run --silent build'},
  {name: '字节预算', command: 'npm run --silent bench:budget'},
  buildVariant('另一种配置的构建', variant),
  buildVariant('带统计的构建', analyticsVariant),
];

// Left to itself, vitest keeps one core free, which is half of a machine with two.
const workers = Math.max(2, availableParallelism() - 1);
const site: Step = {name: '构建结果', ...vitest('site', ` --maxWorkers=${workers}`)};

const browser: Step = {
  name: '浏览器测试',
  command: 'npx playwright test',
  report: {file: '.cache/e2e.json', read: readPlaywright},
};

const checksApart = checks.map((step) => [step]);
const stages = process.argv.includes('--quick')
  ? [checksApart]
  : [[builds, ...checksApart], [[site]], [[browser]]];

function closingLines(results: StepResult[]): string[] {
  const count = (numbers: number[]): number => numbers.reduce((sum, number) => sum + number, 0);
  return [
    ...results.flatMap(({name, failed, unsteady}) => [
      ...failed.map((test) => `✗ ${name}：${test}`),
      ...unsteady.map((test) => `~ ${name}，第二次才通过：${test}`),
    ]),
    `${count(results.map(({passed}) => passed))} passed, ${count(results.map(({failed}) => failed.length))} failed`,
  ];
}

async function run(): Promise<void> {
  rmSync('.cache', {recursive: true, force: true});
  mkdirSync('.cache', {recursive: true});
  const started = Date.now();
  const results: StepResult[] = [];
  for (const stage of stages) {
    results.push(...(await runSequences(stage, console.log)));
  }
  const minutes = ((Date.now() - started) / 60_000).toFixed(1);
  console.log(`\n── 全部：${minutes} 分钟`);
  console.log(['', ...closingLines(results)].join('\n'));
  process.exitCode = results.some(({failed}) => failed.length > 0) ? 1 : 0;
}

void run();
