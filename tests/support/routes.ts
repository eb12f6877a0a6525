import {readFileSync} from 'node:fs';

/** The page of each operation of the API, from the sitemap. */
export const operationRoutes = (): string[] =>
  sitemapPaths().filter((path) => /^\/api\/(?!types$)/.test(path));

/** Every listed path of the built site, from its own sitemap. */
export function sitemapPaths(buildDir = 'build'): string[] {
  const sitemap = readFileSync(`${buildDir}/sitemap.xml`, 'utf8');
  return [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, location]) => new URL(location!).pathname,
  );
}
