import {spawn} from 'node:child_process';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

export interface BuildCost {
  /** User and system time of all processes; the clock would also count what else the machine does. */
  cpuSeconds: number;
  /** The most that all processes together held at one moment. */
  peakMegabytes: number;
}

/** All sites are built by the same Node: the newest peers want a newer one than the site itself. */
export const benchNode = (): string => {
  const installed = path.resolve(`bench/node_modules/node-linux-${process.arch}/bin/node`);
  return existsSync(installed) ? installed : process.execPath;
};

const PAGE_BYTES = 4096;

/** Processes below one, by /proc. A process that ends while it is read counts no more. */
function residentBytes(root: number): number {
  const parents = new Map<number, {parent: number; resident: number}>();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      parents.set(Number(name), {parent: Number(fields[1]), resident: Number(fields[21])});
    } catch {
      continue;
    }
  }
  const isBelow = (pid: number): boolean =>
    pid === root || (parents.has(pid) && isBelow(parents.get(pid)!.parent));
  return [...parents]
    .filter(([pid]) => isBelow(pid))
    .reduce((sum, [, {resident}]) => sum + resident * PAGE_BYTES, 0);
}

/** The last line of the shell's `times`: user and system time of what it has run. */
export function readTimes(output: string): number {
  const last = output.trim().split('\n').at(-1) ?? '';
  return [...last.matchAll(/(\d+)m([\d.]+)s/g)]
    .map(([, minutes, seconds]) => Number(minutes) * 60 + Number(seconds))
    .reduce((sum, time) => sum + time, 0);
}

export function measureBuild(folder: string, command: string[]): Promise<BuildCost> {
  const executables = ['bench/node_modules/.bin', 'node_modules/.bin'].map((name) =>
    path.resolve(name),
  );
  return new Promise((resolve, reject) => {
    const child = spawn('sh', ['-c', '"$@"; status=$?; times; exit $status', 'sh', ...command], {
      cwd: folder,
      env: {
        ...process.env,
        PATH: [path.dirname(benchNode()), ...executables, process.env.PATH].join(':'),
        ASTRO_TELEMETRY_DISABLED: '1',
      },
    });
    let output = '';
    let peak = 0;
    const keep = (chunk: Buffer): void =>
      void (output = (output + chunk.toString()).slice(-20_000));
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    const timer = setInterval(() => {
      peak = Math.max(peak, residentBytes(child.pid!));
    }, 500);
    child.on('close', (status) => {
      clearInterval(timer);
      if (status === 0) {
        resolve({
          cpuSeconds: Math.round(readTimes(output)),
          peakMegabytes: Math.round(peak / 2 ** 20),
        });
      } else {
        reject(new Error(`${command.join(' ')}（${folder}）失败：\n${output.slice(-3000)}`));
      }
    });
  });
}
