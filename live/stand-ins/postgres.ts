import {spawn, spawnSync} from 'node:child_process';
import {chownSync, existsSync, mkdtempSync, readdirSync, rmSync} from 'node:fs';
import {createServer, type AddressInfo} from 'node:net';
import {tmpdir, userInfo} from 'node:os';
import {join} from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';

export interface Postgres {
  /** `127.0.0.1:54321`: what stands in place of the printed `localhost:5432`. */
  address: string;
  stop(): Promise<void>;
}

const debian = '/usr/lib/postgresql';

/** PostgreSQL of the machine with a data folder of its own, or nothing where none is installed. */
export async function startPostgres(): Promise<Postgres | undefined> {
  const programs = findPrograms();
  const account = chooseAccount();
  if (!programs || !account) {
    return undefined;
  }
  const folder = mkdtempSync(join(tmpdir(), 'live-postgres-'));
  chownSync(folder, account.uid, account.gid);
  const data = join(folder, 'data');
  const options = {...account, cwd: folder, env: {LANG: 'C.UTF-8', PATH: process.env.PATH}};
  const made = spawnSync(
    join(programs, 'initdb'),
    ['--pgdata', data, '--username', 'postgres', '--auth', 'trust', '--encoding', 'UTF8'],
    {...options, encoding: 'utf8'},
  );
  if (made.status !== 0) {
    throw new Error(`initdb：${made.stderr || String(made.error)}`);
  }
  const port = await findFreePort();
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', data, '-p', String(port), '-c', 'listen_addresses=127.0.0.1', '-k', folder],
    {...options, stdio: 'ignore'},
  );
  const stop = async () => {
    if (server.exitCode === null) {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGINT');
      await ended;
    }
    rmSync(folder, {recursive: true, force: true});
  };
  const ready = ['-h', '127.0.0.1', '-p', String(port), '-q'];
  for (let tries = 0; tries < 120 && server.exitCode === null; tries += 1) {
    if (spawnSync(join(programs, 'pg_isready'), ready).status === 0) {
      return {address: `127.0.0.1:${port}`, stop};
    }
    await wait(500);
  }
  await stop();
  throw new Error('PostgreSQL 没有启动');
}

/** Debian keeps the server's programs out of the path, one folder per version. */
function findPrograms(): string | undefined {
  const versions = existsSync(debian) ? readdirSync(debian).sort().reverse() : [];
  return versions
    .map((version) => join(debian, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'initdb')));
}

/** PostgreSQL refuses to run as root: there it runs as the account of Debian's package. */
function chooseAccount(): {uid: number; gid: number} | undefined {
  const {uid, gid} = userInfo();
  if (uid !== 0) {
    return {uid, gid};
  }
  const ask = (flag: string) => spawnSync('id', [flag, 'postgres'], {encoding: 'utf8'});
  const [user, group] = [ask('-u'), ask('-g')];
  return user.status === 0 ? {uid: Number(user.stdout), gid: Number(group.stdout)} : undefined;
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const {port} = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
