import {cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {deployFiles} from '../../deploy/writeFiles';
import {readSite} from '../serve/createSiteServer';
import {askServer} from './askServer';
import {compressBuild} from './compressBuild';
import {measureLoad} from './measureLoad';
import {compareAnswer, composeProbes, negotiation, type Probe} from './probes';
import {readAddresses, readSitemap} from './readAddresses';
import {requirePrograms} from './requirePrograms';
import {
  startCaddy,
  startContainer,
  startNginx,
  startOwn,
  startPreview,
  type RunningServer,
} from './servers';

/**
 * `npm run test:deploy`: the same requests to nginx, Caddy and our own server, at the root and under a base path,
 * then load on nginx. Needs a build in build/.
 */

const workDir = path.resolve('.cache/deploy');
const directory = path.join(workDir, 'site');
const ports = {nginx: 8351, caddy: 8352, own: 8353, container: 8354, preview: 8355};
const load = {connections: 256, seconds: 30, workDir};
const previewLoad = {connections: 64, seconds: 10, workDir};

let passed = 0;
let failed = 0;

function report(subject: string, count: number, faults: string[]): void {
  passed += count - Math.min(count, faults.length);
  failed += faults.length;
  console.log(`${faults.length === 0 ? '✓' : '✗'} ${subject}（${count}）`);
  faults.slice(0, 20).forEach((fault) => console.log(`    ${fault}`));
}

async function withServer(
  starting: Promise<RunningServer>,
  work: (server: RunningServer) => Promise<void>,
): Promise<void> {
  const server = await starting;
  try {
    await work(server);
  } finally {
    await server.stop();
  }
}

async function askAll(server: RunningServer, probes: Probe[]): Promise<string[]> {
  const faults: string[] = [];
  for (const probe of probes) {
    faults.push(...compareAnswer(probe, await askServer(server.origin, probe)));
  }
  return faults;
}

async function compareServers(): Promise<void> {
  const {baseUrl, policy} = readSite(directory);
  for (const start of [
    () => startNginx({directory, port: ports.nginx, workDir}),
    () => startCaddy({directory, port: ports.caddy, workDir}),
    () => startContainer({directory, port: ports.container, workDir}),
    () => startOwn({directory, port: ports.own, workDir}),
  ]) {
    await withServer(start(), async (server) => {
      const addresses = await readAddresses(server.origin, baseUrl);
      const probes = [...composeProbes(addresses, {policy}), ...negotiation(addresses)];
      report(`${server.name}，站点在 ${baseUrl}`, probes.length, await askAll(server, probes));
    });
  }
}

/** The pages stay those of the build; the rules move, and the site map with them. */
function mountAt(baseUrl: string): void {
  const sitemap = path.join(directory, 'sitemap.xml');
  const {url} = readSite(directory);
  const moved = readFileSync(sitemap, 'utf8').replaceAll(`<loc>${url}/`, `<loc>${url}${baseUrl}`);
  writeFileSync(sitemap, moved);
  for (const [name, content] of Object.entries(deployFiles({...readSite(directory), baseUrl}))) {
    writeFileSync(path.join(directory, name), content);
  }
}

async function measureNginx(): Promise<void> {
  writeFileSync(path.join(directory, 'kilobyte.txt'), 'x'.repeat(1024));
  await withServer(startNginx({directory, port: ports.nginx, workDir}), async ({origin}) => {
    const pages = (await readSitemap(origin, '/')).map(({pathname}) => pathname);
    const site = measureLoad(origin, pages, load);
    const kilobyte = measureLoad(origin, ['/kilobyte.txt'], load);
    const ratio = site.requestsPerSecond / kilobyte.requestsPerSecond;
    console.log(
      `nginx，${load.connections} 个连接，${load.seconds} 秒：${pages.length} 个页面每秒 ${Math.round(site.requestsPerSecond)} 次，1 KB 的文件每秒 ${Math.round(kilobyte.requestsPerSecond)} 次，比值 ${ratio.toFixed(2)}`,
    );
    report('负载下没有错误', 1, site.errors === 0 ? [] : [`${site.errors} 个错误`]);
  });
}

async function measurePreview(): Promise<void> {
  await withServer(startPreview({directory, port: ports.preview, workDir}), async ({origin}) => {
    const pages = (await readSitemap(origin, '/')).map(({pathname}) => pathname);
    const {requestsPerSecond, errors} = measureLoad(origin, pages, previewLoad);
    console.log(
      `npm run serve，${previewLoad.connections} 个连接，${previewLoad.seconds} 秒：每秒 ${Math.round(requestsPerSecond)} 次`,
    );
    report('预览在负载下没有错误', 1, errors === 0 ? [] : [`${errors} 个错误`]);
  });
}

async function testDeployment(): Promise<void> {
  const missing = requirePrograms();
  if (missing.length > 0) {
    console.log(`跳过：没有 ${missing.join('、')}。请以 root 运行，或先装好它们。`);
    // Locally a missing server is no fault of the site; where nobody looks, a skip would hide one.
    process.exitCode = process.env.CI ? 1 : 0;
    return;
  }
  if (!existsSync('build')) {
    throw new Error('没有 build/ 。请先运行 npm run build 。');
  }
  rmSync(workDir, {recursive: true, force: true});
  mkdirSync(workDir, {recursive: true});
  cpSync('build', directory, {recursive: true});
  await compressBuild(directory);
  await compareServers();
  await measureNginx();
  await measurePreview();
  mountAt('/langflow/');
  await compareServers();
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

testDeployment().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
