import {spawn, spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {createServer, type AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {readVariables} from '../examples/checkCompose';
import {collectExamples} from '../examples/collectExamples';
import {moveMachinePaths} from '../examples/machinePaths';
import {findNeed} from '../needs';

const commands = join(import.meta.dirname, '../reader-commands');
const fence = (language: string, meta: string, code: string) =>
  `\`\`\`${language} ${meta}\n${code}\n\`\`\`\n`;
const needOf = (page: string, markdown: string) => findNeed(page, collectExamples(markdown)[0]!);

/** A folder with a Python environment whose programs only say how they were called. */
function makeStage(program: string): {folder: string; environment: Record<string, string>} {
  const folder = mkdtempSync(join(tmpdir(), 'reader-'));
  mkdirSync(join(folder, 'python/bin'), {recursive: true});
  for (const name of ['langflow', 'uv']) {
    writeFileSync(join(folder, 'python/bin', name), `#!/usr/bin/env bash\n${program}\n`, {
      mode: 0o755,
    });
  }
  const environment = {
    PATH: `${commands}:${process.env.PATH ?? ''}`,
    LIVE_PYTHON: join(folder, 'python'),
    VIRTUAL_ENV: join(folder, 'python'),
    LIVE_PACKAGES: '/packages',
    LIVE_CONSTRAINTS: '/constraints.txt',
    LIVE_EMPTY_PYTHON: '/empty',
    LIVE_OWN_PORT: '1',
  };
  return {folder, environment};
}

function callUv(...args: string[]): string {
  const {folder, environment} = makeStage('echo "$@"');
  return spawnSync('uv', args, {cwd: folder, env: environment, encoding: 'utf8'}).stdout.trim();
}

test('starting and installing Langflow runs here; what changes the machine or lies outside does not', () => {
  expect(needOf('any', fence('bash', '', 'uv run langflow run --port 7870'))).toBeUndefined();
  expect(needOf('any', fence('bash', '', 'uv pip install langflow'))).toBeUndefined();
  expect(needOf('any', fence('bash', '', 'export A=1\nsudo useradd langflow'))).toBe('管理员权限');
  expect(needOf('any', fence('bash', '', 'curl -s https://api.mistral.ai/v1/models'))).toBe(
    '公网上的服务',
  );
  expect(needOf('any', fence('bash', '', 'curl http://localhost:7860/health'))).toBeUndefined();
});

test('compose files, Caddyfiles, nginx files and SQL are examples; other YAML is not', () => {
  const languages = (markdown: string) => collectExamples(markdown).map(({language}) => language);
  expect(languages(fence('yaml', 'title="compose.yaml"', 'services: {}'))).toEqual(['yaml']);
  expect(languages(fence('yaml', 'title="hpa.yaml"', 'kind: X'))).toEqual([]);
  expect(languages(fence('caddyfile', '', ':80') + fence('nginx', '', 'server {}'))).toEqual([
    'caddyfile',
    'nginx',
  ]);
  expect(languages(fence('sql', '', 'SELECT 1;'))).toEqual(['sql']);
});

test('a path of the reader’s machine is moved into the folder of the session and exists there', () => {
  const folder = mkdtempSync(join(tmpdir(), 'reader-'));
  const moved = moveMachinePaths('A=/srv/langflow/flows\nB=sqlite:////home/lin/db/x.db', folder);
  expect(moved).toBe(
    `A=${folder}/machine/srv/langflow/flows\nB=sqlite:///${folder}/machine/home/lin/db/x.db`,
  );
  expect(existsSync(join(folder, 'machine/srv/langflow/flows'))).toBe(true);
  expect(existsSync(join(folder, 'machine/home/lin/db'))).toBe(true);
  expect(moveMachinePaths('https://example.com/home/lin', folder)).toBe(
    'https://example.com/home/lin',
  );
});

test('the variables of a compose file come with their defaults, and those without a value are left out', () => {
  expect(
    readVariables({environment: ['A=${A:-7}', 'B=postgresql://u@${HOST}:${DB_PORT}/d', 'C']}),
  ).toEqual(["A='7'", "B='postgresql://u@value-of-the-reader-0123456789:5432/d'"]);
  expect(readVariables({environment: {FLAG: true}})).toEqual(["FLAG='true'"]);
});

test('an installation of Langflow is resolved in an empty environment; other packages land beside', () => {
  expect(callUv('pip', 'install', 'langflow==1.5.0')).toBe(
    'pip install --dry-run --python /empty langflow==1.5.0',
  );
  expect(callUv('pip', 'install', 'pypinyin')).toBe(
    'pip install --target /packages --constraint /constraints.txt pypinyin',
  );
});

test('a Langflow that ends by itself fails its block with what it printed', () => {
  const {folder, environment} = makeStage('echo "no such option" >&2; exit 2');
  const {status, stderr} = spawnSync('langflow', ['run', '--wrong'], {
    cwd: folder,
    env: environment,
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toContain('langflow run --wrong 没有启动');
  expect(stderr).toContain('no such option');
});

test('a Langflow that answers is ended, and its block goes on', async () => {
  const port = await new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const {port: free} = probe.address() as AddressInfo;
      probe.close(() => resolve(free));
    });
  });
  const serve = `require('http').createServer((_, r) => r.end('ok')).listen(${port}, '127.0.0.1')`;
  const {folder, environment} = makeStage(`echo "$@"; exec node -e "${serve}"`);
  const {status, stdout} = spawnSync('langflow', ['run', '--port', '7880'], {
    cwd: folder,
    env: {...environment, LIVE_OWN_PORT: String(port)},
    encoding: 'utf8',
  });
  expect(status).toBe(0);
  expect(stdout.trim()).toBe(`run --port 7880 --port ${port} --no-open-browser`);
  await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toThrow();
});

test('another server on its port is not taken for the Langflow of the page', async () => {
  const other = createServer((socket) =>
    socket.end('HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n'),
  );
  await new Promise<void>((resolve) => void other.listen(0, '127.0.0.1', resolve));
  const {port} = other.address() as AddressInfo;
  const {folder, environment} = makeStage('touch started');
  const run = spawn('langflow', ['run'], {
    cwd: folder,
    env: {...environment, LIVE_OWN_PORT: String(port)},
  });
  let told = '';
  run.stderr.on('data', (part: Buffer) => (told += part.toString()));
  const status = await new Promise((resolve) => void run.on('close', resolve));
  other.close();
  expect(status).toBe(1);
  expect(told).toContain(`端口 ${port} 已被别的程序占用`);
  expect(existsSync(join(folder, 'started'))).toBe(false);
});
