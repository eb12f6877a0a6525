import {readFileSync} from 'node:fs';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {parseHead} from '../plugins/search/client/engine/indexFormat';
import {findBrowser} from '../tests/support/findBrowser';
import {bundleCode} from './bundleCode';
import {percentile} from './score';

export interface BrowserTimes {
  loadMs: number;
  p50: number;
  p95: number;
}

const ENTRY = `
  import {createEngine} from '../plugins/search/client/engine/engine';
  import {parseBody, parseHead} from '../plugins/search/client/engine/indexFormat';
  export {createEngine, parseBody, parseHead};
`;

/** Our engine in Chromium: from the two texts to a ready engine, and each query with its 20 hits. */
export async function measureInBrowser(
  buildDir: string,
  queries: string[],
  slowdown: number,
): Promise<BrowserTimes> {
  const directory = path.join(buildDir, 'search-index');
  const head = readFileSync(path.join(directory, 'head.txt'), 'utf8');
  const body = readFileSync(path.join(directory, parseHead(head).bodyFile), 'utf8');
  const browser = await chromium.launch({executablePath: findBrowser(), args: ['--no-sandbox']});
  try {
    const page = await browser.newPage();
    await page.addScriptTag({content: await bundleCode(ENTRY, 'search')});
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
    const {loadMs, times} = await page.evaluate(
      ({headText, bodyText, texts}) => {
        // The bundle defines it; its types are those of the engine's own modules.
        const {search} = globalThis as unknown as {
          search: typeof import('../plugins/search/client/engine/engine') &
            typeof import('../plugins/search/client/engine/indexFormat');
        };
        const started = performance.now();
        const parsed = search.parseHead(headText);
        const site = {origin: 'http://localhost', baseUrl: '/'};
        const engine = search.createEngine(parsed, search.parseBody(bodyText, parsed), site);
        const loaded = performance.now() - started;
        const each = texts.map((query) => {
          const before = performance.now();
          engine.search({query, hitsPerPage: 20, attributesToSnippet: ['content:10']});
          return performance.now() - before;
        });
        return {loadMs: loaded, times: each};
      },
      {headText: head, bodyText: body, texts: queries},
    );
    return {loadMs, p50: percentile(times, 0.5), p95: percentile(times, 0.95)};
  } finally {
    await browser.close();
  }
}
