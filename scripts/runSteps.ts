import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {readFileSync} from 'node:fs';
import type {TestReport} from './readTestReport';

export interface Step {
  name: string;
  command: string;
  environment?: Record<string, string>;
  /** Where a test runner leaves its report; a step without one counts as one test. */
  report?: {file: string; read: (report: never) => TestReport};
}

export interface StepResult extends TestReport {
  name: string;
}

/** What is said while steps run; the closing line is the caller's. */
export type Say = (text: string) => void;

const LANES = 2;

/** Runs a command; if others run beside it, what it says comes in one piece at its end. */
async function execute(
  {command, environment}: Step,
  isAlone: boolean,
): Promise<{status: number | null; output: string}> {
  const child = spawn(command, {
    shell: true,
    stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: {...process.env, ...environment},
  });
  const chunks: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk));
  const [status] = (await once(child, 'close')) as [number | null];
  return {status, output: Buffer.concat(chunks).toString('utf8')};
}

function readReport({command, report}: Step, status: number | null): TestReport {
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

async function runStep(step: Step, isAlone: boolean, say: Say): Promise<StepResult> {
  const {name, command} = step;
  say(`\n── ${name} ── ${command}`);
  const started = Date.now();
  const {status, output} = await execute(step, isAlone);
  const seconds = Math.round((Date.now() - started) / 1000);
  say(`${output && `\n${output}`}── ${name}：${status === 0 ? '通过' : '失败'}，${seconds} 秒`);
  return {name, ...readReport(step, status)};
}

/**
 * Runs sequences of steps, two beside each other: most steps keep one core busy, and the smallest machine has two.
 * The steps of a sequence run in their order; a sequence that is alone speaks as it runs.
 */
export async function runSequences(sequences: Step[][], say: Say): Promise<StepResult[]> {
  const waiting = [...sequences];
  const results: StepResult[] = [];
  const runLane = async (): Promise<void> => {
    for (let steps = waiting.shift(); steps; steps = waiting.shift()) {
      for (const step of steps) {
        results.push(await runStep(step, sequences.length === 1, say));
      }
    }
  };
  await Promise.all(Array.from({length: LANES}, runLane));
  return results;
}
