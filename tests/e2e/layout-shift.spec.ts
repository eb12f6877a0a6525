import {expect, test} from '@playwright/test';

test.use({viewport: {width: 1280, height: 900}});

for (const address of ['/components-vector-stores', '/api']) {
  test(`the words of ${address} stand where they stay before the table of contents has arrived`, async ({
    page,
  }) => {
    // The order of the document: on a long page everything up to here is shown first.
    await page.route(`**${address}`, async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const column = html.search(/<div class="?col col--3/);
      expect(column).toBeGreaterThan(0);
      await route.fulfill({response, body: html.slice(0, column)});
    });
    // The scripts would put the rest there.
    await page.route('**/*.js', (route) => route.abort());
    await page.goto(address);
    const first = await page.locator('main article').boundingBox();
    await page.unrouteAll();
    await page.goto(address);
    await expect(page.locator('main .theme-doc-toc-desktop')).toBeVisible();
    const whole = await page.locator('main article').boundingBox();
    expect({x: first?.x, width: first?.width}).toEqual({x: whole?.x, width: whole?.width});
  });
}
