import {gzipSync} from 'node:zlib';
import type {Page, Request} from '@playwright/test';
import {expect, open, test} from '../support/test';

/** Counted, not timed: what the browser fetches as script for a first view. */
const budget = 82_000;

async function countScriptBytes(page: Page, path: string): Promise<number> {
  const scripts: Promise<number>[] = [];
  const count = (request: Request) => {
    if (request.resourceType() === 'script') {
      scripts.push(
        request
          .response()
          .then((response) => response!.body())
          // Zooming comes a second after the page works, which slow machines reach late.
          .then((body) => (body.includes('medium-zoom') ? 0 : gzipSync(body, {level: 9}).length)),
      );
    }
  };
  page.on('request', count);
  await open(page, path);
  // What comes after the page works (pictures to zoom, the menu fetched ahead) is not part of its first view.
  page.off('request', count);
  const total = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0);
  test.info().annotations.push({type: 'bytes', description: `${path} ${total}`});
  return total;
}

for (const path of ['/', '/get-started-quickstart', '/components-processing']) {
  test(`the first view of ${path} needs at most 82 KB of script (gzip)`, async ({page}) => {
    expect(await countScriptBytes(page, path)).toBeLessThanOrEqual(budget);
  });
}

test('an operation of the API needs at most 5% more script than a guide page', async ({
  browser,
}) => {
  const measure = async (path: string): Promise<number> =>
    countScriptBytes(await (await browser.newContext()).newPage(), path);
  const guide = await measure('/get-started-quickstart');
  expect(await measure('/api/simplified-run-flow')).toBeLessThanOrEqual(guide * 1.05);
});
