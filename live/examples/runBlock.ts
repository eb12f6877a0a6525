import {type ChildProcess, spawn} from 'node:child_process';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {runPreloaded} from './preloadedPython';

export interface Shell {
  folder: string;
  python: string;
  environment: Record<string, string>;
  /** The reader's own values; they win over what an earlier block left in the terminal. */
  variables: Record<string, string>;
}

export interface Output {
  code: number | null;
  stdout: string;
  stderr: string;
}

const patienceMilliseconds = 180_000;
/** A block that starts Langflow itself, or resolves all that it depends on: minutes on a slow machine. */
const patienceForStarts = 900_000;
/** What a reader types into a program that asks: a question, the ways out that pages offer, then consent. */
const typed = '你好\nexit\nquit\ny\n';
const statusMark = '__status__';

/**
 * Bash as a reader has it in one terminal: variables and the folder stay from block to block.
 * Each answer's status is noted, because curl calls an error page a success.
 */
export async function runBash(code: string, shell: Shell): Promise<Output> {
  const state = join(shell.folder, '.terminal');
  const script = [
    'set -a',
    `[ -f "${state}" ] && . "${state}" 2>/dev/null`,
    ...Object.entries(shell.variables).map(([name, value]) => `${name}='${value}'`),
    `curl() { command curl -sS -w '%{stderr}\\n${statusMark} %{http_code} %{content_type} %{url_effective}\\n' "$@"; }`,
    'set -e -o pipefail',
    code,
    `{ export -p | grep -v ' \\(SHLVL\\|_\\|BASH\\|PATH\\)='; printf 'cd %q\\n' "$PWD"; } > "${state}"`,
  ].join('\n');
  const file = join(shell.folder, '.block.sh');
  writeFileSync(file, script);
  const patience = /langflow run\b|pip install .*langflow/.test(code)
    ? patienceForStarts
    : patienceMilliseconds;
  const output = await run('bash', [file], shell, patience);
  const refused = readStatuses(output.stderr).filter(({bad}) => bad);
  return refused.length > 0
    ? {...output, code: output.code || 1, stderr: refused.map(({text}) => text).join('\n')}
    : output;
}

function readStatuses(stderr: string): {bad: boolean; text: string}[] {
  return [...stderr.matchAll(new RegExp(`${statusMark} (\\d+) (\\S*)(.*)`, 'g'))].map(
    ([, status, kind, rest]) => ({
      bad: Number(status) >= 400 || (kind === 'text/html;' && / \S*\/api\//.test(rest ?? '')),
      text: `${status} ${kind}${rest}`,
    }),
  );
}

export function runPython(code: string, name: string, shell: Shell): Promise<Output> {
  // A package is used by its name.
  const packageName = /^(\w+)\/__init__\.py$/.exec(name)?.[1];
  if (packageName) {
    const load = ['-c', `import langflow.custom, ${packageName}`];
    return run(join(shell.python, 'bin/python'), load, {
      ...shell,
      environment: {...shell.environment, PYTHONPATH: shell.folder},
    });
  }
  // A method without its class is only defined; the names in its annotations belong to the component.
  const method = /^(@.*\n)*(async )?def \w+\(self\b/.test(code);
  const whole = method ? `from __future__ import annotations\n\n${code}` : code;
  writeFileSync(join(shell.folder, name), whole);
  // Code for components finds Langflow already loaded; alone, its modules import each other in a circle.
  if (/^from langflow\b/m.test(code)) {
    return runPreloaded(name, [], withVariables(shell), typed);
  }
  return run(join(shell.python, 'bin/python'), [name], shell);
}

export function runTypeScript(code: string, name: string, shell: Shell): Promise<Output> {
  const manifest = join(shell.folder, 'package.json');
  if (!existsSync(manifest)) {
    writeFileSync(manifest, '{"type": "module", "private": true}\n');
  }
  writeFileSync(join(shell.folder, name), code);
  return run('node', ['--import', 'tsx', name], shell);
}

export function run(
  command: string,
  args: string[],
  shell: Shell,
  patience = patienceMilliseconds,
): Promise<Output> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: shell.folder,
      env: withVariables(shell).environment,
      stdio: ['pipe', 'pipe', 'pipe'],
      // A group of its own: what the block started ends with it.
      detached: true,
    });
    let late = false;
    const alarm = setTimeout(() => {
      late = true;
      endGroup(child);
    }, patience);
    child.stdin.on('error', () => undefined);
    child.stdin.end(typed);
    const output: Output = {code: null, stdout: '', stderr: ''};
    child.stdout.setEncoding('utf8').on('data', (text: string) => (output.stdout += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (output.stderr += text));
    child.on('error', (error) => {
      clearTimeout(alarm);
      reject(error);
    });
    child.on('close', (code) => {
      clearTimeout(alarm);
      if (late) {
        output.stderr += `\n没有在 ${patience / 1000} 秒内结束`;
      }
      resolve({...output, code: late ? null : code});
    });
  });
}

/** Ends a program and everything that it started. */
export function endGroup({pid}: ChildProcess): void {
  if (pid === undefined) {
    return;
  }
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It ended by itself.
  }
}

function withVariables(shell: Shell): Shell {
  const environment = {...shell.environment, ...readTerminal(shell), ...shell.variables};
  return {...shell, environment};
}

/** What earlier Bash blocks exported, for the scripts that are started from the same terminal. */
function readTerminal({folder}: Shell): Record<string, string> {
  const state = join(folder, '.terminal');
  if (!existsSync(state)) {
    return {};
  }
  return Object.fromEntries(
    [...readFileSync(state, 'utf8').matchAll(/^declare -x (\w+)="((?:[^"\\]|\\.)*)"$/gm)].map(
      ([, name, value]) => [name!, value!.replace(/\\(.)/g, '$1')],
    ),
  );
}
