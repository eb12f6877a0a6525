import {test as base, expect, type Page} from '@playwright/test';

export {expect};

/** Everything a page said or asked for that a healthy page does not. */
export interface PageFaults {
  console: string[];
  thirdParty: string[];
}

export function watchFaults(page: Page): PageFaults {
  const faults: PageFaults = {console: [], thirdParty: []};
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) {
      faults.console.push(`${message.type()}: ${message.text()}`);
    }
  });
  page.on('pageerror', (error) => faults.console.push(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    const {hostname, protocol} = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== 'localhost') {
      faults.thirdParty.push(request.url());
    }
  });
  return faults;
}

/** Every test fails on a console error, a warning, or a request to another host, unless it expects them. */
export const test = base.extend<{faults: PageFaults; tolerant: boolean}>({
  tolerant: [false, {option: true}],
  faults: [
    async ({page, tolerant}, use) => {
      const faults = watchFaults(page);
      await use(faults);
      if (!tolerant) {
        expect(faults).toEqual({console: [], thirdParty: []});
      }
    },
    {auto: true},
  ],
});

/**
 * Everything that the page has asked for so far is known afterwards: requests are reported in order, and this one
 * is the last. For tests that say that something is not asked for.
 */
export async function passRequestBarrier(page: Page): Promise<void> {
  const last = page.waitForResponse('**/img/logo-light.svg?barrier');
  await page.evaluate(() => {
    const base = document.querySelector<HTMLImageElement>('.navbar__logo img')!.src;
    return fetch(new URL('logo-light.svg?barrier', base)).then((response) => response.text());
  });
  await last;
}

/** The reader saves data, so that what a click needs is asked for after the click. Before the page is opened. */
export async function fetchNothingAhead(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', {
      value: {saveData: true, effectiveType: '4g'},
      configurable: true,
    }),
  );
}

/** The page is interactive: Docusaurus marks the document after hydration. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('html[data-has-hydrated="true"]').waitFor();
}

/**
 * From now on time passes only as the test says: messages that go away by themselves stay while it looks at them.
 * `page.clock.install()` comes first, before the page is opened.
 */
export const holdTime = (page: Page): Promise<void> => page.clock.pauseAt(Date.now() + 3_600_000);
