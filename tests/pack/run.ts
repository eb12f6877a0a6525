import {spawnSync} from 'node:child_process';
import {archive} from './archive';

/** `npm run test:pack [-- arguments for Playwright]`: packs the site and visits the pack in the browser. */

const run = (command: string, args: string[]): number =>
  spawnSync(command, args, {stdio: 'inherit'}).status ?? 1;

const isPacked = run('npm', ['run', '--silent', 'pack', '--', '--out', archive]) === 0;
const playwright = ['playwright', 'test', '-c', 'tests/pack/playwright.config.ts'];
process.exitCode = isPacked ? run('npx', [...playwright, ...process.argv.slice(2)]) : 1;
