import {execFileSync} from 'node:child_process';
import type {Page} from '@playwright/test';
import {hasGitHistory} from '../../site/gitHistory';
import {expect, fetchNothingAhead, open, passRequestBarrier, test} from '../support/test';

declare global {
  interface Window {
    timesDrawn: number;
  }
}

test('the sidebar starts collapsed and opens the trail of the current page', async ({page}) => {
  await open(page, '/');
  const sidebar = page.locator('.theme-doc-sidebar-container');
  await expect(sidebar.locator('.menu__list .menu__list:visible')).toHaveCount(0);
  await open(page, '/deployment-kubernetes-prod');
  for (const label of ['部署', '容器化部署', 'Kubernetes']) {
    await expect(
      sidebar.locator('.menu__link--sublist.menu__link--active', {hasText: label}).first(),
    ).toBeVisible();
  }
  await expect(sidebar.locator('a[aria-current="page"]')).toHaveAttribute(
    'href',
    '/deployment-kubernetes-prod',
  );
});

test('breadcrumbs, previous and next lead through the book', async ({page}) => {
  await open(page, '/get-started-installation');
  await expect(page.getByRole('navigation', {name: '页面路径'})).toContainText('开始使用');
  // The address changes before the page does: the next click waits for the page.
  const title = page.getByRole('heading', {level: 1});
  await page.locator('.pagination-nav__link--next').click();
  await expect(title).toHaveText('快速入门');
  await expect(page).toHaveURL('/get-started-quickstart');
  await page.locator('.pagination-nav__link--prev').click();
  await expect(title).toHaveText('安装 Langflow');
  await expect(page).toHaveURL('/get-started-installation');
});

test('each step of the trail leads to a page', async ({page}) => {
  await open(page, '/deployment-kubernetes-prod');
  const trail = page.getByRole('navigation', {name: '页面路径'});
  await expect(trail.getByRole('link')).toHaveCount(4);
  await trail.getByRole('link', {name: 'Kubernetes'}).click();
  await expect(page).toHaveURL('/deployment-prod-best-practices');
  await expect(trail.getByRole('link')).not.toHaveCount(4);
  await trail.getByRole('link', {name: '部署', exact: true}).click();
  await expect(page).toHaveURL('/deployment-overview');
  // A category without an overview leads to its first page.
  await open(page, '/configuration-cli');
  await trail.getByRole('link', {name: '配置'}).click();
  await expect(page).toHaveURL('/environment-variables');
});

test('a category opens its overview, and its arrow only the list', async ({page}) => {
  await open(page, '/');
  const sidebar = page.locator('.theme-doc-sidebar-menu');
  await sidebar.getByRole('button', {name: /组件参考/}).click();
  await expect(sidebar.getByRole('link', {name: '组件包', exact: true})).toBeVisible();
  await expect(page).toHaveURL('/');
  await sidebar.getByRole('link', {name: '组件参考', exact: true}).click();
  await expect(page).toHaveURL('/concepts-components');
});

test('a page says when it was last changed, if git knows', async ({page}) => {
  await open(page, '/about-langflow');
  const date = page.locator('.theme-last-updated time');
  if (!hasGitHistory()) {
    await expect(date).toHaveCount(0);
    return;
  }
  const file = 'docs/get-started/about-langflow.mdx';
  // A merge is not a change of its own to the generator.
  const committed = execFileSync('git', ['log', '-1', '--no-merges', '--format=%ct', '--', file], {
    encoding: 'utf8',
  });
  await expect(date).toHaveAttribute('datetime', new Date(Number(committed) * 1000).toISOString());
  await expect(date).toHaveText(/^\d{4}年\d{1,2}月\d{1,2}日$/);
});

test('the table of contents covers levels 2 and 3 and marks the current heading', async ({
  page,
}) => {
  await open(page, '/get-started-quickstart');
  const toc = page.locator('.theme-doc-toc-desktop');
  const links = await toc
    .locator('a')
    .evaluateAll((all) =>
      all.map((link) => decodeURIComponent((link as HTMLAnchorElement).hash.slice(1))),
    );
  const headings = await page
    .locator('.markdown :is(h2, h3)')
    .evaluateAll((all) => all.map((heading) => heading.id));
  expect(links).toEqual(headings);
  await page.locator(`#${headings.at(-1)}`).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 4000);
  await expect(toc.locator('.table-of-contents__link--active')).toHaveCount(1);
});

test('links in a page navigate without reloading and land on their anchor', async ({page}) => {
  await open(page, '/');
  await page.evaluate(() => Object.assign(window, {stillHere: true}));
  await page.locator('.markdown a[href="/about-langflow"]').first().click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Langflow 是什么');
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
  await expect(page).toHaveTitle(/Langflow 是什么/);
  await page.goBack();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('用流程搭建 AI 应用');
});

test(
  'the old page stays, and is not drawn anew, until the next one is loaded, with a progress bar after 200 ms',
  {tag: '@static-routes'},
  async ({page}) => {
    await fetchNothingAhead(page);
    await open(page, '/about-langflow');
    // The menu comes when the browser is idle, and what shows it is drawn anew then: that is not what is counted.
    await page.waitForLoadState('networkidle');
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/get-started-installation', async (route) => {
      await held;
      await route.continue();
    });
    // The navbar asks where the page stands whenever it is drawn, and when the reader scrolls: nothing here may scroll.
    const next = page.locator('.pagination-nav__link--next');
    await page.evaluate(() => {
      window.timesDrawn = 0;
      Object.defineProperty(window, 'pageXOffset', {
        get: () => {
          window.timesDrawn++;
          return 0;
        },
      });
    });
    await next.evaluate((link) => (link as HTMLElement).click());
    await expect(page.locator('#nprogress .bar')).toBeVisible();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Langflow 是什么');
    expect(await page.evaluate(() => window.timesDrawn)).toBe(0);
    release();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('安装 Langflow');
    await expect(page.locator('#nprogress')).toHaveCount(0);
  },
);

test.describe('when the next page cannot be loaded', {tag: '@static-routes'}, () => {
  test.use({tolerant: true});
  test('the browser loads it as a whole', async ({page}) => {
    await fetchNothingAhead(page);
    await open(page, '/about-langflow');
    await page.evaluate(() => Object.assign(window, {stillHere: true}));
    await page.route('**/get-started-installation', (route) =>
      route.request().resourceType() === 'document' ? route.continue() : route.abort(),
    );
    await page.locator('.pagination-nav__link--next').click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('安装 Langflow');
    expect(await page.evaluate(() => 'stillHere' in window)).toBe(false);
  });
});

test.describe('pages whose links are in sight', {tag: '@static-routes'}, () => {
  /** Pages that were fetched by script, in the order in which they arrived. */
  const watchPages = (page: Page): string[] => {
    const arrived: string[] = [];
    page.on('requestfinished', (request) => {
      const {pathname} = new URL(request.url());
      if (request.resourceType() === 'fetch' && !pathname.includes('.')) {
        arrived.push(pathname);
      }
    });
    return arrived;
  };

  test.describe('without network', () => {
    // The browser reports pictures that it could not load.
    test.use({tolerant: true});
    test('are fetched once each and then open', async ({page, context}) => {
      const arrived = watchPages(page);
      await open(page, '/about-langflow');
      await page.evaluate(() => Object.assign(window, {stillHere: true}));
      const next = page.locator('.pagination-nav__link--next');
      await next.scrollIntoViewIfNeeded();
      await expect.poll(() => arrived).toContain('/get-started-installation');
      await context.setOffline(true);
      await next.click();
      await expect(page.getByRole('heading', {level: 1})).toHaveText('安装 Langflow');
      await expect(page).toHaveTitle(/安装 Langflow/);
      await page.locator('.pagination-nav__link--prev').click();
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Langflow 是什么');
      expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
      expect(arrived).toEqual([...new Set(arrived)]);
      expect(arrived).not.toContain('/about-langflow');
    });
  });

  test('are no more than twelve a view, and those in the text come first', async ({page}) => {
    const arrived = watchPages(page);
    await page.setViewportSize({width: 1280, height: 4000});
    await open(page, '/');
    await expect.poll(() => arrived.length).toBe(12);
    const inText = await page
      .locator('.static-html a[href^="/"]')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
    expect(inText).toEqual(expect.arrayContaining(arrived));
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
    await passRequestBarrier(page);
    expect(arrived).toHaveLength(12);
  });

  for (const connection of [
    {saveData: true, effectiveType: '4g'},
    {saveData: false, effectiveType: '2g'},
  ]) {
    test(`are not fetched ahead with ${JSON.stringify(connection)}`, async ({page}) => {
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', {value, configurable: true});
      }, connection);
      const arrived = watchPages(page);
      await open(page, '/about-langflow');
      await page.locator('.pagination-nav__link--next').hover();
      await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
      await passRequestBarrier(page);
      expect(arrived).toEqual([]);
      await expect(page.locator('link[rel="prefetch"]')).toHaveCount(0);
    });
  }
});

for (const path of ['/about-langflow.html', '/about-langflow/index.html']) {
  test(`${path} is normalised`, async ({page}) => {
    await open(page, path);
    await expect(page).toHaveURL(/\/about-langflow\/?$/);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Langflow 是什么');
  });
}

test.describe('the current page is in sight', () => {
  const inView = (scroller: string, item: string) => {
    const frame = document.querySelector(scroller)?.getBoundingClientRect();
    const box = document.querySelector(item)?.getBoundingClientRect();
    return Boolean(frame && box && box.top >= frame.top && box.bottom <= frame.bottom);
  };

  test('in the sidebar', async ({page}) => {
    await open(page, '/bundles-openai');
    await expect
      .poll(() =>
        page.evaluate<boolean>(
          `(${inView.toString()})('.theme-doc-sidebar-container .menu', '.theme-doc-sidebar-menu [aria-current="page"]')`,
        ),
      )
      .toBe(true);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('in the menu of a phone', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await open(page, '/bundles-openai');
    await page.locator('.navbar__toggle').click();
    await expect(
      page.locator('.navbar-sidebar .theme-doc-sidebar-menu [aria-current="page"]'),
    ).toBeInViewport();
  });

  test('in long contents beside the text', async ({page}) => {
    await open(page, '/components-vector-stores');
    await page.locator('.markdown h2').last().scrollIntoViewIfNeeded();
    await expect(page.locator('.table-of-contents__link--active')).toBeInViewport();
  });
});
