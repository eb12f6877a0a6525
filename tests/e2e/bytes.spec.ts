import {gzipSync} from 'node:zlib';
import {expect, open, test} from '../support/test';

/** Counted, not timed: what the browser fetches as script for a first view. */
const budget = 140 * 1024;

for (const path of ['/get-started-quickstart', '/components-processing']) {
  test(`the first view of ${path} needs at most 140 KB of script (gzip)`, async ({page}) => {
    const scripts: Promise<number>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') {
        scripts.push(response.body().then((body) => gzipSync(body, {level: 9}).length));
      }
    });
    await open(page, path);
    await page.waitForLoadState('networkidle');
    const total = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0);
    test.info().annotations.push({type: 'bytes', description: String(total)});
    expect(total).toBeLessThanOrEqual(budget);
  });
}
