import {defineConfig} from '@playwright/test';
import {analyticsVariant} from './tests/support/analyticsVariant';
import {findBrowser} from './tests/support/findBrowser';
import {variant} from './tests/support/variant';

const port = 3123;

const serveVariant = ({port: itsPort, directory, environment, url}: typeof variant) => ({
  command: `npx docusaurus serve --port ${itsPort} --no-open --dir ${directory}`,
  env: environment,
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
  retries: 0,
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
      command: `npx docusaurus serve --port ${port} --no-open`,
      url: `http://localhost:${port}/`,
      timeout: 60_000,
    },
    serveVariant(variant),
    serveVariant(analyticsVariant),
  ],
});
