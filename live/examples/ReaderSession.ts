import {type ChildProcess, spawn} from 'node:child_process';
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {cache} from '../environment/paths';
import {preparePython} from '../environment/preparePython';
import {resetServer} from '../flows/resetServer';
import {createFlow, supportFlow} from '../flows/sampleFlow';
import type {PageSetUp} from '../pages/types';
import {fillPlaceholders, type ReaderValues} from '../placeholders';
import {callServer} from '../serverApi';
import type {LiveServer, Outcome} from '../types';
import {checkComponent} from './checkComponent';
import {checkSettings} from './checkSettings';
import type {Example} from './collectExamples';
import {compareJson, compareText} from './compareAnswer';
import {runBash, runPython, runTypeScript, type Output, type Shell} from './runBlock';

/** One reader on one page: a folder, a terminal, and what the page says they have. */
export class ReaderSession {
  private readonly background: ChildProcess[] = [];

  private constructor(
    private readonly server: LiveServer,
    private readonly shell: Shell,
    private readonly reader: ReaderValues,
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
    const {id: projectId} = await callServer<{id: string}>(server, 'POST', '/v1/projects/', {
      name: '示例项目',
    });
    const flowId = await createFlow(server, {
      ...supportFlow,
      about: {...supportFlow.about, folder_id: projectId},
    });
    const others = (await setUp.prepare?.(server, {flowId, projectId})) ?? {};
    const python = await preparePython();
    const shell: Shell = {
      folder,
      python,
      environment: {
        PATH: `${join(python, 'bin')}:${process.env.PATH ?? ''}`,
        HOME: process.env.HOME ?? folder,
        LANG: 'C.UTF-8',
        PYTHONIOENCODING: 'utf-8',
        LANGFLOW_URL: server.url,
        LANGFLOW_SERVER_URL: server.url,
        LANGFLOW_API_KEY: server.apiKey,
        FLOW_ID: flowId,
        PROJECT_ID: projectId,
        ...setUp.environment?.(server, others),
      },
    };
    return new ReaderSession(server, shell, {flowId, projectId, others}, setUp);
  }

  async run(example: Example): Promise<Outcome> {
    const code = fillPlaceholders(example.code, this.server, this.reader);
    if (example.language === 'ini') return checkSettings(code, this.shell);
    if (isComponent(example)) return checkComponent(code, this.server);
    if (this.setUp.background?.some((pattern) => pattern.test(example.title || example.code))) {
      return this.runInBackground(example, code);
    }
    const output = await this.runToEnd(example, code);
    if (output.code !== 0) {
      return {status: 'failed', message: tail(output.stderr || output.stdout)};
    }
    const faults = example.answers.flatMap((answer) => {
      const text = fillPlaceholders(answer.text, this.server, this.reader);
      if (answer.language === 'text') {
        return isForScripts(answer.title) && example.language === 'bash'
          ? []
          : compareText(text, output.stdout);
      }
      // Behind jq stands a part of the response; scripts print what they choose.
      const whole = example.language === 'bash' && !/\|\s*jq\b/.test(code);
      const real = whole ? parseJson(output.stdout) : undefined;
      const printed = parseJson(text);
      return real === undefined || printed === undefined ? [] : compareJson(printed, real, code);
    });
    return faults.length === 0
      ? {status: 'passed'}
      : {status: 'failed', message: `${faults.join('\n')}\n实际：${tail(output.stdout)}`};
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
      env: this.shell.environment,
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

/** `输出` is what the scripts print; `响应` is what the server answers, which curl shows. */
function isForScripts(title: string): boolean {
  return title.startsWith('输出');
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
