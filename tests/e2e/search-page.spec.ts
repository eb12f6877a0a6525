import {expect, open, test} from '../support/test';

test('Back from a result leads to the same place in the same results', async ({page}) => {
  await open(page, '/search?q=组件');
  const results = page.getByRole('main').locator('ol > li');
  await expect(page.getByText(/^找到 \d+ 条结果$/)).toBeVisible();
  await page.getByRole('button', {name: '再显示 20 条'}).click();
  await expect(results).toHaveCount(40);
  const chosen = results.nth(25);
  await chosen.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => window.scrollY);
  expect(scrolled).toBeGreaterThan(500);
  const title = await page.getByRole('heading', {level: 1}).textContent();
  await chosen.getByRole('link').click();
  await expect(page.getByRole('heading', {level: 1})).not.toHaveText(title!);
  await page.goBack();
  await expect(results).toHaveCount(40);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);
});

test('the column is equally wide with many results, with none and with none asked for', async ({
  page,
}) => {
  const widths: number[] = [];
  const main = page.getByRole('main');
  for (const [query, words] of [
    ['agent', /找到 \d+ 条结果/],
    ['zzqqxxyy', /没有找到与/],
    ['', /输入关键词/],
  ] as const) {
    await open(page, `/search?q=${query}`);
    await expect(main).toContainText(words);
    widths.push((await main.boundingBox())!.width);
  }
  expect(new Set(widths).size).toBe(1);
});

test('a field of an object type is found by its name, and its line opened', async ({page}) => {
  await open(page, '/search?q=ApiKeyRead%20total_uses');
  await expect(page.getByText(/^找到 \d+ 条结果$/)).toBeVisible();
  await page.locator('ol > li a[href="/api/types#ApiKeyRead.total_uses"]').click();
  await expect(page).toHaveURL('/api/types#ApiKeyRead.total_uses');
  await expect(page.locator('[id="ApiKeyRead.total_uses"]')).toBeInViewport();
});

test('no count is told before the whole index is there, and then the right one', async ({page}) => {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, {seenCounts: seen});
    new MutationObserver(() => {
      const text = document.querySelector('nav[aria-label="搜索范围"] a')?.textContent;
      if (text && !seen.includes(text)) {
        seen.push(text);
      }
    }).observe(document, {subtree: true, childList: true, characterData: true});
  });
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/search-index/files/**', async (route) => {
    await held;
    await route.continue();
  });
  await open(page, '/search?q=组件');
  const main = page.getByRole('main');
  await expect(main.locator('ol > li').first()).toBeVisible();
  await expect(main.getByText('正在搜索…')).toBeVisible();
  await expect(main.getByText(/找到 \d+ 条结果/)).toHaveCount(0);
  release();
  await expect(main.getByText(/找到 \d+ 条结果/)).toBeVisible();
  const all = await page.getByRole('link', {name: /^全部/}).textContent();
  const seen = await page.evaluate(() => (window as unknown as {seenCounts: string[]}).seenCounts);
  expect(seen).toEqual([all]);
});

test.describe('when the texts do not come', () => {
  // The browser reports each request that the test refuses.
  test.use({tolerant: true});

  test('what titles say is shown, with the reason and a way to try again', async ({page}) => {
    await page.route('**/search-index/files/**', (route) => route.abort());
    await open(page, '/search?q=组件');
    const main = page.getByRole('main');
    const notice = main.getByRole('alert');
    await expect(notice).toContainText('正文没有加载出来');
    await expect(main.locator('ol > li').first()).toBeVisible();
    await expect(main.getByText('正在搜索…')).toHaveCount(0);
    await page.unroute('**/search-index/files/**');
    await notice.getByRole('button', {name: '重试'}).click();
    await expect(main.getByText(/找到 \d+ 条结果/)).toBeVisible();
    await expect(notice).toHaveCount(0);
  });
});

test('the results are limited to guides or to the API, at an address of their own', async ({
  page,
}) => {
  await open(page, '/search?q=文件');
  const scopes = page.getByRole('navigation', {name: '搜索范围'});
  const results = page.getByRole('main').locator('ol > li a');
  const paths = () =>
    results.evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
  await expect(scopes.getByRole('link', {name: /^全部/})).toHaveAttribute('aria-current', 'true');
  await scopes.getByRole('link', {name: /^API（\d+）$/}).click();
  await expect(page).toHaveURL(/\?q=[^&]+&in=api$/);
  await expect
    .poll(async () => (await paths()).every((path) => path.startsWith('/api/')))
    .toBe(true);
  await expect(scopes.getByRole('link', {name: /^API/})).toHaveAttribute('aria-current', 'true');
  const [, count] = /（(\d+)）/.exec(
    (await scopes.getByRole('link', {name: /^API/}).textContent())!,
  )!;
  await expect(page.getByRole('main')).toContainText(`找到 ${count} 条结果`);

  await scopes.getByRole('link', {name: /^指南/}).click();
  await expect
    .poll(async () => {
      const found = await paths();
      return found.length > 0 && found.every((path) => !path.startsWith('/api/'));
    })
    .toBe(true);
  // Another query stays in the same half.
  await page.getByRole('searchbox').fill('流程');
  await expect(page).toHaveURL(/&in=guides$/);
});

test('a first query without results comes with suggestions, in the dialog and on the page', async ({
  page,
}) => {
  await open(page, '/about-langflow');
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', {name: '搜索文档'});
  await dialog.getByRole('searchbox').fill('qzxvkwjqq');
  await expect(dialog.getByText('试试搜索 · Try searching for')).toBeVisible();
  await dialog.getByRole('button', {name: '环境变量'}).click();
  await expect(dialog.locator('.search-dialog__hit').first()).toBeVisible();
  await open(page, '/search?q=qzxvkwjqq');
  await page.getByRole('main').getByRole('link', {name: '环境变量'}).click();
  await expect(page).toHaveURL(/\/search\?q=%E7%8E%AF%E5%A2%83%E5%8F%98%E9%87%8F$/);
  await expect(page.getByRole('main').locator('ol > li').first()).toBeVisible();
});

test('“重启之后” finds something', async ({page}) => {
  await open(page, `/search?q=${encodeURIComponent('重启之后')}`);
  await expect(page.getByRole('main').locator('ol > li').first()).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});
  test('the search page says what to do, and no page shows a button that does nothing', async ({
    page,
  }) => {
    await page.goto('/search');
    const main = page.getByRole('main');
    const advice = main.locator('noscript p');
    await expect(advice).toBeVisible();
    await expect(advice).toContainText('搜索需要 JavaScript');
    await expect(main.getByRole('link', {name: '返回首页'})).toHaveAttribute('href', '/');
    for (const path of ['/search', '/get-started-quickstart', '/api/health', '/']) {
      await page.goto(path);
      await expect(page.locator('button:visible')).toHaveCount(0);
      await expect(page.locator('input:visible')).toHaveCount(0);
    }
  });
});
