import {serveFolder} from '../support/staticServer';
import {expect, holdTime, open, test} from '../support/test';

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

test.describe('code that loads on demand', () => {
  // The browser reports each request that the tests refuse.
  test.use({tolerant: true});
  const scripts = /\/assets\/js\//;

  test('shows a spinner after 200 ms, and nothing before', async ({page}) => {
    await page.clock.install();
    await open(page, '/about-langflow');
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(scripts, async (route) => {
      await released;
      await route.continue();
    });
    await holdTime(page);
    await page
      .getByRole('button', {name: /搜索文档/})
      .first()
      .click();
    const spinner = page.getByRole('status', {name: '正在加载…'});
    await page.clock.runFor(199);
    await expect(spinner).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(spinner).toBeVisible();
    await page.clock.resume();
    release();
    await expect(page.getByRole('searchbox')).toBeVisible();
    await expect(spinner).toHaveCount(0);
  });

  test('shows the error in a red box, and Retry loads it', async ({page}) => {
    await open(page, '/about-langflow');
    await page.route(scripts, (route) => route.abort());
    await page.keyboard.press('Control+k');
    const failure = page.getByRole('alert').filter({hasText: '加载失败'});
    await expect(failure).toHaveCSS('background-color', 'rgb(179, 17, 27)');
    await page.keyboard.press('Escape');
    await expect(failure).toBeHidden();
    await page.keyboard.press('Control+k');
    await expect(failure).toBeVisible();
    await page.unroute(scripts);
    await failure.getByRole('button', {name: '重试 Retry'}).click();
    await expect(page.getByRole('searchbox')).toBeFocused();
    await expect(failure).toHaveCount(0);
  });

  test('that the first view needs: its words stay, with the error and Retry above them', async ({
    page,
  }) => {
    await page.route(scripts, (route) =>
      /main\.[0-9a-f]+\.js$/.test(route.request().url()) ? route.continue() : route.abort(),
    );
    await page.goto('/about-langflow');
    const failure = page.getByRole('alert').filter({hasText: '加载失败'});
    await expect(failure).toBeVisible();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Langflow 是什么');
    await page.unroute(scripts);
    await failure.getByRole('button', {name: '重试 Retry'}).click();
    await page.locator('html[data-has-hydrated="true"]').waitFor();
    await expect(failure).toHaveCount(0);
  });
});

test('an address with .html is that of the page, from a server that does not correct it', async ({
  page,
}) => {
  const server = await serveFolder('build');
  try {
    for (const path of ['/about-langflow.html?from=mail#flow', '/index.html']) {
      await open(page, `${server.url}${path}`);
      await expect(page).toHaveURL(`${server.url}${path.replace(/(?:index)?\.html/, '')}`);
    }
  } finally {
    server.close();
  }
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

test.describe('a crash outside the content of a page', () => {
  test.use({tolerant: true});
  test('is the same page in Chinese, its message shown on trying again', async ({page}) => {
    await page.addInitScript(() => {
      // The navbar asks for it whenever it is drawn.
      Object.defineProperty(window, 'pageXOffset', {
        get() {
          if ('crash' in window) {
            throw new Error('滚动的位置读不到');
          }
          return 0;
        },
      });
    });
    await open(page, '/about-langflow');
    await page.evaluate(() => Object.assign(window, {crash: true}));
    // Another kind of page has a layout, and so a navbar, of its own.
    await page.locator('nav.navbar').getByRole('link', {name: 'API 参考'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(
      '页面崩溃了。 This page crashed.',
    );
    await expect(page).toHaveTitle('页面崩溃了。 · This page crashed.');
    await expect(page.getByText('滚动的位置读不到')).toBeHidden();
    const tryAgain = page.getByRole('button', {name: /再试一次 Try again/});
    await tryAgain.click();
    await expect(page.getByText('滚动的位置读不到')).toBeVisible();
    await expect(page.getByRole('link', {name: '返回首页'})).toHaveAttribute('href', '/');
    await page.evaluate(() => delete (window as {crash?: boolean}).crash);
    await tryAgain.click();
    await expect(page.locator('nav.navbar')).toBeVisible();
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
