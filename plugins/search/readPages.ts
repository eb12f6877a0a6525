import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {BuiltPage} from './extractPage';

export interface BuiltSite {
  outDir: string;
  baseUrl: string;
  /** All routes, with the base URL. Redirects are files without a route and so never listed. */
  routesPaths: string[];
  /** Site path of the search page, with the base URL. */
  searchPath: string;
}

/** The built HTML of every page that readers may look for, in a fixed order. */
export async function readPages({
  outDir,
  baseUrl,
  routesPaths,
  searchPath,
}: BuiltSite): Promise<BuiltPage[]> {
  const paths = [...new Set(routesPaths)]
    .filter(
      (route) => route !== searchPath && !route.endsWith('/404.html') && !route.endsWith('/404'),
    )
    .map((route) => relativePath(route, baseUrl))
    .sort();
  const pages: BuiltPage[] = [];
  // One after the other: the order of errors stays the same, and memory stays flat.
  for (const page of paths) {
    pages.push({path: page, html: await readBuiltHtml(outDir, page)});
  }
  return pages;
}

function relativePath(route: string, baseUrl: string): string {
  const inside = route.startsWith(baseUrl) ? route.slice(baseUrl.length) : route;
  return inside.replace(/^\/|\/$/g, '');
}

async function readBuiltHtml(outDir: string, page: string): Promise<string> {
  const decoded = decodeURI(page);
  // Without trailing slashes a page is a file; a site may still be configured otherwise.
  const candidates = decoded === '' ? ['index.html'] : [`${decoded}.html`, `${decoded}/index.html`];
  for (const candidate of candidates) {
    try {
      return await readFile(path.join(outDir, candidate), 'utf8');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') {
        throw error;
      }
    }
  }
  throw new Error(
    `搜索：路由 /${page} 没有生成页面。在 ${outDir} 里找过 ${candidates.join(' 和 ')}。`,
  );
}
