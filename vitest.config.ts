import {defineConfig} from 'vitest/config';

/** `npx vitest run --project unit` needs nothing; `--project site` reads the finished build. */
/** The site's own alias, as Docusaurus resolves it. */
const resolve = {alias: {'@site': import.meta.dirname}};

export default defineConfig({
  test: {
    projects: [
      {
        resolve,
        esbuild: {jsx: 'automatic'},
        test: {
          name: 'unit',
          include: [
            '{bench,deploy,lib,live,mcp,plugins,scripts,site,src,tests/support}/**/__tests__/*.test.{ts,tsx}',
          ],
          // Time is no part of what they test, and `npm test` builds the site beside them.
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
      {
        resolve,
        test: {name: 'site', include: ['tests/site/*.test.ts'], testTimeout: 600_000},
      },
    ],
  },
});
