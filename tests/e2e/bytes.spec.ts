import {gzipSync} from 'node:zlib';
import type {Page} from '@playwright/test';
import {expect, open, test} from '../support/test';

/** Counted, not timed: what the browser fetches as script for a first view. */
const budget = 140_000;

async function countScriptBytes(page: Page, path: string): Promise<number> {
  const scripts: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') {
      scripts.push(response.body().then((body) => gzipSync(body, {level: 9}).length));
    }
  });
  await open(page, path);
  await page.waitForLoadState('networkidle');
  const total = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0);
  test.info().annotations.push({type: 'bytes', description: `${path} ${total}`});
  return total;
}

for (const path of ['/', '/get-started-quickstart', '/components-processing']) {
  test(`the first view of ${path} needs at most 140 KB of script (gzip)`, async ({page}) => {
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
