import {defineConfig} from '@playwright/test';
import {analyticsVariant} from './tests/support/analyticsVariant';
import {findBrowser} from './tests/support/findBrowser';
import {variant} from './tests/support/variant';

const port = 3123;

const serve = (directory: string, itsPort: number) =>
  `npx tsx scripts/serve/cli.ts --dir ${directory} --port ${itsPort}`;

const serveVariant = ({port: itsPort, directory, url}: typeof variant) => ({
  command: serve(directory, itsPort),
  url,
  timeout: 60_000,
});

export default defineConfig({
  testDir: 'tests/e2e',
  // The machine that runs them has two cores: more workers would only make pages slow.
  workers: 2,
  fullyParallel: true,
  // Generous, for machines that are slow or busy: a test ends as soon as what it waits for is there.
  timeout: 120_000,
  expect: {timeout: 20_000},
  // A test that passes only the second time is named under the closing line of `npm test`.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', {outputFile: '.cache/e2e.json'}]],
  outputDir: '.cache/e2e',
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'zh-CN',
    colorScheme: 'light',
    viewport: {width: 1280, height: 900},
    launchOptions: {
      executablePath: findBrowser(),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
    },
  },
  webServer: [
    {
      command: serve('build', port),
      url: `http://localhost:${port}/`,
      timeout: 60_000,
    },
    serveVariant(variant),
    serveVariant(analyticsVariant),
  ],
});
