import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {findBrowser} from '../tests/support/findBrowser';
import {readIndex} from '../tests/support/openEngine';
import {bundleCode} from './bundleCode';
import {percentile} from './score';

export interface BrowserTimes {
  loadMs: number;
  p50: number;
  p95: number;
}

const ENTRY = `
  import {createEngine} from '../plugins/search/client/engine/engine';
  import {answerAtOnce} from '../plugins/search/client/engine/completeAnswer';
  import {parseHead} from '../plugins/search/client/engine/indexFormat';
  export {answerAtOnce, createEngine, parseHead};
`;

/**
 * Our engine in Chromium: from the head to a ready engine, and each query with its 20 hits, one after the other. The
 * files that a query needs are at hand, so that the network does not count; reading them does.
 */
export async function measureInBrowser(
  buildDir: string,
  queries: string[],
  slowdown: number,
): Promise<BrowserTimes> {
  const directory = path.join(buildDir, 'search-index');
  const head = readFileSync(path.join(directory, 'head.txt'), 'utf8');
  const index = readIndex(buildDir);
  const names = readdirSync(path.join(directory, index.head.directory));
  const files = names.map((name): [string, string] => [name, index.read(name)]);
  const browser = await chromium.launch({executablePath: findBrowser(), args: ['--no-sandbox']});
  try {
    const page = await browser.newPage();
    await page.addScriptTag({content: await bundleCode(ENTRY, 'search')});
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
    const {loadMs, times} = await page.evaluate(
      ({headText, fileTexts, texts}) => {
        // The bundle defines it; its types are those of the engine's own modules.
        const {search} = globalThis as unknown as {
          search: typeof import('../plugins/search/client/engine/completeAnswer') &
            typeof import('../plugins/search/client/engine/engine') &
            typeof import('../plugins/search/client/engine/indexFormat');
        };
        const byName = new Map(fileTexts);
        const started = performance.now();
        const site = {origin: 'http://localhost', baseUrl: '/'};
        const engine = search.createEngine(search.parseHead(headText), site);
        const loaded = performance.now() - started;
        const each = texts.map((query) => {
          const before = performance.now();
          const request = {query, hitsPerPage: 20, attributesToSnippet: ['content:10']};
          search.answerAtOnce(engine, request, (file) => byName.get(file) ?? '');
          return performance.now() - before;
        });
        return {loadMs: loaded, times: each};
      },
      {headText: head, fileTexts: files, texts: queries},
    );
    return {loadMs, p50: percentile(times, 0.5), p95: percentile(times, 0.95)};
  } finally {
    await browser.close();
  }
}
