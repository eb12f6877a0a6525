import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

/** Paths in backticks or as link targets: a folder with a slash, or a file with an extension. */
const pathPattern = /(?:`|\]\()((?:[\w.-]+\/)+[\w.-]*|[\w-]+\.(?:ts|mjs|md|json))(?:`|\))/g;
const sourcePattern = /(?:`|\]\()((?:[\w.-]+\/)*[\w.-]+\.tsx?)(?:`|\))/g;

/** What the commands make; absent from a fresh checkout. */
const generated = /^(?:build|\.cache|\.docusaurus|node_modules)\//;

const namedIn = (file: string, pattern: RegExp): string[] => [
  ...new Set([...readFileSync(file, 'utf8').matchAll(pattern)].map(([, name]) => name!)),
];

const filesUnder = (folder: string): string[] =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter(
    (file) => !/(?:^|\/)(?:node_modules|\.cache)\//.test(file),
  );

describe.each(['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md'])('%s', (file) => {
  const paths = namedIn(file, pathPattern).filter((name) => !generated.test(name));

  it('names paths', () => {
    expect(paths.length).toBeGreaterThan(0);
  });

  it.each(paths)('names %s, which exists', (name) => {
    expect(existsSync(name)).toBe(true);
  });
});

describe('the README of a folder', () => {
  const readmes = [
    'bench',
    'deploy',
    'lib',
    'live',
    'mcp',
    'openapi',
    'plugins',
    'scripts',
  ].flatMap((folder) =>
    filesUnder(folder)
      .filter((file) => path.basename(file) === 'README.md')
      .map((file) => path.join(folder, file)),
  );

  it.each(readmes)(
    '%s names sources that are in its folder or, from the root, elsewhere',
    (file) => {
      const own = filesUnder(path.dirname(file)).map((name) => `/${name}`);
      const missing = namedIn(file, sourcePattern).filter(
        (name) =>
          !existsSync(name) &&
          !existsSync(path.join(path.dirname(file), name)) &&
          !own.some((candidate) => candidate.endsWith(`/${name}`)),
      );
      expect(missing).toEqual([]);
    },
  );
});
