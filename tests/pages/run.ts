import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {siteFile} from '../../deploy/rules';
import {analyticsVariant} from '../support/analyticsVariant';

/** `npm run test:pages [-- arguments for Playwright]`: makes the builds that are missing and visits every page. */

function run(command: string, args: string[], environment: Record<string, string> = {}): number {
  const {status} = spawnSync(command, args, {
    stdio: 'inherit',
    env: {...process.env, ...environment},
  });
  return status ?? 1;
}

const builds = [
  {directory: 'build', environment: {}},
  {directory: analyticsVariant.directory, environment: analyticsVariant.environment},
];

const missing = builds.filter(({directory}) => !existsSync(path.join(directory, siteFile)));
const isBuilt = missing.every(
  ({directory, environment}) =>
    run('npm', ['run', '--silent', 'build', '--', '--out-dir', directory], environment) === 0,
);
const playwright = ['playwright', 'test', '-c', 'tests/pages/playwright.config.ts'];
process.exitCode = isBuilt ? run('npx', [...playwright, ...process.argv.slice(2)]) : 1;
