import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {BuiltPage} from './types';

interface BuiltSite {
  outDir: string;
  baseUrl: string;
  /** With the base URL. Redirects are files without a route and so never listed. */
  routesPaths: string[];
}

/** The built HTML of every route, one after the other so that memory stays flat. */
export async function* readPages({
  outDir,
  baseUrl,
  routesPaths,
}: BuiltSite): AsyncGenerator<BuiltPage> {
  for (const route of [...new Set(routesPaths)].sort()) {
    const page = decodeURI(route.slice(baseUrl.length)).replace(/\/$/, '');
    if (page !== '404.html' && page !== '404') {
      yield {path: page, html: await readFile(path.join(outDir, fileOf(page)), 'utf8')};
    }
  }
}

const fileOf = (page: string): string => (page === '' ? 'index.html' : `${page}.html`);
