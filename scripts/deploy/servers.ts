import {spawn, type ChildProcess} from 'node:child_process';
import {chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {createSiteServer} from '../serve/createSiteServer';
import {askServer} from './askServer';

export interface RunningServer {
  name: string;
  origin: string;
  stop: () => Promise<void>;
}

interface Place {
  /** The build to serve. */
  directory: string;
  port: number;
  /** For configuration, process ids and logs. */
  workDir: string;
}

/** The places that an operator changes; a configuration that has lost one is a fault. */
function replaceAll(text: string, changes: Record<string, string>): string {
  return Object.entries(changes).reduce((changed, [from, to]) => {
    if (!changed.includes(from)) {
      throw new Error(`生成的配置里没有“${from}”。`);
    }
    return changed.replaceAll(from, to);
  }, text);
}

async function waitUntilReady(
  name: string,
  origin: string,
  {child, said}: {child: ChildProcess; said: string[]},
): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt++) {
    if (child.exitCode !== null) {
      throw new Error(`${name} 没有启动，退出码是 ${child.exitCode}：${said.join('')}`);
    }
    try {
      await askServer(origin, {target: '/'});
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  throw new Error(`${name} 在 30 秒内没有就绪。`);
}

async function run(
  name: string,
  port: number,
  {command, workDir}: {command: string[]; workDir: string},
): Promise<RunningServer> {
  const [program, ...parameters] = command;
  const child = spawn(program!, parameters, {
    stdio: ['ignore', 'ignore', 'pipe'],
    // Caddy keeps a copy of its configuration in the user's folder.
    env: {...process.env, XDG_CONFIG_HOME: workDir},
  });
  const said: string[] = [];
  child.stderr.on('data', (text: Buffer) => said.push(text.toString()));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const origin = `http://127.0.0.1:${port}`;
  const stop = async () => {
    child.kill();
    await ended;
  };
  try {
    await waitUntilReady(name, origin, {child, said});
  } catch (error) {
    await stop();
    throw error;
  }
  return {name, origin, stop};
}

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

export function startNginx({directory, port, workDir}: Place): Promise<RunningServer> {
  const own = path.join(workDir, `nginx-${port}`);
  mkdirSync(path.join(own, 'include'), {recursive: true});
  const site = readFileSync(path.join(directory, '_deploy/nginx.conf'), 'utf8');
  writeFileSync(
    path.join(own, 'site.conf'),
    replaceAll(site, {
      'listen 80;': `listen 127.0.0.1:${port};`,
      'listen [::]:80;': '',
      'root /srv/langflow-docs;': `root ${directory};`,
      '/etc/nginx/langflow-docs/*.conf': path.join(own, 'include', '*.conf'),
    }),
  );
  writeFileSync(
    path.join(own, 'include/brotli.conf'),
    readFileSync(path.join(directory, '_deploy/nginx-brotli.conf')),
  );
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  writeFileSync(
    path.join(own, 'nginx.conf'),
    `${existsSync(brotliModule) ? `load_module ${brotliModule};` : ''}
daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 2;
pid ${own}/pid;
error_log ${own}/error.log;
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  ${temporary.map((name) => `${name}_temp_path ${own}/${name};`).join(' ')}
  include ${own}/site.conf;
}
`,
  );
  return run('nginx', port, {
    command: ['nginx', '-e', `${own}/error.log`, '-c', `${own}/nginx.conf`],
    workDir: own,
  });
}

const asOrdinaryUser = ['setpriv', '--reuid=www-data', '--regid=www-data', '--clear-groups'];

/** nginx as in the container: its configuration, an ordinary user, and one folder that this user may write to. */
export function startContainer({directory, port, workDir}: Place): Promise<RunningServer> {
  const own = path.join(workDir, `container-${port}`);
  const writable = path.join(own, 'tmp');
  mkdirSync(writable, {recursive: true});
  chmodSync(writable, 0o777);
  writeFileSync(
    path.join(own, 'site.conf'),
    replaceAll(readFileSync(path.join(directory, '_deploy/nginx.conf'), 'utf8'), {
      'listen 80;': `listen 127.0.0.1:${port};`,
      'listen [::]:80;': '',
      'root /srv/langflow-docs;': `root ${directory};`,
      '/etc/nginx/langflow-docs/*.conf': path.join(directory, '_deploy/nginx-brotli.conf'),
    }),
  );
  const file = path.join(own, 'nginx.conf');
  writeFileSync(
    file,
    replaceAll(readFileSync('deploy/container.conf', 'utf8'), {
      '/etc/nginx/conf.d/*.conf': path.join(own, 'site.conf'),
      '/tmp/': `${writable}/`,
    }),
  );
  return run('容器的 nginx', port, {
    command: [
      ...(process.getuid?.() === 0 ? asOrdinaryUser : []),
      ...['nginx', '-e', 'stderr', '-g', 'daemon off;', '-c', file],
    ],
    workDir: own,
  });
}

export function startCaddy({directory, port, workDir}: Place): Promise<RunningServer> {
  const own = path.join(workDir, `caddy-${port}`);
  mkdirSync(own, {recursive: true});
  const file = path.join(own, 'Caddyfile');
  const site = readFileSync(path.join(directory, '_deploy/Caddyfile'), 'utf8');
  const address = /^[^\s(]\S* \{$/m.exec(site)![0];
  writeFileSync(
    file,
    `{
	admin off
	auto_https off
	storage file_system ${own}
	log {
		level ERROR
	}
}
${replaceAll(site, {
  [address]: `http://127.0.0.1:${port} {`,
  'root * /srv/langflow-docs': `root * ${directory}`,
})}`,
  );
  return run('Caddy', port, {
    command: ['caddy', 'run', '--config', file, '--adapter', 'caddyfile'],
    workDir: own,
  });
}

/** Our server in a process of its own, as `npm run preview` and `npm run serve` start it. */
export const startPreview = ({directory, port, workDir}: Place): Promise<RunningServer> =>
  run('npm run serve', port, {
    command: [
      ...[process.execPath, '--import', 'tsx', 'scripts/serve/cli.ts'],
      ...['--dir', directory, '--port', String(port)],
    ],
    workDir,
  });

export async function startOwn({directory, port}: Place): Promise<RunningServer> {
  const server = createSiteServer(directory);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    name: 'npm run serve',
    origin: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
