import {spawn} from 'node:child_process';
import {copyFile, mkdtemp, readFile, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {StdioClientTransport} from '@modelcontextprotocol/sdk/client/stdio.js';
import {StreamableHTTPClientTransport} from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type {CallToolResult} from '@modelcontextprotocol/sdk/types.js';
import {afterAll, beforeAll, describe, expect, it, onTestFinished} from 'vitest';
import {estimateTokens} from '../../mcp/budget';
import {listSections, openSession, readIndex} from '../support/openEngine';
import type {Catalogue} from '../../mcp/types';
import {sitemapPaths} from '../support/routes';
import {searchQueries} from '../support/searchQueries';
import {serveFolder} from '../support/staticServer';

/** A busy machine takes its time to start a program. */
const PATIENCE_MS = 300_000;
const patient = {timeout: PATIENCE_MS};

/** The bundled server of this build, as a reader runs it: plain Node.js, and no other file of ours. */
async function startStdio(...options: string[]): Promise<Client> {
  const client = new Client({name: 'test', version: '1'});
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: options,
      stderr: 'ignore',
    }),
    patient,
  );
  return client;
}

async function ask(client: Client, name: string, given: object): Promise<string> {
  const answer = (await client.callTool(
    {name, arguments: {...given}},
    undefined,
    patient,
  )) as CallToolResult;
  const [first] = answer.content;
  const text = first?.type === 'text' ? first.text : '';
  expect(answer.isError, text).toBeFalsy();
  return text;
}

const urlsOf = (text: string): string[] =>
  [...text.matchAll(/^ {3}(https?:\/\/\S+)$/gm)].map(([, url]) => url!);

let client: Client;
beforeAll(async () => {
  client = await startStdio('build/mcp.mjs');
}, PATIENCE_MS);
afterAll(() => client.close());

describe('the MCP server of the build', () => {
  it('finds its build by itself', async () => {
    expect((await client.listTools(undefined, patient)).tools).toHaveLength(5);
    expect(await ask(client, 'list_pages', {section: '部署'})).toContain('/deployment-docker');
  });

  it('knows every page of the site, and every page can be read whole within its budget', async () => {
    const paths: string[] = [];
    let cursor: string | undefined;
    do {
      const answer = await client.listResources({cursor}, patient);
      paths.push(
        ...answer.resources.map(({uri}) => `/${uri.replace('langflow-docs://page/', '')}`),
      );
      cursor = answer.nextCursor;
    } while (cursor);
    expect(paths.toSorted()).toEqual(sitemapPaths().toSorted());
    for (const page of paths) {
      const text = await ask(client, 'read_page', {page, budget: 1000});
      expect(estimateTokens(text), page).toBeLessThanOrEqual(1000);
    }
  });

  it('knows every operation by its name and its endpoint, with a sample in four languages', async () => {
    const description = JSON.parse(await readFile('build/openapi.json', 'utf8')) as {
      paths: Record<string, Record<string, {operationId: string}>>;
    };
    const fences = {curl: '```bash', python: '```python', typescript: '```typescript', go: '```go'};
    for (const [route, methods] of Object.entries(description.paths)) {
      for (const [method, {operationId}] of Object.entries(methods)) {
        const endpoint = `${method.toUpperCase()} ${route}`;
        for (const [language, fence] of Object.entries(fences)) {
          const operation = language === 'curl' ? operationId : endpoint;
          const text = await ask(client, 'get_operation', {operation, language});
          expect(text).toContain(`\`${endpoint}\``);
          expect(text, `${endpoint} ${language}`).toContain(fence);
          expect(estimateTokens(text)).toBeLessThanOrEqual(4000);
        }
      }
    }
  });

  it('reads the section of a field that search leads to', async () => {
    const text = await ask(client, 'read_page', {page: '/api/create-flow#body.endpoint_name'});
    expect(text).toContain('#request-body');
    expect(text).toContain('endpoint_name');
  });

  it('knows every component of the catalogue by its key', async () => {
    const {components} = JSON.parse(
      await readFile('build/mcp/components.json', 'utf8'),
    ) as Catalogue;
    for (const {key} of components) {
      expect(await ask(client, 'find_component', {name: key, budget: 8000})).toContain(
        `\`${key}\``,
      );
    }
  });

  it('links from most components that are not old to the section about them, at an anchor that exists', async () => {
    const text = await ask(client, 'find_component', {output: 'Message', budget: 32_000});
    const current = text
      .split('\n\n')
      .filter((line) => line.startsWith('- **') && !line.includes('Legacy'));
    const linked = current.filter((line) => /https?:\/\/\S+$/.test(line));
    expect(linked.length / current.length).toBeGreaterThan(0.6);
  });

  it('reads a section by every anchor of a long page', async () => {
    const anchors = listSections(readIndex()).filter(
      ({path: page}) => page === 'components-vector-stores',
    );
    expect(anchors.length).toBeGreaterThan(30);
    for (const {anchor, level} of anchors) {
      const text = await ask(client, 'read_page', {
        page: 'components-vector-stores',
        section: anchor,
      });
      expect(text).toContain(`#${anchor}）\n\n${'#'.repeat(level)} `);
    }
  });
});

describe('60 questions', () => {
  /** Every fourth, so that nearly all classes have their share. */
  const questions = searchQueries.filter((_, number) => number % 4 === 0).slice(0, 60);

  it('are answered with the same sections in the same order as in the dialog', async () => {
    const {url, baseUrl} = JSON.parse(await readFile('build/mcp/site.json', 'utf8')) as {
      url: string;
      baseUrl: string;
    };
    // Both are asked the same and nothing before: what is loaded already can change the last places.
    const dialog = openSession(readIndex(), {origin: url, baseUrl});
    const server = await startStdio('build/mcp.mjs');
    onTestFinished(() => server.close());
    expect(questions).toHaveLength(60);
    let answered = 0;
    for (const {text: query, answers} of questions) {
      const found = urlsOf(await ask(server, 'search_docs', {query, limit: 5, budget: 8000}));
      const {hits} = dialog.search({query, hitsPerPage: 5, exactHits: 20});
      expect(found, query).toEqual(hits.map((hit) => hit.url));
      answered += found.some((link) => answers.includes(new URL(link).pathname)) ? 1 : 0;
    }
    expect(answered).toBeGreaterThanOrEqual(58);
  });
});

describe('the downloaded file', () => {
  it('answers from the address of a deployed site, under a base path, over both transports', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'mcp-download-'));
    const site = await serveFolder('build', '/mount');
    try {
      const downloaded = path.join(folder, 'mcp.mjs');
      await copyFile('build/mcp.mjs', downloaded);
      const stdio = await startStdio(downloaded, '--site', site.url);
      const text = await ask(stdio, 'search_docs', {query: '快速入门', limit: 1});
      expect(urlsOf(text)).toEqual([`${site.url}/get-started-quickstart`]);
      await stdio.close();

      const server = spawn(
        process.execPath,
        [downloaded, '--site', site.url, '--http', '--port', '0'],
        {stdio: ['ignore', 'ignore', 'pipe']},
      );
      const address = await new Promise<string>((resolve, reject) => {
        let said = '';
        server.stderr.on('data', (chunk: Buffer) => {
          said += chunk.toString();
          const [, found] = /Streamable HTTP: (\S+)\n/.exec(said) ?? [];
          if (found) {
            resolve(found);
          }
        });
        server.on('exit', () => reject(new Error(said)));
      });
      const http = new Client({name: 'test', version: '1'});
      await http.connect(new StreamableHTTPClientTransport(new URL(address)), patient);
      expect(await ask(http, 'read_page', {page: '/mcp-client'})).toContain(
        '# 把 Langflow 用作 MCP',
      );
      await http.close();
      server.kill();
    } finally {
      site.close();
      await rm(folder, {recursive: true});
    }
  });

  it('answers without the global crypto, which Node.js 18 in the image of Langflow lacks', async () => {
    const old = await startStdio('--no-experimental-global-webcrypto', 'build/mcp.mjs');
    expect(await ask(old, 'search_docs', {query: '冻结', limit: 1})).toContain('冻结');
    await old.close();
  });

  it('says what is missing when it is started without an address', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'mcp-download-'));
    try {
      const downloaded = path.join(folder, 'mcp.mjs');
      await copyFile('build/mcp.mjs', downloaded);
      const server = spawn(process.execPath, [downloaded], {stdio: ['ignore', 'pipe', 'pipe']});
      let said = '';
      server.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
      const status = await new Promise((resolve) => server.on('close', resolve));
      expect(status).toBe(2);
      expect(said).toContain('请用 --site 写文档站的地址');
      expect(said).toContain('Give the address of the documentation with --site');
    } finally {
      await rm(folder, {recursive: true});
    }
  });

  it('carries the licences of what is bundled in it', async () => {
    const licences = await readFile('build/mcp/licences.txt', 'utf8');
    for (const name of ['@modelcontextprotocol/sdk', 'zod', 'ajv']) {
      expect(licences).toMatch(new RegExp(`^${name} \\d`, 'm'));
    }
    expect(licences.match(/permission/gi)!.length).toBeGreaterThan(10);
  });
});
