import {expect, open, test} from '../support/test';

test.describe('an unknown path', () => {
  // The browser itself reports the 404 status on the console.
  test.use({tolerant: true});
  test('answers 404 with the not-found page, advice, suggestions and search', async ({page}) => {
    const response = await page.goto('/get-started-instalation');
    expect(response!.status()).toBe(404);
    await page.locator('html[data-has-hydrated="true"]').waitFor();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('找不到页面 page not found');
    await expect(page).toHaveTitle(/page not found/);
    await expect(page.getByText('请联系该网站的所有者')).toBeVisible();
    await expect(page.getByRole('link', {name: '安装 Langflow'})).toHaveAttribute(
      'href',
      '/get-started-installation',
    );
    await page.getByRole('main').getByRole('button', {name: '搜索文档'}).click();
    await expect(page.getByRole('searchbox')).toBeFocused();
  });
});

test.describe('a page that crashes', () => {
  test.use({tolerant: true});
  test('says so, and trying again reveals the message and its causes or recovers', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const width = window.innerWidth;
      Object.defineProperty(window, 'innerWidth', {
        get() {
          if ('crash' in window) {
            throw new Error('窗口宽度读不到', {cause: new Error('测试里的根本原因')});
          }
          return width;
        },
      });
    });
    await open(page, '/about-langflow');
    await page.evaluate(() => Object.assign(window, {crash: true}));
    await page.locator('.pagination-nav__link--next').click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(
      '页面崩溃了。 This page crashed.',
    );
    await expect(page.getByText('测试里的根本原因')).toBeHidden();
    await page.getByRole('button', {name: /再试一次 Try again/}).click();
    await expect(page.getByText('窗口宽度读不到')).toBeVisible();
    await expect(page.getByText('测试里的根本原因')).toBeVisible();
    await page.evaluate(() => delete (window as {crash?: boolean}).crash);
    await page.getByRole('button', {name: /再试一次 Try again/}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('安装 Langflow');
  });
});

test.describe('storage', () => {
  // Docusaurus logs once that it has no storage, as specified.
  test.use({tolerant: true});
  test('a browser storage that throws behaves as empty', async ({page}) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto('/samples');
    await page.locator('html[data-has-hydrated="true"]').waitFor();
    await page.getByRole('tab', {name: 'TypeScript'}).first().click();
    await expect(page.getByRole('tab', {name: 'TypeScript'}).first()).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await page.getByRole('button', {name: /切换颜色模式/}).click();
    expect(errors).toEqual([]);
  });
});
