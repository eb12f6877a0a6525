import {existsSync, readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';

/** Paths in backticks or as link targets: a folder with a slash, or a file with an extension. */
const pathPattern = /(?:`|\]\()((?:[\w.-]+\/)+[\w.-]*|[\w-]+\.(?:ts|mjs|md|json))(?:`|\))/g;

/** What the commands make; absent from a fresh checkout. */
const generated = /^(?:build|\.cache|\.docusaurus|node_modules)\//;

describe.each(['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md'])('%s', (file) => {
  const paths = [...readFileSync(file, 'utf8').matchAll(pathPattern)]
    .map(([, path]) => path!)
    .filter((path) => !generated.test(path));

  it('names paths', () => {
    expect(paths.length).toBeGreaterThan(0);
  });

  it.each([...new Set(paths)])('names %s, which exists', (path) => {
    expect(existsSync(path)).toBe(true);
  });
});
