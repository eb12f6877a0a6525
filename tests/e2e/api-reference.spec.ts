import {operationRoutes} from '../support/routes';
import {expect, open, test} from '../support/test';

test('the overview filters operations by name, path or method and says how many are left', async ({
  page,
}) => {
  await open(page, '/api');
  const items = page.locator('.api-list__item:visible');
  await expect(items).toHaveCount(operationRoutes().length);
  await page.getByRole('searchbox', {name: '按名称、路径或方法筛选'}).fill('webhook');
  await expect(items).toHaveCount(1);
  await expect(items).toContainText('/api/v1/webhook/{flow_id_or_name}');
  await expect(page.locator('.api-filter__count')).toContainText('1');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/api/webhook-run-flow');
});

test('an operation shows method, path, parameters, samples and its place in the sidebar', async ({
  page,
}) => {
  await open(page, '/api/update-flow');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('修改流程');
  const article = page.locator('.markdown');
  await expect(article).toContainText('PATCH');
  await expect(article).toContainText('/api/v1/flows/{flow_id}');
  await expect(page.locator('.theme-doc-sidebar-container a[aria-current="page"]')).toHaveAttribute(
    'href',
    '/api/update-flow',
  );
  await page.getByRole('tab', {name: 'Go'}).click();
  await expect(page.getByRole('tabpanel')).toContainText('http.NewRequest');
});

test('the chosen language is shared with the guides', async ({page}) => {
  await open(page, '/api/update-flow');
  await page.getByRole('tab', {name: 'curl'}).click();
  await open(page, '/get-started-quickstart');
  await expect(page.getByRole('tab', {name: 'curl'}).first()).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

test('the path can be copied, and the whole address with the reader’s server', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await open(page, '/api/update-flow');
  await page.getByRole('button', {name: '复制路径'}).click();
  await expect.poll(clipboard).toBe('/api/v1/flows/{flow_id}');
  await page.locator('details.api-environment > summary').click();
  await page.locator('[data-api-server-input]').fill('https://flows.example.cn');
  await page.getByRole('button', {name: '复制完整地址'}).click();
  await expect.poll(clipboard).toBe('https://flows.example.cn/api/v1/flows/{flow_id}');
});

test('on a wide screen text and samples are equally wide, and the section bar stays off the code', async ({
  page,
}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await open(page, '/api/simplified-run-flow');
  const widthOf = async (selector: string) =>
    (await page.locator(selector).boundingBox())?.width ?? 0;
  const text = await widthOf('.api-operation__text');
  expect(Math.abs(text - (await widthOf('.api-operation__samples')))).toBeLessThan(2);
  await page.locator('.api-operation__text h2').last().scrollIntoViewIfNeeded();
  const bar = await page.locator('.api-contents').boundingBox();
  const samples = await page.locator('.api-operation__samples').boundingBox();
  expect((bar?.x ?? 0) + (bar?.width ?? 0)).toBeLessThanOrEqual(samples?.x ?? 0);
});

test('beside the text no line of code is cut', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await open(page, '/api/simplified-run-flow');
  const samples = page.locator('.api-operation__samples');
  for (const language of ['Python', 'TypeScript', 'curl', 'Go', 'TypeScript 客户端']) {
    await samples.getByRole('tab', {name: language, exact: true}).click();
    const overflow = await samples
      .locator('.tabs__panel--active pre')
      .evaluate((pre) => pre.scrollWidth - pre.clientWidth);
    expect(overflow, language).toBeLessThanOrEqual(1);
  }
});

for (const width of [641, 820, 1000, 1100, 1280, 1440]) {
  test(`at ${width} px the help button has a strip to itself beside all code`, async ({page}) => {
    await page.setViewportSize({width, height: 800});
    for (const path of ['/api/simplified-run-flow', '/get-started-quickstart']) {
      await open(page, path);
      const button = (await page.locator('.help-button').boundingBox())!;
      const ends = await page
        .locator('.code:visible, .table:visible, .flow:visible')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right));
      expect(ends.length).toBeGreaterThan(2);
      expect(Math.max(...ends), path).toBeLessThanOrEqual(button.x);
    }
  });
}

test('the wheel moves the page wherever the pointer is, also over the samples', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 700});
  await open(page, '/api/simplified-run-flow');
  const scrollers = await page
    .locator('.api-operation__samples, .api-operation__samples *')
    .evaluateAll((all) =>
      all
        .filter((one) => one.scrollHeight > one.clientHeight + 1)
        .filter((one) => /auto|scroll/.test(getComputedStyle(one).overflowY))
        .map((one) => one.tagName),
    );
  expect(scrollers).toEqual([]);
  const code = (await page.locator('.api-operation__samples .code:visible').first().boundingBox())!;
  await page.mouse.move(code.x + code.width / 2, code.y + 60);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(200);
});

test('the samples accompany the text to its end, and their link leads back to them', async ({
  page,
}) => {
  await page.setViewportSize({width: 1280, height: 700});
  await open(page, '/api/simplified-run-flow');
  await page.locator('#guides').scrollIntoViewIfNeeded();
  await expect(page.locator('.api-operation__samples > :last-child')).toBeInViewport();
  await page.locator('.api-contents a[href="#samples"]').click();
  await expect(page.locator('#samples')).toBeInViewport();
  await expect(page.locator('.api-operation__samples .tabs__list')).toBeInViewport();
});

test('the official client has a tab, and where it has none its readers see TypeScript', async ({
  page,
}) => {
  await open(page, '/api/upload-user-file-1');
  const client = page.getByRole('tab', {name: 'TypeScript 客户端'});
  await client.click();
  await expect(page.locator('.tabs__panel--active')).toContainText('client.files.upload(file)');
  await open(page, '/api/create-flow');
  await expect(page.getByRole('tab', {name: 'TypeScript', exact: true})).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

test('on a phone the samples are one tap away on the first screen', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, '/api/simplified-run-flow');
  const link = page.locator('.api-contents a[href="#samples"]');
  await expect(link).toBeInViewport();
  await link.click();
  await expect(page.locator('#samples')).toBeInViewport();
});

test('on a phone the links of the section bar are large enough and lead to the samples first', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, '/api/simplified-run-flow');
  const links = page.locator('.api-contents a');
  await expect(links.first()).toHaveAttribute('href', '#samples');
  for (const link of await links.all()) {
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
});

test('expand all opens every nested field, and a link to a field opens its ancestors', async ({
  page,
}) => {
  await open(page, '/api/simplified-run-flow');
  const closed = page.locator('[data-api-tree] details:not([open])');
  expect(await closed.count()).toBeGreaterThan(0);
  const id = await page
    .locator('[data-api-tree] details:not([open]) [id]')
    .first()
    .getAttribute('id');
  for (const button of await page.locator('[data-api-expand]').all()) {
    await button.click();
  }
  await expect(closed).toHaveCount(0);
  await page.reload();
  await expect(page.locator(`[id="${id}"]`)).toBeHidden();
  await open(page, `/api/simplified-run-flow?linked#${id}`);
  await expect(page.locator(`[id="${id}"]`)).toBeVisible();
});

test('the server address is kept in the browser and changes the text only', async ({page}) => {
  await open(page, '/api/update-flow');
  await page.locator('details.api-environment > summary').click();
  await page.locator('[data-api-server-input]').fill('https://flows.example.cn');
  await open(page, '/api/simplified-run-flow');
  await expect(page.locator('[data-api-server]').first()).toHaveText('https://flows.example.cn');
});

test('no page of the reference has a form', async ({page}) => {
  await open(page, '/api/login-to-get-access-token');
  await expect(page.locator('form')).toHaveCount(0);
});
