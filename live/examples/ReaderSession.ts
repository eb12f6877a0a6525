import {type ChildProcess, spawn} from 'node:child_process';
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {cache} from '../environment/paths';
import {preparePython} from '../environment/preparePython';
import {resetServer} from '../flows/resetServer';
import {ensureSupportFlow} from '../flows/sampleFlow';
import type {PageSetUp} from '../pages/types';
import {fillPlaceholders, type ReaderValues} from '../placeholders';
import type {LiveServer, Outcome} from '../types';
import {checkComponent} from './checkComponent';
import {checkSettings} from './checkSettings';
import type {Example} from './collectExamples';
import {compareJson, compareText} from './compareAnswer';
import {runBash, runPython, runTypeScript, type Output, type Shell} from './runBlock';

/** One reader on one page: a folder, a terminal, and what the page says they have. */
export class ReaderSession {
  private readonly background: ChildProcess[] = [];
  private reader: ReaderValues = {flowId: '', projectId: '', others: {}};

  private constructor(
    private readonly server: LiveServer,
    private readonly shell: Shell,
    private readonly setUp: PageSetUp,
  ) {}

  static async open(server: LiveServer, name: string, setUp: PageSetUp): Promise<ReaderSession> {
    const folder = join(cache, 'readers', name);
    rmSync(folder, {recursive: true, force: true});
    mkdirSync(folder, {recursive: true});
    for (const [path, content] of Object.entries(setUp.files ?? {})) {
      mkdirSync(dirname(join(folder, path)), {recursive: true});
      writeFileSync(join(folder, path), content);
    }
    await resetServer(server);
    const python = await preparePython();
    const environment = {
      PATH: `${join(python, 'bin')}:${process.env.PATH ?? ''}`,
      HOME: process.env.HOME ?? folder,
      LANG: 'C.UTF-8',
      PYTHONIOENCODING: 'utf-8',
      LANGFLOW_URL: server.url,
      LANGFLOW_SERVER_URL: server.url,
      LANGFLOW_SERVER_ADDRESS: server.url.replace('http://', ''),
      LANGFLOW_API_KEY: server.apiKey,
      ...setUp.environment,
    };
    return new ReaderSession(server, {folder, python, environment, variables: {}}, setUp);
  }

  async run(example: Example): Promise<Outcome> {
    if (example.language === 'ini') return checkSettings(example.code, this.shell);
    await this.ensure();
    const code = fillPlaceholders(example.code, this.server, this.reader);
    if (isComponent(example)) return checkComponent(code, this.server);
    if (this.isEndless(example)) return this.runInBackground(example, code);
    const output = await this.runToEnd(example, code);
    return output.code === 0
      ? this.compareAnswers(example, code, output.stdout)
      : {status: 'failed', message: tail(output.stderr || output.stdout)};
  }

  /** The flow, its project and what the page adds: made anew if an example took them away. */
  private async ensure(): Promise<void> {
    const {server} = this;
    const {flowId, projectId} = await ensureSupportFlow(server, this.reader, this.setUp.flow);
    this.reader = {...this.reader, flowId, projectId};
    const others = (await this.setUp.ensure?.({server, flowId, projectId})) ?? {};
    this.reader = {flowId, projectId, others};
    const named = Object.entries(others).filter(([name]) => /^[A-Z][A-Z_]+$/.test(name));
    this.shell.variables = {
      FLOW_ID: flowId,
      PROJECT_ID: projectId,
      ...Object.fromEntries(named),
    };
  }

  private compareAnswers(example: Example, code: string, stdout: string): Outcome {
    const faults = example.answers.flatMap((answer) => {
      const text = fillPlaceholders(answer.text, this.server, this.reader);
      if (answer.language === 'text') {
        const ofScripts = answer.title.startsWith('输出');
        return ofScripts === (example.language !== 'bash') || example.tabs['lang'] === undefined
          ? compareText(text, stdout)
          : [];
      }
      // Behind jq stands a part of the response; scripts print what they choose.
      const whole = example.language === 'bash' && !/\|\s*jq\b/.test(code);
      const real = whole ? parseJson(stdout) : undefined;
      const printed = parseJson(text);
      return real === undefined || printed === undefined ? [] : compareJson(printed, real, code);
    });
    return faults.length === 0
      ? {status: 'passed'}
      : {status: 'failed', message: `${faults.join('\n')}\n实际：${tail(stdout)}`};
  }

  close(): void {
    for (const child of this.background) child.kill('SIGKILL');
  }

  private runToEnd({language, title, number}: Example, code: string): Promise<Output> {
    if (language === 'bash') return runBash(code, this.shell);
    return language === 'python'
      ? runPython(code, fileName(title, `block_${number}.py`), this.shell)
      : runTypeScript(code, fileName(title, `block-${number}.ts`), this.shell);
  }

  private isEndless({language, title, code}: Example): boolean {
    const named = this.setUp.background?.some((pattern) => pattern.test(title || code));
    return (named ?? false) || (language === 'typescript' && /\)\.listen\(\d+/.test(code));
  }

  /** A server or an endless stream: it must still be there after a moment, and stays for the page. */
  private async runInBackground(
    {language, title, number}: Example,
    code: string,
  ): Promise<Outcome> {
    const extension = {python: 'py', typescript: 'ts', bash: 'sh'}[language] ?? 'txt';
    const name = fileName(title, `block-${number}.${extension}`);
    writeFileSync(join(this.shell.folder, name), code);
    const [program, ...args] = {
      python: [join(this.shell.python, 'bin/python'), name],
      typescript: ['node', '--import', 'tsx', name],
    }[language] ?? ['bash', name];
    const child = spawn(program!, args, {
      cwd: this.shell.folder,
      env: {...this.shell.environment, ...this.shell.variables},
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    this.background.push(child);
    let errors = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => (errors += text));
    await Promise.race([new Promise((resolve) => child.once('exit', resolve)), wait(8000)]);
    return child.exitCode === null
      ? {status: 'passed'}
      : {status: 'failed', message: `没有保持运行：${tail(errors)}`};
  }
}

function fileName(title: string, otherwise: string): string {
  return /^[\w.-]+\.(py|ts|js|mjs|sh)$/.test(title) ? title : otherwise;
}

function isComponent({language, code}: Example): boolean {
  return language === 'python' && /^class \w+\(\w*Component\w*\):/m.test(code);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function tail(text: string): string {
  return text.trim().slice(-600);
}
