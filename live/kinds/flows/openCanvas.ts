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
  // The editor reads its large templates again and again; nobody chooses one here.
  await page.route('**/flows/basic_examples/', (route) => route.fulfill({json: []}));
  // A browser that ended is no reason for the next flow to fail.
  page.once('close', () => (window = undefined));
  return page;
}

export interface Canvas {
  components: number;
  connections: number;
  /** Pairs of cards that lie on each other, by their IDs. */
  overlaps: string[];
  /** What the editor complains about, such as connections that it removed. */
  complaints: string[];
}

interface Expected {
  /** The IDs of the flow's components. */
  cards: string[];
  connections: number;
  /** It has files that the editor does not know yet: it must be loaded anew. */
  newFiles: boolean;
}

/** Opens a flow in the editor and looks at what it draws once it has drawn as much as expected. */
export async function openCanvas(
  id: string,
  server: LiveServer,
  expected: Expected,
  /** Where to keep a picture of it. */
  screenshot?: string,
): Promise<Canvas> {
  const page = await (window ??= openWindow());
  await show(page, server.url, id, expected);
  if (screenshot) {
    await page.screenshot({path: screenshot});
  }
  return {
    components: await page.locator('.react-flow__node-genericNode').count(),
    connections: await page.locator('.react-flow__edge').count(),
    overlaps: await findOverlaps(page),
    // Components that could not ask their provider complain too: there is nobody to ask here.
    complaints: await page.getByText(/connections were removed|went wrong/).allTextContents(),
  };
}

async function show(page: Page, url: string, id: string, expected: Expected): Promise<void> {
  if (page.url().startsWith(`${url}/flow/`) && !expected.newFiles) {
    try {
      await switchTo(page, `/flow/${id}`);
      await waitUntilDrawn(page, expected, 45_000);
      return;
    } catch {
      // The editor went another way, for example because a flow was not saved: begin anew.
    }
  }
  await page.goto(`${url}/flow/${id}`);
  await waitUntilDrawn(page, expected, patience);
}

/** Like a link inside the editor: loading all its scripts anew takes much longer than the flow. */
async function switchTo(page: Page, path: string): Promise<void> {
  // The editor opens only flows of its list; it reads the list again when the window gets the focus.
  const listed = page.waitForResponse((response) =>
    response.url().includes('components_only=true'),
  );
  await page.evaluate(() => globalThis.dispatchEvent(new Event('visibilitychange')));
  await (await listed).finished();
  await page.evaluate(
    (target) =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            history.pushState(null, '', target);
            globalThis.dispatchEvent(new PopStateEvent('popstate'));
            resolve();
          }),
        ),
      ),
    path,
  );
}

async function waitUntilDrawn(
  page: Page,
  {cards, connections}: Expected,
  timeout: number,
): Promise<void> {
  for (const card of cards) {
    await page
      .locator(`.react-flow__node[data-id="${card}"]`)
      .waitFor({state: 'attached', timeout});
  }
  if (connections === 0) {
    return;
  }
  // Connections come after the cards that they end at. Fewer than expected is a result, not an accident.
  await page
    .locator('.react-flow__edge')
    .nth(connections - 1)
    .waitFor({state: 'attached', timeout: 60_000})
    .catch(() => undefined);
}

function findOverlaps(page: Page): Promise<string[]> {
  return page.locator('.react-flow__node').evaluateAll((nodes) => {
    const boxes = nodes.map((node) => ({
      name: node.getAttribute('data-id') ?? '',
      box: node.getBoundingClientRect(),
    }));
    return boxes.flatMap(({name, box}, index) =>
      boxes
        .slice(index + 1)
        .filter(
          ({box: other}) =>
            box.left < other.right &&
            other.left < box.right &&
            box.top < other.bottom &&
            other.top < box.bottom,
        )
        .map((other) => `${name} / ${other.name}`),
    );
  });
}
