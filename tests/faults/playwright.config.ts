import path from 'node:path';
import {defineConfig} from '@playwright/test';
import config from '../../playwright.config';

const port = 3133;
/** npm runs its scripts here. */
const root = process.cwd();

/** `npm run test:faults`: browser tests that take minutes. They read build/; run.ts makes it if it is missing. */
export default defineConfig({
  ...config,
  testDir: '.',
  timeout: 300_000,
  retries: 0,
  reporter: [['list'], ['../support/printCounts.ts']],
  outputDir: path.join(root, '.cache/faults'),
  use: {...config.use, baseURL: `http://localhost:${port}`, actionTimeout: 60_000},
  webServer: [
    {
      command: `npx tsx scripts/serve/cli.ts --dir build --port ${port}`,
      cwd: root,
      url: `http://localhost:${port}/`,
      timeout: 60_000,
    },
  ],
});
