import {type ChildProcess, spawn} from 'node:child_process';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {createInterface} from 'node:readline';
import type {Output, Shell} from './runBlock';

const patienceSeconds = 180;

let helper: {child: ChildProcess; lines: AsyncIterator<string>} | undefined;

/** Runs a script that uses Langflow's modules, in a fork of a Python that has them loaded. */
export async function runPreloaded(
  script: string,
  args: string[],
  {folder, python, environment}: Shell,
  typed = '',
): Promise<Output> {
  helper ??= start(python, environment);
  const files = {
    typed: join(folder, '.typed'),
    stdout: join(folder, '.stdout'),
    stderr: join(folder, '.stderr'),
  };
  writeFileSync(files.typed, typed);
  const job = {
    folder,
    environment,
    arguments: [script, ...args],
    patience: patienceSeconds,
    ...files,
  };
  helper.child.stdin?.write(`${JSON.stringify(job)}\n`);
  const answer = await helper.lines.next();
  if (answer.done) {
    helper = undefined;
    return {code: 1, stdout: '', stderr: 'Python 没有读入 Langflow 的模块'};
  }
  const {status} = JSON.parse(answer.value) as {status: number};
  const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');
  return {code: status, stdout: read(files.stdout), stderr: read(files.stderr)};
}

/** It ends with this process: then its input is closed. */
function start(python: string, environment: Record<string, string>): NonNullable<typeof helper> {
  const child = spawn(join(python, 'bin/python'), [join(import.meta.dirname, 'preloaded.py')], {
    env: environment,
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  child.unref();
  const answers = createInterface({input: child.stdout});
  return {child, lines: answers[Symbol.asyncIterator]()};
}
