import {expect, test, watchFaults} from '../support/test';
import {sitemapPaths} from '../support/routes';

const paths = sitemapPaths();
const batchSize = 24;

/** No ignore list: a console error, a warning, a hydration error or a third-party request is a fault. */
for (let start = 0; start < paths.length; start += batchSize) {
  const batch = paths.slice(start, start + batchSize);
  test(`routes ${start + 1} to ${start + batch.length} load without a fault`, async ({page}) => {
    test.setTimeout(180_000);
    for (const path of batch) {
      const faults = watchFaults(page);
      await page.goto(path);
      await page.locator('html[data-has-hydrated="true"]').waitFor();
      await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
      expect({path, ...faults}).toEqual({path, console: [], thirdParty: []});
      page.removeAllListeners();
    }
  });
}
