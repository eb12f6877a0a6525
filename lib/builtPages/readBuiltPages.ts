import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadedPlugin} from '@docusaurus/types';
import {readApiMenu} from './apiMenu';
import {readGuideMenu, trailsOf} from './guideMenu';
import {parseBuiltPage} from './parseBuiltPage';
import type {BuiltPage} from './parseBuiltPage';

type Readings = Map<string, Promise<BuiltPage[]>>;
const readings = Symbol.for('lib/builtPages: readings by folder');

export interface BuiltSite {
  outDir: string;
  baseUrl: string;
  /** With the base URL. Redirects are files without a route and so never listed. */
  routesPaths: string[];
  plugins: LoadedPlugin[];
}

/**
 * By folder: one process may build several sites. The generator loads every plugin with modules of its own, so that a
 * variable of this module would be another one in each of them; what they share has to hang on the process.
 */
const shared = globalThis as {[readings]?: Readings};

/**
 * All pages that the build wrote, in a fixed order, but the one for unknown addresses. Search, the texts for language
 * models and the cards ask at the same time, after the build: the pages are read and parsed once for all of them.
 */
export function readBuiltPages(site: BuiltSite): Promise<BuiltPage[]> {
  const known: Readings = (shared[readings] ??= new Map<string, Promise<BuiltPage[]>>());
  const reading = known.get(site.outDir) ?? readAll(site);
  known.set(site.outDir, reading);
  return reading;
}

async function readAll({outDir, baseUrl, routesPaths, plugins}: BuiltSite): Promise<BuiltPage[]> {
  const paths = [...new Set(routesPaths)]
    .map((route) => decodeURI(route.slice(baseUrl.length)).replace(/\/$/, ''))
    .filter((page) => page !== '404.html' && page !== '404')
    .sort();
  const trails = trailsOf(readGuideMenu(plugins, baseUrl));
  const referenceTrails = trailsOf(readApiMenu(plugins));
  const pages: BuiltPage[] = [];
  // One after the other: the first error is always the same one.
  for (const page of paths) {
    const html = await readHtml(outDir, page);
    const trail = trails.get(page) ?? referenceTrails.get(page);
    pages.push(parseBuiltPage({path: page, html, trail, isReference: referenceTrails.has(page)}));
  }
  return pages;
}

async function readHtml(outDir: string, page: string): Promise<string> {
  // Without trailing slashes a page is a file; a site may still be configured otherwise.
  const candidates = page === '' ? ['index.html'] : [`${page}.html`, `${page}/index.html`];
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
    `路由 /${page} 没有生成页面：在 ${outDir} 里找过 ${candidates.join(' 和 ')}。请重新构建。`,
  );
}
