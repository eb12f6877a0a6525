import {chromium, type Page} from '@playwright/test';
import {findBrowser} from '../../../tests/support/findBrowser';
import type {LiveServer} from '../../types';

/** A slow machine takes long for the editor's scripts. */
const patience = 120_000;

/** One window for all flows; it ends with the run. */
let window: Promise<Page> | undefined;

async function openWindow(): Promise<Page> {
  const browser = await chromium.launch({executablePath: findBrowser(), args: ['--no-sandbox']});
  const page = await browser.newPage({viewport: {width: 1600, height: 1000}});
  page.setDefaultTimeout(patience);
  // A browser that ended is no reason for the next flow to fail.
  page.once('close', () => (window = undefined));
  return page;
}

export interface Canvas {
  components: number;
  connections: number;
  /** What the editor complains about, such as connections that it removed. */
  complaints: string[];
}

/** Opens a flow in the editor and counts what it draws once it has drawn as much as expected. */
export async function openCanvas(
  id: string,
  server: LiveServer,
  expected: Omit<Canvas, 'complaints'>,
  /** Where to keep a picture of it. */
  screenshot?: string,
): Promise<Canvas> {
  const page = await (window ??= openWindow());
  await page.goto(`${server.url}/flow/${id}`);
  const cards = page.locator('.react-flow__node-genericNode');
  const edges = page.locator('.react-flow__edge');
  await cards.nth(expected.components - 1).waitFor({state: 'attached'});
  // Connections come after the cards that they end at. Fewer than expected is a result, not an accident.
  await edges
    .nth(expected.connections - 1)
    .waitFor({state: 'attached', timeout: 20_000})
    .catch(() => undefined);
  if (screenshot) {
    await page.screenshot({path: screenshot});
  }
  return {
    components: await cards.count(),
    connections: await edges.count(),
    complaints: await page
      .getByText(/connections were removed|^Error|went wrong/)
      .allTextContents(),
  };
}
