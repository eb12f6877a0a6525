import path from 'node:path';
import ts from 'typescript';
import {describe, expect, it} from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../../..');

type Scope = 'node' | 'browser' | 'worker';

function readScope(scope: Scope): ts.ParsedCommandLine {
  const file = path.join(ROOT, `tsconfig.${scope}.json`);
  const {config} = ts.readConfigFile(file, (name) => ts.sys.readFile(name)) as {config: unknown};
  return ts.parseJsonConfigFileContent(config, ts.sys, ROOT, undefined, file);
}

/** What the compiler says of some lines of code under the settings of a scope, by line. */
function complaints(scope: Scope, lines: string[]): string[] {
  const {options} = readScope(scope);
  const host = ts.createCompilerHost(options);
  const probe = path.join(ROOT, 'probe.ts');
  const readSource = host.getSourceFile.bind(host);
  host.getSourceFile = (name, ...rest) =>
    name === probe
      ? ts.createSourceFile(name, lines.join('\n'), ts.ScriptTarget.ES2023)
      : readSource(name, ...rest);
  const program = ts.createProgram({rootNames: [probe], options, host});
  const source = program.getSourceFile(probe)!;
  return program
    .getSemanticDiagnostics(source)
    .map(({start}) => lines[source.getLineAndCharacterOfPosition(start!).line]!);
}

const FILES = "import {readFileSync} from 'node:fs'; readFileSync('a');";
const PROCESS = 'export const {env} = process;';
const DOCUMENT = 'export const title = document.title;';
const CLIENTS = 'export const idOf = (client: Client) => client.id;';
const everything = [FILES, PROCESS, DOCUMENT, CLIENTS];

describe('the three places where code runs', () => {
  it('Node.js has files and a process, no document', () => {
    expect(complaints('node', everything)).toEqual([DOCUMENT, CLIENTS]);
  });

  it('the browser has a document, no files and no process', () => {
    expect(complaints('browser', everything)).toEqual([FILES, PROCESS, CLIENTS]);
  });

  it('a worker has clients, and neither a document nor files nor a process', () => {
    expect(complaints('worker', everything)).toEqual([FILES, PROCESS, DOCUMENT]);
  });

  it('every file of the site and its scripts is checked for exactly one of them', () => {
    const scopes = (['node', 'browser', 'worker'] as const).map(
      (scope) => new Set(readScope(scope).fileNames),
    );
    const files = ts.sys.readDirectory(
      ROOT,
      ['.ts', '.tsx'],
      ['**/__tests__/**', '**/node_modules/**'],
      ['deploy', 'mcp', 'plugins', 'scripts', 'site', 'src'].map((folder) => `${folder}/**/*`),
    );
    expect(files.length).toBeGreaterThan(300);
    expect(files.filter((file) => scopes.filter((scope) => scope.has(file)).length !== 1)).toEqual(
      [],
    );
  });
});
