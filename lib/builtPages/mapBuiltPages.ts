import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {LoadedPlugin} from '@docusaurus/types';
import {readApiMenu} from './apiMenu';
import {readGuideMenu, trailsOf} from './guideMenu';
import {parseBuiltPage} from './parseBuiltPage';
import type {BuiltPage} from './parseBuiltPage';

type ReadPage = (page: BuiltPage) => void;

/** A reading that is about to begin: whoever asks before it does is served by it. */
interface Reading {
  readers: ReadPage[];
  done: Promise<void>;
}

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
const shared = globalThis as {[readings]?: Map<string, Reading>};

/**
 * What `read` makes of each page that the build wrote, in a fixed order, but of the one for unknown addresses. Search,
 * the texts for language models, the feed and the cards ask at the same time, after the build: each page is parsed once,
 * shown to all of them and let go, because the elements of all pages together are most of what a build needs of memory.
 */
export async function mapBuiltPages<T>(
  site: BuiltSite,
  read: (page: BuiltPage) => T,
): Promise<T[]> {
  const results: T[] = [];
  const {readers, done} = nextReading(site);
  readers.push((page) => results.push(read(page)));
  await done;
  return results;
}

function nextReading(site: BuiltSite): Reading {
  const waiting = (shared[readings] ??= new Map<string, Reading>());
  const known = waiting.get(site.outDir);
  if (known) {
    return known;
  }
  const readers: ReadPage[] = [];
  const done = new Promise<void>((begin) => setImmediate(begin)).then(() => {
    waiting.delete(site.outDir);
    return readAll(site, readers);
  });
  const reading = {readers, done};
  waiting.set(site.outDir, reading);
  return reading;
}

async function readAll(
  {outDir, baseUrl, routesPaths, plugins}: BuiltSite,
  readers: ReadPage[],
): Promise<void> {
  const paths = [...new Set(routesPaths)]
    .map((route) => decodeURI(route.slice(baseUrl.length)).replace(/\/$/, ''))
    .filter((page) => page !== '404.html' && page !== '404')
    .sort();
  const trails = trailsOf(readGuideMenu(plugins, baseUrl));
  const referenceTrails = trailsOf(readApiMenu(plugins));
  // One after the other: the first error is always the same one.
  for (const path of paths) {
    const html = await readHtml(outDir, path);
    const trail = trails.get(path) ?? referenceTrails.get(path);
    const page = parseBuiltPage({path, html, trail, isReference: referenceTrails.has(path)});
    readers.forEach((read) => read(page));
  }
}

async function readHtml(outDir: string, page: string): Promise<string> {
  // Without trailing slashes a page is a file; a site may still be configured otherwise.
  const candidates = page === '' ? ['index.html'] : [`${page}.html`, `${page}/index.html`];
  for (const candidate of candidates) {
    try {
      return await readFile(join(outDir, candidate), 'utf8');
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
