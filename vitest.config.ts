import {defineConfig} from 'vitest/config';

/** `npx vitest run --project unit` needs nothing; `--project site` reads the finished build. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{plugins,scripts,site,src,tests/support}/**/__tests__/*.test.{ts,tsx}'],
          testTimeout: 30_000,
        },
      },
      {
        test: {name: 'site', include: ['tests/site/*.test.ts'], testTimeout: 120_000},
      },
    ],
  },
});
