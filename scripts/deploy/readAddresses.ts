import {askServer} from './askServer';
import type {Addresses} from './probes';

/** Attributes may stand without quotes in a built page. */
const attributeValues = (html: string, tag: string, name: string): string[] =>
  [...html.matchAll(new RegExp(`<${tag}\\b[^>]*?\\b${name}=(?:"([^"]*)"|([^\\s>]+))`, 'g'))].map(
    ([, quoted, bare]) => quoted ?? bare!,
  );

/** What a browser fetches for a page without being asked to. */
export const resourcesOf = (html: string): string[] => [
  ...['script', 'img', 'iframe', 'source', 'video', 'audio'].flatMap((tag) =>
    attributeValues(html, tag, 'src'),
  ),
  ...[...html.matchAll(/<link\b[^>]*>/g)]
    .filter(([link]) => /\brel=["']?(?:stylesheet|preload|prefetch|preconnect|icon)\b/.test(link))
    .flatMap(([link]) => attributeValues(link, 'link', 'href')),
];

/** Paths of all pages that the site map names, whatever host it names them with. */
export async function readSitemap(origin: string, baseUrl: string): Promise<URL[]> {
  const {status, body} = await askServer(origin, {target: `${baseUrl}sitemap.xml`});
  if (status !== 200) {
    throw new Error(
      `${origin}${baseUrl}sitemap.xml 的状态码是 ${status}，这里没有本站的构建结果。请检查地址，站点不在根路径时把路径也写上。`,
    );
  }
  return [...body.toString().matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => new URL(address!),
  );
}

/** The names in a build that only its pages know. */
export async function readAddresses(origin: string, baseUrl: string): Promise<Addresses> {
  const pages = (await readSitemap(origin, baseUrl)).map(({pathname}) => pathname);
  const page = pages.find((path) => path === `${baseUrl}about-langflow`) ?? pages.at(-1)!;
  const {body} = await askServer(origin, {target: page});
  const hashed = resourcesOf(body.toString())
    .map((resource) => new URL(resource, origin).pathname)
    .filter((path) => path.startsWith(`${baseUrl}assets/`));
  return {baseUrl, page, hashed: [...new Set(hashed)]};
}
