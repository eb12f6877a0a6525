import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {siteFile} from '../../deploy/rules';

/** `npm run test:faults [-- arguments for Playwright]`: builds the site if that is missing and runs all tests here. */

const run = (command: string, args: string[]): number =>
  spawnSync(command, args, {stdio: 'inherit'}).status ?? 1;

const isBuilt =
  existsSync(path.join('build', siteFile)) || run('npm', ['run', '--silent', 'build']) === 0;
const playwright = ['playwright', 'test', '-c', 'tests/faults/playwright.config.ts'];
process.exitCode = isBuilt ? run('npx', [...playwright, ...process.argv.slice(2)]) : 1;
