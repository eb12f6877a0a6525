import {execFile, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {curlSample} from '../samples/curl';
import type {SampleRequest} from '../samples/describeRequest';
import {buildSamples, buildStreamSamples} from '../samples/index';
import {pythonSample} from '../samples/python';
import {typescriptSample} from '../samples/typescript';
import type {ApiModel, SampleLanguage} from '../types';
import {ownDescription} from './describeDescription';

interface Received {
  method: string;
  url: string;
  headers: http.IncomingHttpHeaders;
  body: string;
}

const KEY = 'sk-test';
const TOKEN = 'eyJ.test.token';
const FILE = '{"name": "测试流程"}';

let model: ApiModel;
let server: http.Server;
let folder: string;
let received: Received[] = [];

beforeAll(async () => {
  ({model} = await ownDescription());
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'samples-'));
  if (spawnSync('jq', ['--version']).error) {
    writeJq(folder);
  }
  server = http.createServer(echo).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
});

afterAll(() => server.close());

/** On a machine without jq, the one thing that the samples ask of it: `jq -rn --arg v VALUE '$v|@uri'`. */
function writeJq(into: string): void {
  const program = `#!${process.execPath}\nprocess.stdout.write(encodeURIComponent(process.argv[4]));\n`;
  fs.writeFileSync(path.join(into, 'jq'), program, {mode: 0o755});
}

/** Notes what arrives; answers in the kind that the sample reads. */
function echo(request: http.IncomingMessage, response: http.ServerResponse): void {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const {method = '', url = '', headers} = request;
    received.push({method, url, headers, body: Buffer.concat(chunks).toString('utf8')});
    if (url.startsWith('/refused')) {
      response.writeHead(409, {'content-type': 'application/json'}).end('{"detail": "taken"}');
      return;
    }
    if (url.startsWith('/api/v1/folders/')) {
      response.writeHead(307, {location: url.replace('folders', 'projects')}).end();
      return;
    }
    response.setHeader('content-type', 'application/json');
    response.end('{"answer": 42}');
  });
}

const environment = () => ({
  ...process.env,
  PATH: `${process.env.PATH}${path.delimiter}${folder}`,
  LANGFLOW_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  LANGFLOW_API_KEY: KEY,
  LANGFLOW_TOKEN: TOKEN,
  LANGFLOW_REFRESH_TOKEN: TOKEN,
  NO_PROXY: '127.0.0.1',
  no_proxy: '127.0.0.1',
});

const run = promisify(execFile);

const operationOf = (slug: string) =>
  model.operations.find((operation) => operation.slug === slug)!;

function sampleOf(slug: string, language: SampleLanguage): string {
  return buildSamples(operationOf(slug)).find((sample) => sample.language === language)!.code;
}

async function runCurl(code: string): Promise<Received> {
  received = [];
  // Globbing off for the user's configuration: a sample must not depend on it.
  await run('bash', ['-c', code], {cwd: folder, env: {...environment(), CURL_HOME: folder}});
  return received.at(-1)!;
}

const pathOf = (slug: string) => {
  const {path: route, parameters} = operationOf(slug);
  return route.replace(/\{([^}]+)\}/g, (_, name: string) => {
    const parameter = parameters.find((one) => one.place === 'path' && one.name === name);
    return encodeURIComponent(String(parameter?.example));
  });
};

describe('executed curl samples send exactly what is described', () => {
  test('a JSON body', async () => {
    const request = await runCurl(sampleOf('create-flow', 'curl'));
    expect(request).toMatchObject({method: 'POST', url: '/api/v1/flows/'});
    expect(request.headers['x-api-key']).toBe(KEY);
    expect(request.headers['content-type']).toBe('application/json');
    expect(JSON.parse(request.body)).toEqual(operationOf('create-flow').body?.example);
  });

  test('a JSON body that is an array, with DELETE', async () => {
    const request = await runCurl(sampleOf('delete-multiple-flows', 'curl'));
    expect(request.method).toBe('DELETE');
    expect(JSON.parse(request.body)).toEqual(operationOf('delete-multiple-flows').body?.example);
  });

  test('a form body', async () => {
    const request = await runCurl(sampleOf('login-to-get-access-token', 'curl'));
    expect(request).toMatchObject({method: 'POST', url: '/api/v1/login'});
    expect(request.headers['content-type']).toBe('application/x-www-form-urlencoded');
    const example = operationOf('login-to-get-access-token').body?.example as object;
    expect(Object.fromEntries(new URLSearchParams(request.body))).toEqual({...example});
    expect(request.headers['x-api-key']).toBeUndefined();
  });

  test('a multipart body with a file', async () => {
    const {file} = operationOf('upload-file').body?.example as {file: string};
    fs.writeFileSync(path.join(folder, file), FILE);
    const request = await runCurl(sampleOf('upload-file', 'curl'));
    expect(request.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(request.body).toContain(`name="file"; filename="${file}"`);
    expect(request.body).toContain(FILE);
  });

  test('no body at all', async () => {
    const request = await runCurl(sampleOf('delete-flow', 'curl'));
    expect(request).toMatchObject({method: 'DELETE', url: pathOf('delete-flow'), body: ''});
    expect(request.headers['content-type']).toBeUndefined();
  });

  test('required query parameters', async () => {
    const request = await runCurl(sampleOf('get-transactions', 'curl'));
    const {example} = operationOf('get-transactions').parameters.find(
      ({name}) => name === 'flow_id',
    )!;
    expect(request.url).toBe(`/api/v1/monitor/transactions?flow_id=${String(example)}`);
  });

  test('the query that asks for a stream', async () => {
    const request = await runCurl(
      buildStreamSamples(operationOf('simplified-run-flow')).find(
        ({language}) => language === 'curl',
      )!.code,
    );
    expect(request.url).toBe(`${pathOf('simplified-run-flow')}?stream=true`);
    expect(JSON.parse(request.body)).toEqual(operationOf('simplified-run-flow').body?.example);
  });

  test('a redirect is followed with method and key', async () => {
    const request = await runCurl(sampleOf('delete-folder-redirect', 'curl'));
    expect(received.map(({method}) => method)).toEqual(['DELETE', 'DELETE']);
    expect(request.url).toBe(pathOf('delete-folder-redirect').replace('folders', 'projects'));
    expect(request.headers['x-api-key']).toBe(KEY);
  });

  test('an uploaded form survives a redirect from TypeScript', async () => {
    fs.writeFileSync(path.join(folder, 'project.json'), FILE);
    const request = await runTypeScript(sampleOf('upload-file-redirect', 'typescript'));
    expect(received.map(({method}) => method)).toEqual(['POST', 'POST']);
    const boundary = /boundary=(.+)$/.exec(request.headers['content-type'] ?? '')?.[1];
    expect(request.body.startsWith(`--${boundary}`)).toBe(true);
    expect(request.body).toContain(FILE);
  });

  test('a download is saved to a file', async () => {
    await runCurl(sampleOf('download-file-1', 'curl'));
    expect(fs.readFileSync(path.join(folder, 'project.zip'), 'utf8')).toContain('42');
  });

  test('every operation reaches its path with its method, and the key exactly where it is needed', async () => {
    for (const operation of model.operations) {
      const {fileFields = [], example} = operation.body ?? {};
      for (const field of fileFields) {
        fs.writeFileSync(path.join(folder, (example as Record<string, string>)[field]!), FILE);
      }
      await runCurl(sampleOf(operation.slug, 'curl'));
      const first = received[0]!;
      expect(first.method, operation.slug).toBe(operation.method.toUpperCase());
      expect(first.url.split('?')[0], operation.slug).toBe(pathOf(operation.slug));
      const accepts = operation.security.flat().some(({kind}) => kind === 'headerKey');
      const wantsKey = accepts || operation.redirects;
      expect(first.headers['x-api-key'], operation.slug).toBe(wantsKey ? KEY : undefined);
    }
  });
});

/** Characters that one of the languages would take for its own. */
const tricky: SampleRequest = {
  method: 'POST',
  path: ['/things/', {name: 'id', value: "a b/'c'#?%", encode: true}],
  query: [['q', '一 & "二"']],
  headers: [
    ['x-api-key', {variable: 'LANGFLOW_API_KEY'}],
    ['X-Request-Tag', "it's"],
  ],
  cookies: [['client_id', 'visitor-8f21']],
  followsRedirect: false,
  compressed: false,
  body: {
    kind: 'json',
    value: {text: `it's "$HOME" \`x\` \\n\n{y}`, none: null, yes: true, list: [1, []]},
  },
  answer: 'json',
};

async function runTypeScript(code: string): Promise<Received> {
  received = [];
  const file = path.join(folder, 'sample.mts');
  fs.writeFileSync(file, code);
  const tsx = path.resolve(__dirname, '../../../node_modules/tsx/dist/cli.mjs');
  await run(process.execPath, [tsx, file], {cwd: folder, env: environment()});
  return received.at(-1)!;
}

async function runPython(code: string): Promise<Received> {
  received = [];
  await run('python3', ['-c', code], {cwd: folder, env: environment()});
  return received.at(-1)!;
}

const works = (command: string, ...args: string[]) => spawnSync(command, args).status === 0;
const languages: [string, () => Promise<Received>][] = [
  ['curl', () => runCurl(curlSample(tricky))],
  ['TypeScript', () => runTypeScript(typescriptSample(tricky))],
  // Where requests is not installed, samples.test.ts still checks the syntax.
  ...(works('python3', '-c', 'import requests')
    ? [['Python', () => runPython(pythonSample(tricky))] as [string, () => Promise<Received>]]
    : []),
];

test.each(languages)(
  'quotes, dollars, backticks, newlines and slashes arrive unchanged from %s',
  async (_, send) => {
    const request = await send();
    const url = new URL(request.url, 'http://localhost');
    expect(decodeURIComponent(url.pathname.slice('/things/'.length))).toBe("a b/'c'#?%");
    expect(url.pathname.split('/')).toHaveLength(3);
    expect(url.searchParams.get('q')).toBe('一 & "二"');
    expect(request.headers['x-api-key']).toBe(KEY);
    expect(request.headers['x-request-tag']).toBe("it's");
    expect(request.headers.cookie).toBe('client_id=visitor-8f21');
    expect(JSON.parse(request.body)).toEqual(tricky.body?.kind === 'json' && tricky.body.value);
  },
);

const refused: SampleRequest = {
  method: 'GET',
  path: ['/refused'],
  query: [],
  headers: [],
  cookies: [],
  followsRedirect: false,
  compressed: false,
  answer: 'json',
};

test.each([
  ['curl', () => runCurl(curlSample(refused)), 'stdout'],
  ['TypeScript', () => runTypeScript(typescriptSample(refused)), 'stderr'],
] as const)(
  'a refusal fails the %s sample and shows what the server said',
  async (_, send, channel) => {
    const failure = await send().then(
      () => undefined,
      (error: {code: number; stdout: string; stderr: string}) => error,
    );
    expect(failure?.code).toBeGreaterThan(0);
    expect(failure?.[channel]).toContain('taken');
  },
);

test('a token is sent where only a token is accepted, and a cookie where it is read', async () => {
  const password = await runCurl(sampleOf('reset-password', 'curl'));
  expect(password.headers.authorization).toBe(`Bearer ${TOKEN}`);
  expect(password.headers['x-api-key']).toBeUndefined();
  const refresh = await runCurl(sampleOf('refresh-token', 'curl'));
  expect(refresh.headers.cookie).toBe(`refresh_token_lf=${TOKEN}`);
});

describe('executed TypeScript samples send the same', () => {
  test.each([
    'create-flow',
    'login-to-get-access-token',
    'upload-file',
    'get-transactions',
    'stream-logs',
  ])('%s', async (slug) => {
    const {file} = (operationOf(slug).body?.example ?? {}) as {file?: string};
    if (file) {
      fs.writeFileSync(path.join(folder, file), FILE);
    }
    const byCurl = await runCurl(sampleOf(slug, 'curl'));
    const byTypeScript = await runTypeScript(sampleOf(slug, 'typescript'));
    expect(byTypeScript.method).toBe(byCurl.method);
    expect(byTypeScript.url).toBe(byCurl.url);
    expect(byTypeScript.headers['x-api-key']).toBe(byCurl.headers['x-api-key']);
    expect(normal(byTypeScript)).toEqual(normal(byCurl));
  });
});

/** Bodies compare by meaning: JSON by value, forms by fields, multipart by its parts' texts. */
function normal({headers, body}: Received): unknown {
  const type = headers['content-type'] ?? '';
  if (type.startsWith('application/json')) {
    return JSON.parse(body);
  }
  if (type.startsWith('application/x-www-form-urlencoded')) {
    return Object.fromEntries(new URLSearchParams(body));
  }
  if (type.startsWith('multipart/')) {
    return [body.includes(FILE), /filename="[^"]+"/.exec(body)?.[0]];
  }
  return body;
}
