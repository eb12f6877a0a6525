import {spawnSync} from 'node:child_process';

/** Program → the Debian packages that bring it, with the module that our configuration uses. */
const packages: Record<string, string[]> = {
  nginx: ['nginx', 'libnginx-mod-http-brotli-static'],
  caddy: ['caddy'],
  wrk: ['wrk'],
};

const isMissing = (program: string): boolean =>
  spawnSync('sh', ['-c', `command -v ${program}`]).status !== 0;

const missingPrograms = (): string[] => Object.keys(packages).filter(isMissing);

/** Installs what is missing where that is possible, and names what is still missing. */
export function requirePrograms(): string[] {
  const missing = missingPrograms();
  const mayInstall = process.getuid?.() === 0 && !isMissing('apt-get');
  if (missing.length === 0 || !mayInstall) {
    return missing;
  }
  const names = missing.flatMap((program) => packages[program]!);
  console.log(`安装 ${names.join('、')}`);
  const environment = {...process.env, DEBIAN_FRONTEND: 'noninteractive'};
  for (const command of [
    ['update', '-q'],
    ['install', '-qy', '--no-install-recommends', ...names],
  ]) {
    spawnSync('apt-get', command, {env: environment, stdio: ['ignore', 'ignore', 'inherit']});
  }
  return missingPrograms();
}
