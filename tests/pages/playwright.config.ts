import path from 'node:path';
import {defineConfig} from '@playwright/test';
import config from '../../playwright.config';
import {analyticsVariant} from '../support/analyticsVariant';

const port = 3134;
/** npm runs its scripts here. */
const root = process.cwd();

const serve = (directory: string, itsPort: number) => ({
  command: `npx tsx scripts/serve/cli.ts --dir ${directory} --port ${itsPort}`,
  cwd: root,
  url: `http://localhost:${itsPort}/`,
  timeout: 60_000,
});

/** `npm run test:pages`: what is true of every page. It reads the builds of `npm test`; run.ts makes missing ones. */
export default defineConfig({
  ...config,
  testDir: '.',
  timeout: 600_000,
  retries: 0,
  reporter: [['list'], ['../support/printCounts.ts']],
  outputDir: path.join(root, '.cache/pages'),
  use: {...config.use, baseURL: `http://localhost:${port}`, actionTimeout: 60_000},
  webServer: [serve('build', port), serve(analyticsVariant.directory, analyticsVariant.port)],
});
