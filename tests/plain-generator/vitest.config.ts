import {defineConfig} from 'vitest/config';

/** What is true of the built site, except what the parts bring about and what builds copies of its own. */
export default defineConfig({
  resolve: {alias: {'@site': process.cwd()}},
  test: {
    root: process.cwd(),
    include: ['tests/site/*.test.ts'],
    exclude: ['lean-scripts', 'lean-styles', 'wrong-configuration', 'development'].map(
      (name) => `tests/site/${name}.test.ts`,
    ),
    testTimeout: 600_000,
  },
});
