import {spawnSync} from 'node:child_process';
import {mkdirSync, readFileSync, rmSync} from 'node:fs';
import {analyticsVariant} from '../tests/support/analyticsVariant';
import {variant} from '../tests/support/variant';
import {readPlaywright, readVitest, type TestReport} from './readTestReport';

/** `npm test`: everything, one step after the other, and one closing line. */

interface Step {
  name: string;
  command: string;
  environment?: Record<string, string>;
  /** Where a test runner leaves its report; a step without one counts as one test. */
  report?: {file: string; read: (report: never) => TestReport};
}

const vitest = (project: string) => ({
  command: `npx vitest run --project ${project} --reporter=default --reporter=json --outputFile.json=.cache/${project}.json`,
  report: {file: `.cache/${project}.json`, read: readVitest},
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
  {name: '字节预算', command: 'npm run --silent bench:budget'},
  buildVariant('另一种配置的构建', variant),
  buildVariant('带统计的构建', analyticsVariant),
  {
    name: '浏览器测试',
    command: 'npx playwright test',
    report: {file: '.cache/e2e.json', read: readPlaywright},
  },
];

function runStep({name, command, environment, report}: Step): TestReport {
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
  const itself: TestReport = {
    passed: status === 0 ? 1 : 0,
    failed: status === 0 ? [] : [command],
    unsteady: [],
  };
  if (!report) {
    return itself;
  }
  try {
    const read = report.read(JSON.parse(readFileSync(report.file, 'utf8')) as never);
    // A runner that fails without a failed test (a crash, a file that does not load) still fails.
    return status !== 0 && read.failed.length === 0 ? {...read, failed: [command]} : read;
  } catch {
    return {...itself, passed: 0, failed: [command]};
  }
}

rmSync('.cache', {recursive: true, force: true});
mkdirSync('.cache', {recursive: true});
const steps = process.argv.includes('--quick') ? quickSteps : [...quickSteps, ...buildSteps];
let passed = 0;
let failed = 0;
const remarks: string[] = [];
for (const step of steps) {
  const report = runStep(step);
  passed += report.passed;
  failed += report.failed.length;
  remarks.push(
    ...report.failed.map((name) => `✗ ${step.name}：${name}`),
    ...report.unsteady.map((name) => `~ ${step.name}，第二次才通过：${name}`),
  );
}
console.log(['', ...remarks, `${passed} passed, ${failed} failed`].join('\n'));
process.exitCode = failed === 0 ? 0 : 1;
