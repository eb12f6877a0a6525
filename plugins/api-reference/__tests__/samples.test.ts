import {execFileSync, spawnSync} from 'node:child_process';
import path from 'node:path';
import {parser as goParser} from '@lezer/go';
import {parser as pythonParser} from '@lezer/python';
import ts from 'typescript';
import {beforeAll, describe, expect, test} from 'vitest';
import {clientSample} from '../samples/client';
import type {SampleRequest} from '../samples/describeRequest';
import {goSample} from '../samples/go';
import {buildSamples, buildStreamSamples} from '../samples/index';
import {pythonSample} from '../samples/python';
import type {SampleLanguage} from '../types';
import {ownDescription, siteDir} from './describeDescription';
import operations from './fixtures/operations.json';

type Program = {slug: string; code: string};

const samples: Record<SampleLanguage, Program[]> = {
  python: [],
  typescript: [],
  curl: [],
  go: [],
  'typescript-client': [],
};
const everywhere = (['python', 'typescript', 'curl', 'go'] as const).map((name) => samples[name]);

beforeAll(async () => {
  const {model} = await ownDescription();
  for (const operation of model.operations) {
    const {slug} = operation;
    for (const {language, code} of buildSamples(operation)) {
      samples[language].push({slug, code});
    }
    for (const {language, code} of buildStreamSamples(operation)) {
      samples[language].push({slug: `${slug}--stream`, code});
    }
  }
});

const has = (command: string) => spawnSync(command, ['--version']).error === undefined;

/** The lines on which a lezer parser found something it could not read. */
function syntaxErrors(parser: typeof goParser, code: string): number[] {
  const lines: number[] = [];
  parser.parse(code).iterate({
    enter: (node) => {
      if (node.type.isError) {
        lines.push(code.slice(0, node.from).split('\n').length);
      }
    },
  });
  return lines;
}

test('every operation has a sample in each of the four languages', () => {
  for (const written of everywhere) {
    expect(written.filter(({slug}) => !slug.endsWith('--stream'))).toHaveLength(operations.length);
  }
});

test('an operation that can stream has samples of the stream in all four languages', () => {
  for (const written of everywhere) {
    expect(written.map(({slug}) => slug)).toEqual(
      expect.arrayContaining([
        'simplified-run-flow--stream',
        'build-flow--stream',
        'build-public-tmp--stream',
      ]),
    );
  }
});

test('what the official client covers has a sample of it, streams included', () => {
  expect(samples['typescript-client'].map(({slug}) => slug).sort()).toEqual([
    'list-files-2',
    'logs',
    'simplified-run-flow',
    'simplified-run-flow--stream',
    'stream-logs',
    'upload-file-1',
    'upload-user-file-1',
  ]);
});

test('the client sample passes the input and its options, and shows the body of a refusal', () => {
  const {code} = samples['typescript-client'].find(({slug}) => slug === 'simplified-run-flow')!;
  expect(code).toContain("client.flow(flowId).run('订单 1024 什么时候发货？', {");
  expect(code).toContain("session_id: 'customer-1024'");
  expect(code).toContain('await error.cause.text()');
});

test('an option that the client would drop is refused', () => {
  const request: SampleRequest = {
    method: 'POST',
    path: [],
    query: [],
    headers: [],
    cookies: [],
    followsRedirect: false,
    compressed: false,
    body: {kind: 'json', value: {input_value: '你好', output_component: 'ChatOutput-q81Hn'}},
    answer: 'json',
  };
  expect(() => clientSample(request, 'flow.run')).toThrow(/output_component/);
});

test('every curl sample passes bash -n', () => {
  for (const {slug, code} of samples.curl) {
    const {status, stderr} = spawnSync('bash', ['-n'], {input: code, encoding: 'utf8'});
    expect(status, `${slug}\n${stderr}`).toBe(0);
  }
});

test('what one language takes for its own stays text in Python and Go', () => {
  const value = {text: `it's "$HOME" \`x\` \\n {y}`, nothing: null, flag: false};
  const request: SampleRequest = {
    method: 'POST',
    path: ['/things'],
    query: [],
    headers: [],
    cookies: [],
    followsRedirect: false,
    compressed: false,
    body: {kind: 'json', value},
    answer: 'json',
  };
  expect(syntaxErrors(pythonParser, pythonSample(request))).toEqual([]);
  expect(pythonSample(request)).toContain('"nothing": None');
  expect(syntaxErrors(goParser, goSample(request))).toEqual([]);
  expect(goSample(request)).toContain('` + "`" + `x');
});

test('every Python sample parses', () => {
  for (const {slug, code} of samples.python) {
    expect(syntaxErrors(pythonParser, code), slug).toEqual([]);
  }
});

test.skipIf(!has('python3'))('every Python sample compiles', () => {
  const program = [
    'import json, sys',
    'for sample in json.load(sys.stdin):',
    '    compile(sample["code"], sample["slug"], "exec")',
  ].join('\n');
  const input = JSON.stringify(samples.python);
  expect(() => execFileSync('python3', ['-c', program], {input, stdio: 'pipe'})).not.toThrow();
});

test('every TypeScript sample type-checks for Node', () => {
  const sources = new Map(
    samples.typescript.map(({slug, code}) => [path.join(siteDir, `sample-${slug}.mts`), code]),
  );
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    noUnusedLocals: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    moduleDetection: ts.ModuleDetectionKind.Force,
    lib: ['lib.es2023.d.ts'],
    types: ['node'],
    typeRoots: [path.join(siteDir, 'node_modules/@types')],
  };
  const host = ts.createCompilerHost(options);
  const original = ts.createCompilerHost(options);
  host.fileExists = (file) => sources.has(file) || original.fileExists(file);
  host.readFile = (file) => sources.get(file) ?? original.readFile(file);
  host.getSourceFile = (file, version, ...rest) => {
    const code = sources.get(file);
    return code === undefined
      ? original.getSourceFile(file, version, ...rest)
      : ts.createSourceFile(file, code, version);
  };
  const program = ts.createProgram([...sources.keys()], options, host);
  const found = ts
    .getPreEmitDiagnostics(program)
    .map(
      ({file, messageText}) =>
        `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    );
  expect(found).toEqual([]);
});

describe('Go', () => {
  test('every sample parses', () => {
    for (const {slug, code} of samples.go) {
      expect(syntaxErrors(goParser, code), slug).toEqual([]);
    }
  });

  test('the parser does find a mistake', () => {
    expect(syntaxErrors(goParser, 'package main\n\nfunc main() {\n\tx := := 1\n}\n')).not.toEqual(
      [],
    );
  });

  test('every package that is imported is used, and none is missing', () => {
    for (const {slug, code} of samples.go) {
      const imported = [...code.matchAll(/^\t"([\w/]+)"$/gm)].map(([, name]) =>
        name!.split('/').at(-1)!,
      );
      const body = code
        .slice(code.indexOf('func main'))
        .replace(/`[^`]*`|"(?:\\.|[^"\\])*"/g, '""');
      const known = ['bytes', 'fmt', 'http', 'io', 'log', 'multipart', 'os', 'strings', 'url'];
      const used = known.filter((name) => new RegExp(`\\b${name}\\.[A-Z]`).test(body));
      expect([...imported].sort(), slug).toEqual(used);
    }
  });
});
