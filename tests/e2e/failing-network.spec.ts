import type {Page} from '@playwright/test';
import {serveFolder} from '../support/staticServer';
import {expect, fetchNothingAhead, open, test} from '../support/test';

// The browser reports each request that the tests refuse.
test.use({tolerant: true});

/** Documents asked for from now on: a reload is one. */
function countDocuments(page: Page): {count: number} {
  const documents = {count: 0};
  page.on('request', (request) => (documents.count += Number(request.isNavigationRequest())));
  return documents;
}

test.beforeEach(({page}) => fetchNothingAhead(page));

const scripts = /\/assets\/js\//;

test.describe('without network', () => {
  test('a click keeps the page and says so, and the next page opens when the network returns', async ({
    page,
    context,
  }) => {
    await open(page, '/about-langflow');
    await page.evaluate(() => Object.assign(window, {stillHere: true}));
    await context.setOffline(true);
    await page.locator('.pagination-nav__link--next').click();
    const notice = page.getByRole('alert').filter({hasText: '连不上网站'});
    await expect(notice).toBeVisible();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Langflow 是什么');
    await notice.getByRole('button', {name: '重试'}).click();
    await expect(notice).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('安装 Langflow');
    await expect(notice).toHaveCount(0);
    expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
  });

  test('going back takes the notice away, and the page can be asked for again', async ({
    page,
    context,
  }) => {
    await open(page, '/about-langflow');
    await context.setOffline(true);
    const next = page.locator('.pagination-nav__link--next');
    await next.click();
    const notice = page.getByRole('alert').filter({hasText: '连不上网站'});
    await expect(notice).toBeVisible();
    await page.goBack();
    await expect(notice).toHaveCount(0);
    await context.setOffline(false);
    await next.click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('安装 Langflow');
  });

  test('an unknown address is kept until the site can say that it has no such page', async ({
    page,
    context,
  }) => {
    await open(page, '/about-langflow');
    const uncaught: string[] = [];
    page.on('pageerror', (error) => uncaught.push(error.message));
    await context.setOffline(true);
    await page
      .locator('.static-html a[href^="/"]')
      .first()
      .evaluate((link) => {
        link.setAttribute('href', '/no-such-page');
        (link as HTMLElement).click();
      });
    await expect(page.getByRole('alert').filter({hasText: '连不上网站'})).toBeVisible();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Langflow 是什么');
    await context.setOffline(false);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('找不到页面 page not found');
    await expect(page.getByRole('link', {name: '返回首页'})).toBeVisible();
    expect(uncaught).toEqual([]);
  });
});

test('a navigation that was given up and then fails leaves the page that is read alone', async ({
  page,
}) => {
  await open(page, '/about-langflow');
  await page.evaluate(() => Object.assign(window, {stillHere: true}));
  let fail = () => {};
  const held = new Promise<void>((resolve) => (fail = resolve));
  await page.route('**/get-started-installation', async (route) => {
    await held;
    await route.abort();
  });
  const asked = page.waitForRequest('**/get-started-installation');
  await page.locator('.pagination-nav__link--next').click();
  const request = await asked;
  await page.goBack();
  await expect(page).toHaveURL('/about-langflow');
  const failed = page.waitForEvent('requestfailed', (other) => other === request);
  fail();
  await failed;
  await page.unroute('**/get-started-installation');
  // What comes next works in the same document: nothing was reloaded.
  await page.locator('.pagination-nav__link--next').click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('安装 Langflow');
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
});

test.describe('the search dialog after a deploy', () => {
  test('loads the page anew once and opens with the query', async ({page}) => {
    await open(page, '/about-langflow');
    await page.evaluate(() => Object.assign(window, {stillHere: true}));
    const documents = countDocuments(page);
    // The document that the reload asks for is the new one, whose scripts are there.
    await page.route(scripts, (route) =>
      documents.count > 0 ? route.continue() : route.fulfill({status: 404, body: 'gone'}),
    );
    await page.evaluate(() =>
      window.dispatchEvent(
        new CustomEvent('langflow-docs:open-search', {detail: {initialQuery: '部署'}}),
      ),
    );
    await expect(page.getByRole('searchbox')).toHaveValue('部署');
    await expect(page.locator('.search-dialog__hit').first()).toBeVisible();
    expect(await page.evaluate(() => 'stillHere' in window)).toBe(false);
    expect(documents.count).toBe(1);
    await page.keyboard.press('Escape');
    await page.reload();
    await page.locator('html[data-has-hydrated="true"]').waitFor();
    await expect(page.getByRole('searchbox')).toHaveCount(0);
  });

  test('does so only once if the script stays away: then it says so', async ({page}) => {
    await open(page, '/about-langflow');
    const firstView = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({name}) => name)
        .filter((name) => name.includes('/assets/js/')),
    );
    const documents = countDocuments(page);
    await page.route(scripts, (route) =>
      firstView.includes(route.request().url())
        ? route.continue()
        : route.fulfill({status: 404, body: 'gone'}),
    );
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('alert').filter({hasText: '加载失败'})).toBeVisible();
    expect(documents.count).toBe(1);
  });

  test('with an index of another version likewise, without a failure to be seen', async ({
    page,
  }) => {
    const failures: string[] = [];
    await page.exposeFunction('tellFailure', (text: string) => failures.push(text));
    await open(page, '/about-langflow');
    await page.evaluate(() => {
      const {tellFailure} = window as unknown as {tellFailure: (text: string) => void};
      new MutationObserver(() => {
        const text = document.querySelector('.search-dialog')?.textContent ?? '';
        if (text.includes('无法获取结果')) {
          tellFailure(text);
        }
      }).observe(document.body, {childList: true, subtree: true, characterData: true});
    });
    const documents = countDocuments(page);
    await page.route('**/search-index/head.txt', async (route) => {
      if (documents.count > 0) {
        await route.continue();
        return;
      }
      const response = await route.fetch();
      const body = (await response.text()).replace(/^langflow-search-head\/\d+/, (magic) =>
        magic.replace(/\d+$/, '999'),
      );
      await route.fulfill({response, body});
    });
    await page.keyboard.press('Control+k');
    const input = page.getByRole('searchbox');
    await input.fill('环境变量');
    await expect(page.locator('.search-dialog__hit').first()).toBeVisible();
    await expect(input).toHaveValue('环境变量');
    expect(documents.count).toBe(1);
    expect(failures).toEqual([]);
  });
});

test.describe('what loads when it is asked for', () => {
  const features: Record<
    string,
    {path: string; use: (page: Page) => Promise<void>; shows: string}
  > = {
    'an enlarged picture of a flow': {
      path: '/samples',
      use: (page) => page.locator('.flow__zoom').first().click(),
      shows: 'dialog.flow-dialog',
    },
    'a folded block of code': {
      path: '/samples',
      use: (page) => page.locator('[data-code-expand]').first().click(),
      shows: '.code__rest >> text=第 31 行',
    },
    'the filter of a table': {
      path: '/environment-variables',
      use: (page) => page.locator('[data-filter-table]').first().fill('LANGFLOW_PORT'),
      shows: '.filterable__count >> text=/\\d/',
    },
    'the list of keys': {
      path: '/about-langflow',
      use: (page) => page.keyboard.press('?'),
      shows: 'dialog[aria-labelledby="keys-title"]',
    },
  };

  for (const [name, {path, use, shows}] of Object.entries(features)) {
    test(`${name}: without network the reader is told, and Retry shows it`, async ({page}) => {
      const uncaught: string[] = [];
      page.on('pageerror', (error) => uncaught.push(error.message));
      await open(page, path);
      await page.route(scripts, (route) => route.abort());
      await use(page);
      const notice = page.getByRole('alert').filter({hasText: '加载失败'});
      await expect(notice).toBeVisible();
      await expect(page.locator(shows)).toBeHidden();
      await page.unroute(scripts);
      await notice.getByRole('button', {name: '重试'}).click();
      await expect(page.locator(shows)).toBeVisible();
      await expect(notice).toHaveCount(0);
      expect(uncaught).toEqual([]);
    });
  }
});

test.describe('a page whose scripts do not arrive', () => {
  const banner = '#base-url-banner';

  const missing = {all: scripts, 'only the one that starts the others': /runtime~main\./};
  for (const [which, pattern] of Object.entries(missing)) {
    test(`blames the network if that failed (${which}), and Retry loads it`, async ({page}) => {
      await page.route(pattern, (route) => route.abort());
      await page.goto('/about-langflow');
      await expect(page.locator(banner)).toContainText('没有取到页面的脚本，请检查网络。');
      await expect(page.locator(banner)).not.toContainText('baseUrl');
      await page.unroute(pattern);
      await page.locator(banner).getByRole('button', {name: '重试'}).click();
      await page.locator('html[data-has-hydrated="true"]').waitFor();
      await expect(page.locator(banner)).toHaveCount(0);
    });
  }

  test('blames the server if it lacks them under the right path', async ({page}) => {
    await page.route(scripts, (route) => route.fulfill({status: 404, body: 'gone'}));
    await page.goto('/about-langflow');
    await expect(page.locator(banner)).toContainText('服务器上没有这个页面要用的脚本');
    await expect(page.locator(banner)).not.toContainText('baseUrl');
  });

  for (const path of ['/api/health', '/about-langflow.html', '/index.html', '/']) {
    test(`${path} under another path names that path as the right one`, async ({page}) => {
      const server = await serveFolder('build', '/wrong');
      try {
        await page.goto(`${server.url}${path}`);
        await expect(page.locator(banner)).toContainText('当前配置：/');
        await expect(page.locator(banner)).toContainText(
          '建议改为：/wrong/（环境变量 DOCS_BASE_URL）',
        );
      } finally {
        server.close();
      }
    });
  }
});

test('a page whose data was stripped from its file says so', async ({page}) => {
  await page.route('**/about-langflow', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/<script[^>]*page-data[^]*?<\/script>/, '');
    await route.fulfill({response, body});
  });
  await page.goto('/about-langflow');
  await expect(page.getByRole('alert').filter({hasText: '加载失败'})).toContainText(
    '页面 /about-langflow 的静态文件里没有正文',
  );
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Langflow 是什么');
});
