import type {Page} from '@playwright/test';
import {expect, open, test} from '../support/test';

const menuFile = /\/assets\/menu\.[^/]+\.json$/;

/** The menu is asked for and not answered until the returned function is called. */
async function holdMenu(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(menuFile, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test.describe('the menu of the guides', {tag: '@static-routes'}, () => {
  test('is at first what the page shows, and all of it a moment later', async ({page}) => {
    const release = await holdMenu(page);
    await open(page, '/deployment-kubernetes-prod');
    const sidebar = page.locator('.theme-doc-sidebar-menu');
    const trail = page.getByRole('navigation', {name: '页面路径'});
    await expect(sidebar.locator('a[aria-current="page"]')).toBeVisible();
    await expect(trail.getByRole('link')).toHaveCount(4);

    const category = sidebar.getByRole('button', {name: '开始使用', exact: true});
    await category.click();
    await expect(sidebar.getByText('正在加载…')).toBeVisible();
    release();
    await expect(sidebar.getByRole('link', {name: '快速入门', exact: true})).toBeVisible();
    await expect(sidebar.getByText('正在加载…')).toHaveCount(0);
    await expect(category).toHaveAttribute('aria-expanded', 'true');
    await expect(sidebar.locator('a[aria-current="page"]')).toBeVisible();
    await expect(trail.getByRole('link')).toHaveCount(4);
  });

  test('is waited for by the next page, which shows its own place in it', async ({page}) => {
    const release = await holdMenu(page);
    await open(page, '/about-langflow');
    await page.locator('.pagination-nav__link--next').click();
    await expect(page).toHaveURL('/get-started-installation');
    const sidebar = page.locator('.theme-doc-sidebar-menu');
    const title = page.getByRole('heading', {level: 1});
    await expect(title).not.toHaveText('安装 Langflow');
    release();
    await expect(title).toHaveText('安装 Langflow');
    await expect(sidebar.locator('a[aria-current="page"]')).toHaveText('安装');
  });

  test('is whole on pages that have none of their own to begin with', async ({page}) => {
    await open(page, '/api/create-flow');
    await page.locator('.navbar__brand').click();
    const sidebar = page.locator('.theme-doc-sidebar-menu');
    await sidebar.getByRole('button', {name: '开始使用', exact: true}).click();
    await expect(sidebar.getByRole('link', {name: '快速入门', exact: true})).toBeVisible();
  });
});

test.describe('a menu that is gone after a deploy', {tag: '@static-routes'}, () => {
  test.use({tolerant: true});

  test('keeps nobody from the next page', async ({page}) => {
    await page.route(menuFile, (route) => route.fulfill({status: 404}));
    await open(page, '/about-langflow');
    await page.locator('.pagination-nav__link--next').click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('安装 Langflow');
    await expect(page.locator('.theme-doc-sidebar-menu a[aria-current="page"]')).toHaveText('安装');
  });
});

test.describe('the menu of a phone', {tag: '@static-routes'}, () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true});

  test('opens at the place of the page, and lists every page', async ({page}) => {
    await open(page, '/get-started-quickstart');
    await page.getByRole('button', {name: '切换导航栏'}).click();
    const menu = page.locator('.navbar-sidebar');
    await expect(menu.locator('.theme-doc-sidebar-menu a[aria-current="page"]')).toHaveText(
      '快速入门',
    );
    await menu.getByRole('button', {name: '开发', exact: true}).click();
    await expect(menu.getByRole('link', {name: '数据类型', exact: true})).toBeVisible();
  });
});
