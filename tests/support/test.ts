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

/** The page is interactive: Docusaurus marks the document after hydration. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('html[data-has-hydrated="true"]').waitFor();
}
