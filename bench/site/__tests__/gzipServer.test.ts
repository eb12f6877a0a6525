import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {serveWithGzip, type GzipServer} from '../gzipServer';

let folder: string;
let server: GzipServer;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'bench-site-'));
  writeFileSync(path.join(folder, 'guide.html'), '<p>'.repeat(5000));
  writeFileSync(path.join(folder, 'app.js'), 'let a = 1;\n'.repeat(2000));
  writeFileSync(path.join(folder, 'picture.png'), 'x'.repeat(900));
  server = await serveWithGzip(folder);
});
afterEach(() => {
  server.close();
  rmSync(folder, {recursive: true});
});

const get = async (name: string, headers: Record<string, string> = {}): Promise<Response> => {
  const response = await fetch(server.url + name, {headers});
  await response.arrayBuffer();
  return response;
};

test('a page is found without its extension, compressed, and validated anew', async () => {
  const response = await get('/guide');

  expect(response.status).toBe(200);
  expect(response.headers.get('content-encoding')).toBe('gzip');
  expect(response.headers.get('cache-control')).toBe('no-cache');
  expect(Number(response.headers.get('content-length'))).toBeLessThan(500);
  const again = await get('/guide', {'if-none-match': response.headers.get('etag')!});
  expect(again.status).toBe(304);
});

test('what is compressed already is sent as it is', async () => {
  const response = await get('/picture.png');

  expect(response.headers.get('content-encoding')).toBeNull();
  expect(response.headers.get('content-length')).toBe('900');
});

test('every response is counted with its headers, its kind and whether it was asked for ahead', async () => {
  const script = await get('/app.js', {'sec-fetch-dest': 'script'});
  await get('/guide', {'sec-fetch-dest': 'empty', 'sec-purpose': 'prefetch'});

  await expect.poll(() => server.sent.length, {timeout: 60_000}).toBe(2);
  const [first, second] = server.sent;
  expect(first).toMatchObject({path: '/app.js', kind: 'script', isPrefetch: false});
  expect(first!.bytes).toBeGreaterThan(Number(script.headers.get('content-length')));
  expect(second).toMatchObject({path: '/guide', kind: 'other', isPrefetch: true});
});

test('a missing page is answered with 404', async () => {
  expect((await get('/nowhere')).status).toBe(404);
});
