import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {isBuiltin} from 'node:module';
import path from 'node:path';
import ts from 'typescript';
import {expect, it} from 'vitest';

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const readDeclared = (folder: string): string[] => {
  const {dependencies, devDependencies} = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  ) as Manifest;
  return Object.keys({...dependencies, ...devDependencies});
};

/** What the generator itself answers: aliases, not packages. */
const ALIASES =
  /^@(?:theme|theme-original|site|generated)\/|^@docusaurus\/(?:[A-Z]|use[A-Z]|router$|renderRoutes$)/;

const packageOf = (specifier: string): string =>
  specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

/** `hast` is no package; its types are those of `@types/hast`. */
const isDeclared = (name: string, declared: Set<string>): boolean =>
  declared.has(name) || declared.has(`@types/${name}`);

/** In the folder of a file or above it. */
function declaredFor(file: string): Set<string> {
  const declared: string[] = [];
  for (let folder = path.dirname(file); ; folder = path.dirname(folder)) {
    if (existsSync(path.join(folder, 'package.json'))) {
      declared.push(...readDeclared(folder));
    }
    if (folder === '.') {
      return new Set(declared);
    }
  }
}

it('every package that a file imports is declared, not merely there because another one needs it', () => {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mts', '*.mjs', '*.js'])
    .toString()
    .trim()
    .split('\n')
    .filter((file) => existsSync(file));
  expect(files.length).toBeGreaterThan(500);
  const undeclared = files.flatMap((file) => {
    const declared = declaredFor(file);
    return ts
      .preProcessFile(readFileSync(file, 'utf8'), true, true)
      .importedFiles.map(({fileName}) => fileName)
      .filter((name) => !/^[./#]/.test(name) && !isBuiltin(name) && !ALIASES.test(name))
      .map(packageOf)
      .filter((name) => !isDeclared(name, declared))
      .map((name) => `${file}：${name}`);
  });
  expect(undeclared).toEqual([]);
});
