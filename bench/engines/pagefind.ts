import {mkdtempSync, readdirSync, readFileSync, rmSync, statSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {chromium, type Page} from '@playwright/test';
import {findBrowser} from '../../tests/support/findBrowser';
import {serveFolder} from '../../tests/support/staticServer';
import {type BenchEngine, compressedSize, loadPeer, uniquePaths} from '../peer';

interface PagefindIndex {
  addHTMLFile: (file: {sourcePath: string; content: string}) => Promise<{errors: string[]}>;
  writeFiles: (options: {outputPath: string}) => Promise<{errors: string[]}>;
}
interface PagefindModule {
  createIndex: (options: object) => Promise<{index: PagefindIndex}>;
  close: () => Promise<unknown>;
}
/** What its script offers in the browser. */
interface PagefindClient {
  init: () => Promise<void>;
  search: (query: string) => Promise<{results: {data: () => Promise<{url: string}>}[]}>;
}

/** It reads the same built pages as our records and runs only in a browser. */
export async function createPagefind(buildDir: string, paths: string[]): Promise<BenchEngine> {
  const folder = mkdtempSync(path.join(tmpdir(), 'pagefind-'));
  await writeIndex(buildDir, paths, path.join(folder, 'pagefind'));
  const server = await serveFolder(folder);
  const browser = await chromium.launch({executablePath: findBrowser(), args: ['--no-sandbox']});
  const page = await browser.newPage();
  await page.route('**/blank.html', (route) =>
    route.fulfill({contentType: 'text/html', body: '<!doctype html><html lang="zh"></html>'}),
  );
  const first = await measureFirstResult(page, server.url);
  return {
    name: 'Pagefind',
    setup: '构建出的 HTML，正文区，extended；在 Chromium 里查询',
    search: async (query) => uniquePaths(await searchIn(page, query)),
    bytes: {first, index: folderSize(folder), all: folderSize(folder)},
    async close() {
      await browser.close();
      server.close();
      rmSync(folder, {recursive: true});
    },
  };
}

async function writeIndex(buildDir: string, paths: string[], outputPath: string): Promise<void> {
  const pagefind = await loadPeer<PagefindModule>('pagefind');
  const {index} = await pagefind.createIndex({
    rootSelector: 'main article',
    forceLanguage: 'zh',
    keepIndexUrl: false,
  });
  for (const sitePath of paths) {
    const file = sitePath === '/' ? '/index.html' : `${sitePath}.html`;
    const content = readFileSync(path.join(buildDir, file), 'utf8');
    await index.addHTMLFile({sourcePath: file.slice(1), content});
  }
  const {errors} = await index.writeFiles({outputPath});
  if (errors.length > 0) {
    throw new Error(errors.join('\n'));
  }
  await pagefind.close();
}

/** Everything it downloads up to the first result shown of one ordinary query. */
async function measureFirstResult(page: Page, url: string): Promise<number> {
  const downloads: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/pagefind/')) {
      downloads.push(response.body().then(compressedSize));
    }
  });
  await page.goto(`${url}/blank.html`);
  await page.evaluate(`(async () => {
    window.pagefind = await import('/pagefind/pagefind.js');
    await window.pagefind.init();
    const {results} = await window.pagefind.search('环境变量');
    await results[0].data();
  })()`);
  const sizes = await Promise.all(downloads);
  page.removeAllListeners('response');
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function searchIn(page: Page, query: string): Promise<string[]> {
  const urls = await page.evaluate(async (text) => {
    const {pagefind} = window as unknown as {pagefind: PagefindClient};
    const {results} = await pagefind.search(text);
    const found = await Promise.all(results.slice(0, 10).map((result) => result.data()));
    return found.map(({url}) => url);
  }, query);
  return urls.map((url) => url.replace(/\.html$/, '').replace(/^\/index$/, '/'));
}

/** Its index files are compressed already; Brotli would gain nothing. */
function folderSize(folder: string): number {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => /\.pf_|\.pagefind$|pagefind\.js$|pagefind-entry|worker/.test(name))
    .reduce((sum, name) => sum + statSync(path.join(folder, name)).size, 0);
}
