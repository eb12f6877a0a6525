import {spawnSync} from 'node:child_process';
import {createServer} from 'node:net';
import {isPort} from '../lib/commandLine';
import {createSiteServer, readSite} from './serve/createSiteServer';

/** `npm run preview`: build with progress shown, then serve it at a fixed address. */

const directory = 'build';
const port = Number(process.env.PORT ?? 3000);

function isFree(candidate: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(candidate, () => probe.close(() => resolve(true)));
  });
}

function run(title: string, command: string): void {
  console.log(`\n▶ ${title}`);
  const {status} = spawnSync(command, {shell: true, stdio: 'inherit'});
  if (status !== 0) {
    process.exit(status ?? 1);
  }
}

async function preview(): Promise<void> {
  // Asked before the build: nobody wants to wait for a build that cannot be shown.
  if (!isPort(port)) {
    console.error(
      `PORT=${process.env.PORT ?? ''} 不是端口号。请用 1 到 65535 之间的整数，例如 PORT=3001 npm run preview 。`,
    );
    process.exit(1);
  }
  if (!(await isFree(port))) {
    console.error(
      `端口 ${port} 已被占用。请停止占用它的程序，或换一个端口：PORT=${port + 1} npm run preview`,
    );
    process.exit(1);
  }
  run('构建站点（约一分钟）', 'npm run --silent build');
  const {baseUrl} = readSite(directory);
  createSiteServer(directory).listen(port, () => {
    console.log(`\n▶ 站点已就绪：http://localhost:${port}${baseUrl}  （按 Ctrl+C 停止）`);
  });
}

void preview();
