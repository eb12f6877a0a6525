import path from 'node:path';
import {defineConfig} from '@playwright/test';
import config from '../../playwright.config';

const port = 3135;
/** npm runs its scripts here. */
const root = process.cwd();

/** What readers do, except what the parts bring about (`@static-routes`), their bytes and the variants. */
export default defineConfig({
  ...config,
  testDir: path.join(root, 'tests/e2e'),
  testMatch:
    /(?:api-reference|colour-mode|every-route|hostile-addresses|navbar|navigation|page-content|redirects|search|states)\.spec\.ts$/,
  grepInvert: /@static-routes/,
  reporter: [['list'], ['../support/printCounts.ts']],
  outputDir: path.join(root, '.cache/plain-e2e'),
  use: {...config.use, baseURL: `http://localhost:${port}`},
  webServer: {
    command: `npx tsx scripts/serve/cli.ts --dir build --port ${port}`,
    cwd: root,
    url: `http://localhost:${port}/`,
    timeout: 60_000,
  },
});
