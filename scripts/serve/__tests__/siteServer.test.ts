import {Agent, request, type IncomingMessage, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync, brotliDecompressSync, gunzipSync} from 'node:zlib';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {createSiteServer} from '../createSiteServer';
import {site, writeSampleBuild} from './sampleBuild';

let server: Server;
let directory: string;

interface Answer {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

/** With the target as it stands: `fetch` would correct it first. */
function ask(
  target: string,
  headers: Record<string, string> = {},
  {method = 'GET', agent}: {method?: string; agent?: Agent} = {},
): Promise<Answer> {
  const {port} = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    request({port, path: target, method, headers, agent}, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode!,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    })
      .on('error', reject)
      .end();
  });
}

beforeAll(async () => {
  directory = writeSampleBuild();
  server = createSiteServer(directory);
  await new Promise<void>((resolve) => server.listen(0, resolve));
});

afterAll(() => {
  server.close();
});

describe('the server of a build', () => {
  it('sends a page with its headers and asks for revalidation', async () => {
    const {status, headers, body} = await ask('/about-langflow');
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': site.policy,
      'strict-transport-security': 'max-age=31536000',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cache-control': 'no-cache',
      vary: 'Accept, Accept-Encoding',
    });
    expect(body.toString()).toContain('<h1>/about-langflow</h1>');
  });

  it('sends a page’s Markdown to whoever asks for it, and tells caches', async () => {
    const accept = 'text/markdown, text/html;q=0.9';
    const {status, headers, body} = await ask('/about-langflow', {accept});
    expect([status, headers['content-type']]).toEqual([200, 'text/markdown; charset=utf-8']);
    expect(headers.vary).toBe('Accept, Accept-Encoding');
    expect(body.toString()).toMatch(/^# Langflow\n/);
    // A page without Markdown, a file and a missing page are what they always are.
    expect((await ask('/api', {accept})).headers['content-type']).toContain('text/html');
    expect((await ask('/llms.txt', {accept})).headers.vary).toBe('Accept-Encoding');
    expect((await ask('/nothing', {accept})).status).toBe(404);
  });

  it('lets files with a hash in their name be kept for ever, unless they are missing', async () => {
    const caching = async (target: string) => (await ask(target)).headers['cache-control'];
    expect(await caching('/assets/js/main.0123abcd.js')).toBe(
      'public, max-age=31536000, immutable',
    );
    expect(await caching('/search-index/files/0123456789ab/codes.txt')).toContain('immutable');
    expect(await caching('/search-index/head.txt')).toBe('no-cache');
    expect(await caching('/assets/js/gone.0123abcd.js')).toBe('no-cache');
  });

  it.each([
    ['/about-langflow.md', 'text/markdown; charset=utf-8'],
    ['/llms.txt', 'text/plain; charset=utf-8'],
    ['/openapi.json', 'application/json; charset=utf-8'],
    ['/openapi.yaml', 'application/yaml; charset=utf-8'],
    ['/release-notes.xml', 'application/xml; charset=utf-8'],
    ['/favicon.ico', 'image/x-icon'],
  ])('%s is %s', async (target, type) => {
    expect((await ask(target)).headers['content-type']).toBe(type);
  });

  it('answers an unknown path with 404 and the not-found page', async () => {
    const {status, headers, body} = await ask('/nothing.md');
    expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(body.toString()).toContain('找不到页面');
  });

  it.each(['/api/', '/img', '/_headers', '/_deploy/site.json', '/%ff', `/${'x'.repeat(5000)}`])(
    'shows no folder, private or impossible file at %s',
    async (target) => {
      expect([301, 404]).toContain((await ask(target)).status);
    },
  );

  it('does not leave its folder', async () => {
    for (const target of [
      '/../package.json',
      '/%2e%2e%2f%2e%2e%2fetc/hosts',
      '/..\\..\\etc/hosts',
    ]) {
      expect((await ask(target)).status).toBe(404);
    }
  });

  it('redirects for good, with the query', async () => {
    const {status, headers} = await ask('/components/?x=1');
    expect([status, headers.location]).toEqual([301, '/concepts-components?x=1']);
    expect(headers['content-security-policy']).toBe(site.policy);
  });

  it.each([
    ['br', 'br', brotliDecompressSync],
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
    ['identity', undefined, (body: Buffer) => body],
  ])('compresses for "%s"', async (accepted, encoding, decompress) => {
    const {headers, body} = await ask('/llms.txt', {'accept-encoding': accepted});
    expect(headers['content-encoding']).toBe(encoding);
    expect(decompress(body).toString()).toBe('中文。\n'.repeat(200));
  });

  it('prefers what npm run compress has written', async () => {
    writeFileSync(path.join(directory, 'openapi.json.br'), brotliCompressSync('ready'));
    const {body} = await ask('/openapi.json', {'accept-encoding': 'br'});
    expect(brotliDecompressSync(body).toString()).toBe('ready');
  });

  it('answers an unchanged file without a body, and a changed one with it', async () => {
    const first = await ask('/llms-full.txt');
    const again = await ask('/llms-full.txt', {'if-none-match': first.headers.etag!});
    expect([again.status, again.body.length]).toEqual([304, 0]);
    expect(again.headers['content-security-policy']).toBe(site.policy);
    writeFileSync(path.join(directory, 'llms-full.txt'), '新的内容');
    const changed = await ask('/llms-full.txt', {'if-none-match': first.headers.etag!});
    expect([changed.status, changed.body.toString()]).toEqual([200, '新的内容']);
  });

  it('answers HEAD as GET without the body, and no other method', async () => {
    const get = await ask('/about-langflow');
    const head = await ask('/about-langflow', {}, {method: 'HEAD'});
    expect({...head.headers, date: ''}).toEqual({...get.headers, date: ''});
    expect(head.body.length).toBe(0);
    const post = await ask('/about-langflow', {}, {method: 'POST'});
    expect([post.status, post.headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  it.each(['/%', '/%zz?x'])('calls %s malformed and goes on', async (target) => {
    expect((await ask(target)).status).toBe(400);
    expect((await ask('/')).status).toBe(200);
  });

  it('keeps 64 connections busy without an error', async () => {
    const agent = new Agent({keepAlive: true, maxSockets: 64});
    const targets = ['/', '/about-langflow', '/llms.txt', '/nothing', '/components'];
    const answers = await Promise.all(
      Array.from({length: 640}, (_, index) =>
        ask(targets[index % targets.length]!, {'accept-encoding': 'br'}, {agent}),
      ),
    );
    agent.destroy();
    expect(answers.filter(({status}) => status === 200)).toHaveLength(384);
    expect(answers.filter(({status}) => status === 404)).toHaveLength(128);
    expect(answers.filter(({status}) => status === 301)).toHaveLength(128);
  });
});

it('a folder without a build is refused with the remedy', () => {
  expect(() => createSiteServer('nowhere')).toThrow('请先运行 npm run build');
});
