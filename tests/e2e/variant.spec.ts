import {serveFolder} from '../support/staticServer';
import {expect, open, test} from '../support/test';
import {variant} from '../support/variant';

test.use({baseURL: variant.url});

test('under another base URL pages, links and navigation work', async ({page}) => {
  await open(page, variant.url);
  await page.locator('.markdown a[href="/langflow/about-langflow"]').first().click();
  await expect(page).toHaveURL(`${variant.url}about-langflow`);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Langflow 是什么');
  await page.locator('.pagination-nav__link--next').click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('安装 Langflow');
});

test('a guide page links to its source for editing', async ({page}) => {
  await open(page, `${variant.url}about-langflow`);
  await expect(page.getByRole('link', {name: '编辑此页'})).toHaveAttribute(
    'href',
    'https://example.org/edit/main/docs/get-started/about-langflow.mdx',
  );
});

test('the announcement bar can be closed and stays closed until its id changes', async ({page}) => {
  await open(page, variant.url);
  const bar = page.getByRole('banner').filter({hasText: '文档已更新到 1.5 版'});
  await expect(bar).toBeVisible();
  await bar.getByRole('button', {name: '关闭'}).click();
  await expect(bar).toBeHidden();
  await open(page, `${variant.url}about-langflow`);
  await expect(bar).toBeHidden();
  // What a reader's browser holds when an older announcement was dismissed.
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.includes('announcement.id'))!;
    localStorage.setItem(key, 'release-1.4');
  });
  await page.reload();
  await expect(bar).toBeVisible();
});

test('stored values that no announcement has show it, run nothing, and it can be closed', async ({
  page,
}) => {
  await open(page, variant.url);
  const bar = page.getByRole('banner').filter({hasText: '文档已更新到 1.5 版'});
  const hostile = '"><img src=x onerror="window.ran = true">';
  for (const value of [hostile, '__proto__', '', '{"a":1}']) {
    await page.evaluate((text) => {
      Object.keys(localStorage)
        .filter((name) => name.includes('announcement'))
        .forEach((name) => localStorage.setItem(name, text));
    }, value);
    await page.reload();
    await page.locator('html[data-has-hydrated="true"]').waitFor();
    await expect(bar).toBeVisible();
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  }
  await bar.getByRole('button', {name: '关闭'}).click();
  await expect(bar).toBeHidden();
});

test('with the switch disabled there is no toggle and a stored choice is deleted', async ({
  page,
}) => {
  await open(page, variant.url);
  await expect(page.getByRole('button', {name: /切换颜色模式/})).toHaveCount(0);
  const themeKeys = () =>
    page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('theme')));
  const [namespace] = await page.evaluate(() =>
    Object.keys(localStorage).flatMap((name) => /announcement\.id(.*)$/.exec(name)?.[1] ?? []),
  );
  await page.evaluate((suffix) => localStorage.setItem(`theme${suffix ?? ''}`, 'dark'), namespace);
  expect(await themeKeys()).toHaveLength(1);
  await page.reload();
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  await expect.poll(themeKeys).toEqual([]);
});

test.describe('mounted under the wrong path', () => {
  test.use({tolerant: true});
  test('the page says that the site did not load properly and what would be right', async ({
    page,
  }) => {
    const server = await serveFolder(variant.directory);
    await page.goto(`${server.url}/about-langflow`);
    const banner = page.locator('#base-url-banner');
    await expect(banner).toContainText(
      '站点没有正确加载 · Your Docusaurus site did not load properly.',
    );
    await expect(banner).toContainText('/langflow/');
    await expect(banner).toContainText('建议改为：/（');
    server.close();
  });
});
