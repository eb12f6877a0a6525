import {type ChildProcess, spawn} from 'node:child_process';
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {cache} from '../environment/paths';
import {preparePython} from '../environment/preparePython';
import {installBeside} from '../environment/installBeside';
import {resetServer} from '../flows/resetServer';
import {ensureSupportFlow} from '../flows/sampleFlow';
import type {PageSetUp} from '../pages/types';
import {fillPlaceholders, type ReaderValues} from '../placeholders';
import {startPostgres, type Postgres} from '../stand-ins/postgres';
import type {LiveServer, Outcome} from '../types';
import {checkComponent} from './checkComponent';
import {checkCompose} from './checkCompose';
import {checkProxy} from './checkProxy';
import {checkSettings} from './checkSettings';
import {checkSyntax} from './checkSyntax';
import type {Example} from './collectExamples';
import {comparePrinted} from './comparePrinted';
import {moveMachinePaths} from './machinePaths';
import {readerEnvironment} from './readerEnvironment';
import {endGroup, runBash, runPython, runTypeScript, type Output, type Shell} from './runBlock';
import {runSql} from './runSql';

/** One reader on one page: a folder, a terminal, and what the page says they have. */
export class ReaderSession {
  private readonly background: ChildProcess[] = [];
  /** The last whole program of each language. */
  private readonly programs = new Map<string, string>();
  private reader: ReaderValues = {flowId: '', projectId: '', others: {}};

  private constructor(
    private readonly server: LiveServer,
    private readonly shell: Shell,
    private readonly setUp: PageSetUp,
    private readonly postgres: Postgres | undefined,
  ) {}

  static async open(server: LiveServer, name: string, setUp: PageSetUp): Promise<ReaderSession> {
    const folder = join(cache, 'readers', name);
    rmSync(folder, {recursive: true, force: true});
    mkdirSync(folder, {recursive: true});
    for (const [path, content] of Object.entries(setUp.files ?? {})) {
      mkdirSync(dirname(join(folder, path)), {recursive: true});
      writeFileSync(join(folder, path), content);
    }
    const python = await preparePython();
    const environment = {...(await readerEnvironment(server, folder)), ...setUp.environment};
    if (setUp.packages) {
      await installBeside(python, setUp.packages);
    }
    const shell = {folder, python, environment, variables: {}};
    const postgres = setUp.postgres ? await startPostgres() : undefined;
    return new ReaderSession(server, shell, setUp, postgres);
  }

  async run(example: Example): Promise<Outcome> {
    const {language} = example;
    if (this.setUp.postgres && !this.postgres) {
      return {status: 'exempt', need: 'PostgreSQL（Debian 的软件包 postgresql，这台机器没有安装）'};
    }
    if (language === 'yaml') {
      return checkCompose(example.code, this.shell);
    }
    if (language === 'caddyfile' || language === 'nginx') {
      return checkProxy(language, example.code, this.shell);
    }
    if (language === 'ini') {
      return checkSettings(this.fill(example.code), this.shell, example.title);
    }
    if (usesServer(example)) {
      await this.ensure();
    }
    const code = this.complete(example, this.fill(example.code));
    this.keepFile(example, code);
    if (isComponent(example)) {
      return checkComponent(code, this.server);
    }
    if (this.setUp.saved?.some((pattern) => pattern.test(example.title))) {
      return checkSyntax(example.title, this.shell);
    }
    if (this.isEndless(example)) {
      return this.runInBackground(example, code);
    }
    const output = await this.runToEnd(example, code);
    return output.code === 0
      ? this.judge(example, code, output.stdout)
      : {status: 'failed', message: tail(output.stderr || output.stdout)};
  }

  private fill(code: string): string {
    const filled = fillPlaceholders(code, this.server, this.reader);
    const located = this.postgres
      ? filled.replaceAll('localhost:5432', this.postgres.address)
      : filled;
    return moveMachinePaths(located, this.shell.folder);
  }

  /** A block that prints only the lines to change is run behind the whole program before it. */
  private complete({language, partial}: Example, code: string): string {
    const whole = partial ? `${this.programs.get(language) ?? ''}\n${code}` : code;
    if (!partial) {
      this.programs.set(language, code);
    }
    return whole;
  }

  /** A titled block is a file of the reader, which later blocks import, run or mount. */
  private keepFile({title}: Example, code: string): void {
    if (!/^[\w-]+(\/[\w-]+)*\.(py|ts|mts|js|mjs|sh)$/.test(title)) {
      return;
    }
    const file = join(this.shell.folder, title);
    mkdirSync(dirname(file), {recursive: true});
    writeFileSync(file, code);
  }

  /** The flow, its project and what the page adds: made anew if an example took them away. */
  private async ensure(): Promise<void> {
    const {server} = this;
    const {folder} = this.shell;
    if (this.reader.flowId === '') {
      await resetServer(server);
    }
    const {flowId, projectId} = await ensureSupportFlow(server, this.reader, this.setUp.flow);
    this.reader = {...this.reader, flowId, projectId};
    const others =
      (await this.setUp.ensure?.({
        server,
        flowId,
        projectId,
        folder,
        postgres: this.postgres?.address,
      })) ?? {};
    this.reader = {flowId, projectId, others};
    const named = Object.entries(others).filter(([name]) => /^[A-Z][A-Z_]+$/.test(name));
    this.shell.variables = {
      FLOW_ID: flowId,
      PROJECT_ID: projectId,
      ...Object.fromEntries(named),
    };
  }

  private judge(example: Example, code: string, stdout: string): Outcome {
    const answers = example.answers.map((answer) => ({
      ...answer,
      text: fillPlaceholders(answer.text, this.server, this.reader),
    }));
    const faults = comparePrinted(example, code, answers, stdout);
    return faults.length === 0
      ? {status: 'passed'}
      : {status: 'failed', message: `${faults.join('\n')}\n实际：${tail(stdout)}`};
  }

  async close(): Promise<void> {
    for (const child of this.background) {
      endGroup(child);
    }
    await this.postgres?.stop();
  }

  private runToEnd({language, title, number}: Example, code: string): Promise<Output> {
    if (language === 'bash') {
      return runBash(code, this.shell);
    }
    if (language === 'sql') {
      return runSql(code, this.shell, this.postgres?.address);
    }
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
      // An open terminal: a server that speaks over its input ends when that is closed.
      stdio: ['pipe', 'ignore', 'pipe'],
      detached: true,
    });
    this.background.push(child);
    let errors = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => (errors += text));
    // What is downloaded first may fail later.
    const moment = /\b(npx|uvx)\b/.test(code) ? 45_000 : 8000;
    await Promise.race([new Promise((resolve) => child.once('exit', resolve)), wait(moment)]);
    return child.exitCode === null
      ? {status: 'passed'}
      : {status: 'failed', message: `没有保持运行：${tail(errors)}`};
  }
}

function fileName(title: string, otherwise: string): string {
  return /^([\w.-]+\.(py|ts|mts|js|mjs|sh)|\w+\/__init__\.py)$/.test(title) ? title : otherwise;
}

/** Files, installations and starts have nothing to ask of the server, and its answers take time. */
function usesServer(example: Example): boolean {
  const {language, code} = example;
  if (language === 'typescript') {
    return true;
  }
  return language === 'python'
    ? !isComponent(example) && /requests|httpx|urllib|langflow_api|environ|_ID\b|\bmcp\b/.test(code)
    : /\b(curl|jq)\b|\.(py|ts|mts|sh|js)\b|\b(FLOW_ID|PROJECT_ID|YOUR_API_KEY)\b|\bnpx\b|\$[A-Z_]{4,}/.test(
        code,
      );
}

function isComponent({language, code}: Example): boolean {
  return language === 'python' && /^class \w+\(\w*Component\w*\):/m.test(code);
}

function tail(text: string): string {
  return text.trim().slice(-600);
}
