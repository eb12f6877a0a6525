import {spawn} from 'node:child_process';
import path from 'node:path';

export const SCRIPT = path.resolve(import.meta.dirname, '../../../static/create-flow.py');
const PYTHON = process.platform === 'win32' ? 'python' : 'python3';

export interface ScriptRun {
  code: number | null;
  stdout: Buffer;
  stderr: Buffer;
}

/** Runs `create-flow.py` as a reader does, with nothing in its environment that a reader might not have. */
export function runScript(
  options: string[],
  environment: Record<string, string> = {},
): Promise<ScriptRun> {
  const {PATH = '', HOME = '', SYSTEMROOT = ''} = process.env;
  const child = spawn(PYTHON, [SCRIPT, ...options], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {PATH, HOME, SYSTEMROOT, PYTHONIOENCODING: 'utf-8', ...environment},
  });
  const output = {stdout: [] as Buffer[], stderr: [] as Buffer[]};
  child.stdout.on('data', (chunk: Buffer) => output.stdout.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => output.stderr.push(chunk));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) =>
      resolve({
        code,
        stdout: Buffer.concat(output.stdout),
        stderr: Buffer.concat(output.stderr),
      }),
    );
  });
}

/** The ID in the address that the script prints. */
export const createdId = ({stdout}: ScriptRun): string | undefined =>
  /\/flow\/([\w-]+)/.exec(stdout.toString('utf8'))?.[1];
