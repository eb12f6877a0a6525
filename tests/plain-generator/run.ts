import {spawnSync} from 'node:child_process';
import {existsSync, renameSync} from 'node:fs';
import path from 'node:path';
import {siteFile} from '../../deploy/rules';

/**
 * `npm run test:plain [-- arguments for Playwright]`: the site without plugins/static-routes. The build is made in
 * `.cache/plain` if it is missing, and stands in for `build/` while the tests read it.
 */

const plain = path.join('.cache', 'plain');
const kept = path.join('.cache', 'build-kept');

const run = (command: string, ...args: string[]): boolean =>
  spawnSync(command, args, {stdio: 'inherit'}).status === 0;

const isBuilt =
  existsSync(path.join(plain, siteFile)) ||
  run(
    'npm',
    ...['run', '--silent', 'build', '--', '--out-dir', plain],
    ...['--config', 'tests/plain-generator/docusaurus.config.ts'],
  );

function swap(from: string, to: string): void {
  if (existsSync(from)) {
    renameSync(from, to);
  }
}

/** Both are run, whatever the first says: one build is expensive. */
function testPlain(): boolean {
  const results = [
    run('npx', 'vitest', 'run', '-c', 'tests/plain-generator/vitest.config.ts'),
    run(
      'npx',
      ...['playwright', 'test', '-c', 'tests/plain-generator/playwright.config.ts'],
      ...process.argv.slice(2),
    ),
  ];
  return results.every(Boolean);
}

if (isBuilt) {
  // An interrupt ends the runners; the folders are put back all the same.
  process.on('SIGINT', () => undefined);
  swap('build', kept);
  swap(plain, 'build');
  try {
    process.exitCode = testPlain() ? 0 : 1;
  } finally {
    swap('build', plain);
    swap(kept, 'build');
  }
} else {
  process.exitCode = 1;
}
