import {spawn} from 'node:child_process';
import {createWriteStream, mkdirSync, readFileSync, rmSync} from 'node:fs';
import {createServer} from 'node:net';
import {join} from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {readNetworkSettings} from './networkSettings';
import {passNetworkOn} from './passNetworkOn';
import {cache} from './paths';
import {LiveError} from './runStep';

export interface Langflow {
  url: string;
  apiKey: string;
  stop(): Promise<void>;
}

interface Options {
  python: string;
  port: number;
  /** Name of the data folder inside the cache; emptied before the start. */
  data: string;
  environment: Record<string, string>;
}

/** A slow machine needs more than a minute for the first start. */
const patienceSeconds = 600;

/** A fresh Langflow on loopback that knows nobody outside. */
export async function startLangflow({python, port, data, environment}: Options): Promise<Langflow> {
  await requireFreePort(port);
  const folder = join(cache, data);
  rmSync(folder, {recursive: true, force: true});
  // Not the data folder itself: Langflow 1.5.0 takes an uploaded image there for a local file and fails.
  const workFolder = join(folder, 'work');
  mkdirSync(workFolder, {recursive: true});
  const logFile = join(folder, 'langflow.log');
  const log = createWriteStream(logFile);
  const child = spawn(
    join(python, 'bin/langflow'),
    ['run', '--host', '127.0.0.1', '--port', String(port), '--no-open-browser'],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      cwd: workFolder,
      env: {
        PATH: passNetworkOn(folder, `${join(python, 'bin')}:${process.env.PATH ?? ''}`),
        HOME: process.env.HOME ?? folder,
        LANG: 'C.UTF-8',
        DO_NOT_TRACK: 'true',
        // MCP servers are programs that it fetches with uvx and npx.
        ...readNetworkSettings(),
        // The stand-ins are on this machine.
        no_proxy: '127.0.0.1,localhost',
        NO_PROXY: '127.0.0.1,localhost',
        LANGFLOW_CONFIG_DIR: folder,
        LANGFLOW_DATABASE_URL: `sqlite:///${join(folder, 'langflow.db')}`,
        ...environment,
      },
    },
  );
  child.stdout.pipe(log);
  child.stderr.pipe(log);
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      // Langflow waits for open event streams; it has nothing to lose here.
      const forced = setTimeout(() => child.kill('SIGKILL'), 10_000);
      await ended;
      clearTimeout(forced);
    }
  };
  const url = `http://127.0.0.1:${port}`;
  try {
    await waitUntilHealthy(url, () => child.exitCode !== null, logFile);
    return {url, apiKey: await createApiKey(url), stop};
  } catch (error) {
    await stop();
    throw error;
  }
}

async function requireFreePort(port: number): Promise<void> {
  const free = await new Promise<boolean>((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
  if (!free) {
    throw new LiveError(`端口 ${port} 已有程序在用。结束它，或者用 --port 换一个。`);
  }
}

async function waitUntilHealthy(url: string, ended: () => boolean, log: string): Promise<void> {
  for (let second = 0; second < patienceSeconds; second += 1) {
    if (ended()) {
      break;
    }
    const healthy = await fetch(`${url}/health_check`).then(
      ({ok}) => ok,
      () => false,
    );
    if (healthy) {
      return;
    }
    await wait(1000);
  }
  const tail = readFileSync(log, 'utf8').split('\n').slice(-15).join('\n');
  throw new LiveError(`Langflow 没有启动。日志 ${log} 的末尾：\n${tail}`);
}

async function createApiKey(url: string): Promise<string> {
  const login = await readJson<{access_token: string}>(await fetch(`${url}/api/v1/auto_login`));
  const created = await fetch(`${url}/api/v1/api_key/`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${login.access_token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({name: 'live'}),
  });
  return (await readJson<{api_key: string}>(created)).api_key;
}

async function readJson<T>(response: Response): Promise<T> {
  if (!response.ok) {
    throw new LiveError(`${response.url} 返回 ${response.status}：${await response.text()}`);
  }
  return (await response.json()) as T;
}
