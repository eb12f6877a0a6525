import path from 'node:path';
import {defineConfig} from '@playwright/test';
import config from '../../playwright.config';

/** `npm run test:pack`: each test serves the unpacked archive itself. npm runs its scripts in the project's folder. */
export default defineConfig({
  ...config,
  testDir: '.',
  retries: 0,
  reporter: 'list',
  outputDir: path.join(process.cwd(), '.cache/pack-tests'),
  webServer: undefined,
});
