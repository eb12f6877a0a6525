import {expect, open, test} from '../support/test';

// The browser reports the 404 status of unknown paths on the console.
test.use({tolerant: true});

const notFound = '找不到页面 page not found';
const malformed = ['%', '%f', '%ff', '%zz', 'a%E5%AE', '100%'];

test('an unknown path under /api/ is the not-found page, opened and reached by a link', async ({
  page,
  faults,
}) => {
  await open(page, '/api/no-such-operation');
  const title = page.getByRole('heading', {level: 1});
  await expect(title).toHaveText(notFound);
  expect(faults.console.filter((fault) => /hydrat/i.test(fault))).toEqual([]);

  await open(page, '/about-langflow');
  await page
    .locator('.static-html a[href^="/"]')
    .first()
    .evaluate((link) => {
      link.setAttribute('href', '/api/no-such-operation');
      (link as HTMLElement).click();
    });
  await expect(title).toHaveText(notFound);
});

test('an unknown path stays unknown when the reader comes back to it, and a page in other letters is not it', async ({
  page,
}) => {
  const title = page.getByRole('heading', {level: 1});
  await open(page, '/Webhook');
  await expect(title).toHaveText(notFound);
  await page.getByRole('main').getByRole('link', {name: '用 Webhook 触发流程'}).click();
  await expect(title).toHaveText('用 Webhook 触发流程');
  await page.goBack();
  await expect(title).toHaveText(notFound);
  await page.goForward();
  await expect(title).toHaveText('用 Webhook 触发流程');
});

for (const path of ['/100%25', '/%ff', '//x/a.html']) {
  test(`the path ${path} is the not-found page, which goes on working`, async ({page, baseURL}) => {
    const uncaught: string[] = [];
    page.on('pageerror', (error) => uncaught.push(error.message));
    // The server refuses some of these itself; elsewhere it is the site that meets them.
    await page.route(`${baseURL}${path}`, async (route) => {
      const response = await route.fetch({url: `${baseURL}/404.html`});
      await route.fulfill({response, status: 404});
    });
    await open(page, `${baseURL}${path}`);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(notFound);
    await expect(page.locator('#base-url-banner')).toHaveCount(0);
    await page.evaluate(() => (window.location.hash = 'somewhere'));
    await page.getByRole('link', {name: '返回首页'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('用流程搭建 AI 应用');
    expect(uncaught).toEqual([]);
  });
}

for (const path of ['/about-langflow', '/api/health', '/search']) {
  test(`${path} survives hashes that cannot be decoded: opened, typed and by a link`, async ({
    page,
  }) => {
    const uncaught: string[] = [];
    page.on('pageerror', (error) => uncaught.push(error.message));
    await page.goto(path);
    const title = await page.getByRole('heading', {level: 1}).textContent();
    for (const hash of malformed) {
      await open(page, `${path}?opened=${malformed.indexOf(hash)}#${hash}`);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(title!);
      await page.evaluate((next) => (window.location.hash = next), `${hash}typed%`);
      await expect(page).toHaveURL(/typed%25$/);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(title!);
    }
    expect(uncaught).toEqual([]);
  });
}

test('a link with a hash that cannot be decoded opens its page', async ({page}) => {
  await open(page, '/about-langflow');
  for (const hash of malformed) {
    await page
      .locator('.static-html a[href^="/"]')
      .first()
      .evaluate((link, value) => {
        link.setAttribute('href', `/about-langflow#${value}`);
        (link as HTMLElement).click();
      }, hash);
    await expect(page).toHaveURL(new RegExp(`#.*%25`));
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Langflow 是什么');
  }
});
