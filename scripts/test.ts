import {spawnSync} from 'node:child_process';
import {mkdirSync, readFileSync, rmSync} from 'node:fs';
import {analyticsVariant} from '../tests/support/analyticsVariant';
import {variant} from '../tests/support/variant';

/** `npm test`: everything, one step after the other, and one closing line. */

interface Step {
  name: string;
  command: string;
  environment?: Record<string, string>;
  /** Where a test runner leaves its counts; a step without counts as one test. */
  counts?: {file: string; read: (report: never) => Counts};
}

interface Counts {
  passed: number;
  failed: number;
}

const readVitest = (report: {numPassedTests: number; numFailedTests: number}): Counts => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests,
});

const readPlaywright = ({
  stats,
}: {
  stats: {expected: number; unexpected: number; flaky: number};
}): Counts => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky,
});

const vitest = (project: string) => ({
  command: `npx vitest run --project ${project} --reporter=default --reporter=json --outputFile.json=.cache/${project}.json`,
  counts: {file: `.cache/${project}.json`, read: readVitest},
});

const quickSteps: Step[] = [
  {name: '格式', command: 'npm run --silent format:check'},
  {name: '代码规则', command: 'npm run --silent lint'},
  {name: '类型', command: 'npm run --silent types'},
  {name: '行文', command: 'npm run --silent lint:prose'},
  {name: '示例代码', command: 'npm run --silent lint:examples'},
  {name: '单元测试', ...vitest('unit')},
];

const buildVariant = (name: string, {directory, environment}: typeof variant): Step => ({
  name,
  command: `npm run --silent build -- --out-dir ${directory}`,
  environment,
});

const buildSteps: Step[] = [
  {name: '构建', command: 'npm run --silent build'},
  {name: '构建结果', ...vitest('site')},
  buildVariant('另一种配置的构建', variant),
  buildVariant('带统计的构建', analyticsVariant),
  {
    name: '浏览器测试',
    command: 'npx playwright test',
    counts: {file: '.cache/e2e.json', read: readPlaywright},
  },
];

function runStep({name, command, environment, counts}: Step): Counts {
  console.log(`\n── ${name} ── ${command}`);
  const started = Date.now();
  const {status} = spawnSync(command, {
    shell: true,
    stdio: 'inherit',
    env: {...process.env, ...environment},
  });
  console.log(
    `── ${name}：${status === 0 ? '通过' : '失败'}，${Math.round((Date.now() - started) / 1000)} 秒`,
  );
  if (!counts) {
    return {passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1};
  }
  try {
    const read = counts.read(JSON.parse(readFileSync(counts.file, 'utf8')) as never);
    // A runner that fails without a failed test (a crash, a file that does not load) still fails.
    return status !== 0 && read.failed === 0 ? {...read, failed: 1} : read;
  } catch {
    return {passed: 0, failed: 1};
  }
}

rmSync('.cache', {recursive: true, force: true});
mkdirSync('.cache', {recursive: true});
const steps = process.argv.includes('--quick') ? quickSteps : [...quickSteps, ...buildSteps];
const total: Counts = {passed: 0, failed: 0};
for (const step of steps) {
  const {passed, failed} = runStep(step);
  total.passed += passed;
  total.failed += failed;
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
