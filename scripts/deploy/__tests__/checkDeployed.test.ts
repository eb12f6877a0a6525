import {readFileSync} from 'node:fs';
import {createServer, type RequestListener, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {afterEach, describe, expect, it} from 'vitest';
import {createSiteServer} from '../../serve/createSiteServer';
import {writeSampleBuild} from '../../serve/__tests__/sampleBuild';
import {checkDeployed} from '../checkDeployed';
import {compressBuild} from '../compressBuild';

let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function listen(listening: Server): Promise<string> {
  server = listening;
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(listening.address() as AddressInfo).port}`;
}

/** The site map names the address under which the site was built, so the port must be known before. */
async function serveSample(changes: Record<string, string> = {}, spoil?: RequestListener) {
  const front = createServer((request, response) => {
    spoil?.(request, response);
    if (!response.writableEnded) {
      site.emit('request', request, response);
    }
  });
  const origin = await listen(front);
  const directory = writeSampleBuild(changes);
  const plain = readFileSync(path.join(directory, 'sitemap.xml'), 'utf8');
  const moved = writeSampleBuild({
    ...changes,
    'sitemap.xml': plain.replaceAll('http://localhost', origin),
  });
  const site = createSiteServer(moved);
  return {origin, directory: moved};
}

const faultsOf = async (origin: string) =>
  (await checkDeployed(origin)).flatMap(({faults}) => faults);

describe('npm run check:deployed', () => {
  it('finds nothing wrong with a site that is served as it should be', async () => {
    const {origin} = await serveSample();
    const findings = await checkDeployed(`${origin}/`);
    expect(findings.flatMap(({faults}) => faults)).toEqual([]);
    expect(findings.every(({count}) => count > 0)).toBe(true);
  });

  it('names a header that is missing', async () => {
    const {origin} = await serveSample({}, (_, response) => {
      const writeHead = response.writeHead.bind(response) as (
        status: number,
        headers: Record<string, string>,
      ) => typeof response;
      response.writeHead = ((status: number, headers: Record<string, string>) =>
        writeHead(
          status,
          Object.fromEntries(
            Object.entries(headers).filter(([name]) => name !== 'X-Content-Type-Options'),
          ),
        )) as typeof response.writeHead;
    });
    expect(await faultsOf(origin)).toContain(
      'GET /llms.txt：x-content-type-options 是 undefined，应为 "nosniff"',
    );
  });

  it('names an unknown page that answers 200', async () => {
    const {origin} = await serveSample({}, (request, response) => {
      if (request.url === '/no-such-page') {
        response.end('<h1>首页</h1>');
      }
    });
    expect(await faultsOf(origin)).toEqual(['GET /no-such-page：状态码是 200，应为 404']);
  });

  it('names an inline script that the policy of another build does not allow', async () => {
    const {directory} = await serveSample();
    const site = JSON.parse(readFileSync(path.join(directory, '_deploy/site.json'), 'utf8')) as {
      policy: string;
    };
    const changed = {...site, policy: site.policy.replace(/sha256-[^']+'/, "sha256-AAAA'")};
    const {origin} = await serveSample({'_deploy/site.json': JSON.stringify(changed)});
    expect(await faultsOf(origin)).toEqual([
      expect.stringContaining('服务器的配置和页面不是同一次构建的'),
    ]);
  });

  it('names what a page fetches from elsewhere', async () => {
    const {origin, directory} = await serveSample();
    const page = readFileSync(path.join(directory, 'api.html'), 'utf8');
    const spoiled = page.replace('</body>', '<img src=https://other.example/pixel.gif></body>');
    server!.close();
    const second = await serveSample({'api.html': spoiled});
    expect(second.origin).not.toBe(origin);
    expect(await faultsOf(second.origin)).toEqual(['/api 会请求 https://other.example/pixel.gif']);
  });

  it('says that another address was configured at build time', async () => {
    const origin = await listen(createSiteServer(writeSampleBuild()));
    expect(await faultsOf(origin)).toEqual([expect.stringContaining(`DOCS_URL=${origin}`)]);
  });

  it('says that there is no such site', async () => {
    const origin = await listen(createServer((_, response) => response.writeHead(404).end()));
    await expect(checkDeployed(origin)).rejects.toThrow('这里没有本站的构建结果');
  });
});

it('npm run compress writes both forms of every text, and none of pictures or private files', async () => {
  const directory = writeSampleBuild({'old.html.br': 'stale'});
  const {files} = await compressBuild(directory);
  const read = (name: string) => readFileSync(path.join(directory, name));
  expect(brotliDecompressSync(read('llms.txt.br'))).toEqual(read('llms.txt'));
  expect(gunzipSync(read('llms.txt.gz'))).toEqual(read('llms.txt'));
  expect(files).toBeGreaterThan(30);
  for (const name of ['favicon.ico.br', '_headers.br', '_deploy/site.json.br', 'old.html.br']) {
    expect(() => read(name)).toThrow('ENOENT');
  }
});
