import {hashSource} from '../../deploy/contentSecurityPolicy';
import {collectInlineScripts, type BuiltPage} from '../../plugins/deployment/collectInlineScripts';
import {askServer} from './askServer';
import {compareAnswer, composeProbes} from './probes';
import {readAddresses, readSitemap, resourcesOf} from './readAddresses';

/** One subject of the report; without faults it is in order. */
export interface Finding {
  subject: string;
  count: number;
  faults: string[];
}

const atOnce = 8;

/** In order, several at a time: a site of hundreds of pages is visited within seconds. */
async function mapAtOnce<Item, Result>(
  items: Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const worker = async () => {
    while (next < items.length) {
      const index = next++;
      results[index] = await work(items[index]!);
    }
  };
  await Promise.all(Array.from({length: atOnce}, worker));
  return results;
}

function checkPolicy(policy: string, pages: BuiltPage[]): string[] {
  const faults: string[] = [];
  const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
  for (const keyword of ["'unsafe-inline'", "'unsafe-eval'", '*']) {
    if (scripts === '' || scripts.split(' ').includes(keyword)) {
      faults.push(`script-src 不能缺少，也不能有 ${keyword}：“${scripts}”`);
    }
  }
  for (const needed of ["frame-ancestors 'none'", "base-uri 'none'", "default-src 'none'"]) {
    if (!policy.includes(needed)) {
      faults.push(`策略里没有 ${needed}`);
    }
  }
  for (const script of collectInlineScripts(pages)) {
    if (!scripts.includes(hashSource(script))) {
      faults.push(
        `内联脚本 ${hashSource(script)} 没有被放行：服务器的配置和页面不是同一次构建的，请换上这次构建的 _deploy/ 。`,
      );
    }
  }
  return faults;
}

function foreignResources(origin: string, {path, html}: BuiltPage): string[] {
  return resourcesOf(html)
    .map((resource) => new URL(resource, origin + path))
    .filter((resource) => resource.protocol.startsWith('http') && resource.origin !== origin)
    .map(({href}) => `${path} 会请求 ${href}`);
}

async function checkRevalidation(origin: string, target: string): Promise<string[]> {
  const first = await askServer(origin, {target});
  const {etag} = first.headers;
  if (etag === undefined) {
    return [`GET ${target}：没有 ETag`];
  }
  const again = await askServer(origin, {target, headers: {'if-none-match': etag}});
  const head = await askServer(origin, {target, method: 'HEAD'});
  const differing = ['content-type', 'cache-control', 'etag', 'content-security-policy'].filter(
    (name) => head.headers[name] !== first.headers[name],
  );
  return [
    ...(again.status === 304
      ? []
      : [`GET ${target}（If-None-Match）：状态码是 ${again.status}，应为 304`]),
    ...(head.status === first.status && head.body.length === 0
      ? []
      : [`HEAD ${target}：状态码是 ${head.status}，应与 GET 相同且没有正文`]),
    ...differing.map((name) => `HEAD ${target}：${name} 与 GET 的不同`),
  ];
}

/** Plain HTTP must lead to HTTPS; where nothing listens there is nothing to lead. */
async function checkUpgrade({hostname, pathname}: URL): Promise<string[]> {
  try {
    const {status, headers} = await askServer(`http://${hostname}`, {target: pathname});
    return [301, 308].includes(status) && headers.location?.startsWith('https://')
      ? []
      : [`http://${hostname}${pathname}：状态码是 ${status}，应永久跳转到 https`];
  } catch {
    return [];
  }
}

/** Visits a deployed site as its readers' browsers, crawlers and attackers would. */
export async function checkDeployed(address: string): Promise<Finding[]> {
  const url = new URL(address);
  const {origin} = url;
  const baseUrl = url.pathname.replace(/\/*$/, '/');
  const sitemap = await readSitemap(origin, baseUrl);
  const addresses = await readAddresses(origin, baseUrl);

  const answers = await mapAtOnce(sitemap, async ({pathname}) => ({
    path: pathname,
    answer: await askServer(origin, {target: pathname, headers: {'accept-encoding': 'br, gzip'}}),
  }));
  const pages = answers.map(({path, answer}) => ({path, html: answer.body.toString()}));
  const policy = answers[0]!.answer.headers['content-security-policy']?.toString() ?? '';

  const probes = composeProbes(addresses, {policy});
  const compared = await mapAtOnce(probes, async (probe) =>
    compareAnswer(probe, await askServer(origin, probe)),
  );
  const revalidated = [addresses.page, ...addresses.hashed];

  return [
    {
      subject: '站点地图里的页面',
      count: sitemap.length,
      faults: [
        ...answers
          .filter(({answer}) => answer.status !== 200)
          .map(({path, answer}) => `GET ${path}：状态码是 ${answer.status}，应为 200`),
        ...(sitemap[0]!.origin === origin
          ? []
          : [
              `站点地图和规范链接写的是 ${sitemap[0]!.origin}，站点却在 ${origin}：请用 DOCS_URL=${origin} 重新构建。`,
            ]),
      ],
    },
    {
      subject: '状态码、头、跳转、压缩',
      count: probes.length,
      faults: compared.flat(),
    },
    {subject: '内容安全策略', count: pages.length, faults: checkPolicy(policy, pages)},
    {
      subject: '重新验证（304）与 HEAD',
      count: revalidated.length,
      faults: (await mapAtOnce(revalidated, (target) => checkRevalidation(origin, target))).flat(),
    },
    {
      subject: '第三方请求',
      count: pages.length,
      faults: pages.flatMap((page) => foreignResources(origin, page)),
    },
    ...(url.protocol === 'https:'
      ? [{subject: 'http 跳转到 https', count: 1, faults: await checkUpgrade(url)}]
      : []),
  ];
}
