import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {select} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import rehypeParse from 'rehype-parse';
import {unified} from 'unified';
import {addressOf, type OfflineManifest} from '../../plugins/offline/types';
import {redirects} from '../../site/redirects';
import {
  builtManifest,
  deployFiles,
  serveOfflineSite,
  smallManifest,
  type OfflineSite,
} from '../support/offlineSite';
import {sitemapPaths} from '../support/routes';
import {searchQueries} from '../support/searchQueries';
import {expect, fetchNothingAhead, open, test as base} from '../support/test';

const test = base.extend<{site: OfflineSite}>({
  // Playwright wants to see that nothing else is needed.
  // eslint-disable-next-line no-empty-pattern
  site: async ({}, use) => {
    const site = await serveOfflineSite();
    await use(site);
    site.release();
    await site.stop();
  },
});

// A stopped server is what these tests are about; the browser reports each request that fails.
test.use({tolerant: true});

const panel = (page: Page) => page.getByRole('region', {name: '离线阅读'});
const button = (page: Page, name: string) => panel(page).getByRole('button', {name});
const mark = (page: Page) => page.locator('.copy-mark');
const heading = (page: Page) => page.getByRole('heading', {level: 1});

/** What the browser keeps for the site beside its cookies and web storage. */
const keptBy = (page: Page) =>
  page.evaluate(async () => ({
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    keys: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
  }));

/** The addresses of the files that have arrived. */
async function keptFiles(page: Page, {files}: OfflineManifest): Promise<string[]> {
  const keys = await page.evaluate(async () => {
    const [name] = await caches.keys();
    return (await (await caches.open(name!)).keys()).map(({url}) => url);
  });
  return Object.entries(files)
    .filter(([, {hash}]) => keys.some((key) => key.endsWith(`/${hash}`)))
    .map(([name]) => addressOf('/', name));
}

const nothing = {caches: [], workers: 0, keys: []};

async function keepCopy(page: Page, site: OfflineSite): Promise<void> {
  await open(page, `${site.url}/offline`);
  await button(page, '下载副本').click();
  await expect(panel(page)).toContainText('副本可以使用', {timeout: 300_000});
  // From now on the worker answers for this page too.
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
    .toBe(true);
}

/** The same choice on every run, spread over the whole site. */
function choose<Item>(items: Item[], count: number): Item[] {
  const step = items.length / count;
  return Array.from({length: count}, (_, index) => items[Math.floor(index * step)]!);
}

const parser = unified().use(rehypeParse);

const titleOf = (path: string): string => {
  const html = readFileSync(`build${path === '/' ? '/index' : path}.html`, 'utf8');
  return toString(select('h1', parser.parse(html))!);
};

test('nothing is kept and no worker is registered before the reader asks', async ({page, site}) => {
  await open(page, `${site.url}/`);
  await page.getByRole('contentinfo').getByRole('link', {name: '离线阅读'}).click();
  await expect(heading(page)).toHaveText('离线阅读');
  await expect(panel(page)).toContainText(/需要下载约 \d+\.\d MB，保存后占用 \d+\.\d MB/);
  expect(await keptBy(page)).toEqual(nothing);
  expect(site.asked.filter((path) => path.includes('offline-worker'))).toEqual([]);
});

test('the page menu leads to offline reading', async ({page}) => {
  await open(page, '/get-started-quickstart');
  await page.getByRole('button', {name: '更多页面操作'}).click();
  await page.getByRole('menuitem', {name: '离线阅读'}).click();
  await expect(page).toHaveURL(/\/offline$/);
  await expect(heading(page)).toHaveText('离线阅读');
});

test('without JavaScript the page tells what it would do, and the way for an intranet', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({javaScriptEnabled: false, baseURL});
  const page = await context.newPage();
  await page.goto('/offline');
  await expect(page.getByRole('main').locator('noscript p')).toContainText(
    '保存副本需要 JavaScript',
  );
  await expect(page.getByRole('main')).toContainText('npm run pack');
  await context.close();
});

test('a kept site works without its server: 40 pages, 20 searches, colour mode, redirects', async ({
  page,
  site,
}) => {
  // Hundreds of files on a slow machine; it ends as soon as they are there.
  test.setTimeout(600_000);
  await keepCopy(page, site);
  await site.stop();

  for (const path of choose(sitemapPaths(), 40)) {
    await page.goto(site.url + path);
    await expect(heading(page)).toHaveText(titleOf(path));
  }
  await expect(mark(page)).toHaveText(/正在使用 \d{4}-\d\d-\d\d 的离线副本/);

  await open(page, `${site.url}/?from=elsewhere#top`);
  await expect
    .poll(() =>
      page
        .locator('img.hero-block__image')
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(0);
  await page.getByRole('button', {name: /切换颜色模式/}).click();
  await page.getByRole('button', {name: /切换颜色模式/}).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  await page.keyboard.press('Control+k');
  const titles = searchQueries.filter((query) => query.class === 'title');
  for (const {text, answers} of choose(titles, 20)) {
    await page.getByRole('searchbox').fill(text);
    const links = page.locator('.search-dialog__hit a');
    await expect
      .poll(async () => {
        const found = await links.evaluateAll((all) =>
          all.map((link) => (link as HTMLAnchorElement).pathname),
        );
        return found.some((path) => answers.includes(path));
      })
      .toBe(true);
  }
  await page.keyboard.press('Escape');

  const legacy = redirects.flatMap(({to, from}) => from.map((path) => ({from: path, to})));
  for (const {from, to} of choose(legacy, 6)) {
    await page.goto(`${site.url}${encodeURI(from)}?from=old#place`);
    await expect(page).toHaveURL(`${site.url}${to}?from=old#place`);
    await expect(heading(page)).toHaveText(titleOf(to));
  }

  await page.goto(`${site.url}/about-langflow.html`);
  await expect(page).toHaveURL(`${site.url}/about-langflow`);
  const missing = await page.goto(`${site.url}/no-such-page`);
  expect(missing!.status()).toBe(404);
  await expect(heading(page)).toHaveText('找不到页面 page not found');
  const markdown = await page.evaluate(async () => (await fetch('/about-langflow.md')).text());
  expect(markdown).toBe(readFileSync('build/about-langflow.md', 'utf8'));
});

test.describe('a small site', () => {
  const small = smallManifest();
  const builtPage = readFileSync('build/about-langflow.html', 'utf8');
  const newPageHtml = builtPage.replaceAll('Langflow 是什么', 'Langflow 的新版本');
  const newer = {...small, version: '0000000000000002'};

  // What is fetched ahead would tell the mark about the network before the reader does anything.
  test.beforeEach(async ({page, site}) => {
    await fetchNothingAhead(page);
    site.replace(deployFiles(small));
  });

  test('an interrupted download goes on in another tab without fetching anything twice', async ({
    page,
    site,
    context,
  }) => {
    await open(page, `${site.url}/offline`);
    let answered = 0;
    site.hold((path) => path !== '/offline-manifest.json' && ++answered > 20);
    await button(page, '下载副本').click();
    await expect(page.getByRole('progressbar', {name: '下载进度'})).toBeVisible();
    await expect.poll(() => answered).toBeGreaterThan(20);
    await button(page, '暂停').click();
    await expect(panel(page)).toContainText('下载已暂停');
    const present = await keptFiles(page, small);
    expect(present.length).toBeGreaterThan(10);
    await page.close();

    site.release();
    const second = await context.newPage();
    await open(second, `${site.url}/offline`);
    await expect(panel(second)).toContainText('副本还不能使用');
    const resumed = site.asked.length;
    await button(second, '继续下载').click();
    await expect(panel(second)).toContainText('副本可以使用');
    expect(site.asked.slice(resumed).filter((path) => present.includes(path))).toEqual([]);
  });

  test('a server that stops leaves a paused download, which can be thrown away', async ({
    page,
    site,
  }) => {
    await open(page, `${site.url}/offline`);
    let answered = 0;
    site.hold((path) => path !== '/offline-manifest.json' && ++answered > 20);
    await button(page, '下载副本').click();
    await expect.poll(() => answered).toBeGreaterThan(20);
    await site.stop();
    await expect(panel(page).getByRole('alert')).toContainText('连不上网站');
    await expect(panel(page)).toContainText('下载已暂停');
    site.release();
    await site.start();
    await button(page, '删除已下载的部分').click();
    await expect(button(page, '下载副本')).toBeVisible();
    expect(await keptBy(page)).toEqual(nothing);
  });

  test('a new deploy is seen online, offered, and fetched only where it changed', async ({
    page,
    site,
  }) => {
    await keepCopy(page, site);
    await open(page, `${site.url}/about-langflow`);
    await expect(mark(page)).toHaveCount(0);

    site.replace(deployFiles(newer, {'about-langflow.html': newPageHtml}));
    await open(page, `${site.url}/about-langflow`);
    await expect(heading(page)).toHaveText('Langflow 的新版本');
    await expect(mark(page)).toContainText('离线副本有新版本');

    // Not forced: without a network the old copy is whole.
    await site.stop();
    await open(page, `${site.url}/about-langflow`);
    await expect(heading(page)).toHaveText('Langflow 是什么');
    await expect(mark(page)).toContainText('离线副本');
    await site.start();

    await mark(page).getByRole('link').click();
    await expect(panel(page)).toContainText('网站有新版本');
    const before = site.asked.length;
    await button(page, '更新副本').click();
    await expect(panel(page)).toContainText('它与网站的内容相同');
    expect(
      site.asked.slice(before).filter((path) => !/^\/(?:offline-|img\/|favicon)/.test(path)),
    ).toEqual(['/about-langflow']);
    await site.stop();
    await open(page, `${site.url}/about-langflow`);
    await expect(heading(page)).toHaveText('Langflow 的新版本');
  });

  test('a network that neither answers nor fails is left for the copy', async ({page, site}) => {
    await keepCopy(page, site);
    site.hold(() => true);
    await open(page, `${site.url}/about-langflow`);
    await expect(heading(page)).toHaveText('Langflow 是什么');
    await expect(mark(page)).toContainText('离线副本');
  });

  test('the mark follows the network inside an open page', async ({page, site}) => {
    await keepCopy(page, site);
    await open(page, `${site.url}/about-langflow`);
    // Its question about a newer version shows that the mark listens.
    await expect.poll(() => site.asked).toContain('/offline-version.txt');
    await site.stop();
    await page.locator('.pagination-nav__link--next').click();
    await expect(heading(page)).toHaveText('安装 Langflow');
    await expect(mark(page)).toContainText('离线副本');
    await site.start();
    await page.locator('.pagination-nav__link--next').click();
    await expect(heading(page)).not.toHaveText('安装 Langflow');
    await expect(mark(page)).toHaveCount(0);
  });

  test('a copy whose record is damaged is none: pages come from the network, a new copy can be had', async ({
    page,
    site,
  }) => {
    await keepCopy(page, site);
    await page.evaluate(async () => {
      const [name] = await caches.keys();
      await (await caches.open(name!)).put('/_offline/copy', new Response('{"manifest":'));
    });
    // A worker that was stopped reads the record again when it is started.
    const session = await page.context().newCDPSession(page);
    await session.send('ServiceWorker.enable');
    await session.send('ServiceWorker.stopAllWorkers');
    await open(page, `${site.url}/about-langflow`);
    await expect(heading(page)).toHaveText('Langflow 是什么');
    await keepCopy(page, site);
    await site.stop();
    await open(page, `${site.url}/about-langflow`);
    await expect(mark(page)).toBeVisible();
    await site.start();
  });

  test('removing leaves nothing, and the site works as before', async ({page, site}) => {
    await keepCopy(page, site);
    await button(page, '删除副本').click();
    await expect(button(page, '下载副本')).toBeVisible();
    expect(await keptBy(page)).toEqual(nothing);
    await open(page, `${site.url}/about-langflow`);
    await expect(heading(page)).toHaveText('Langflow 是什么');
    expect(await keptBy(page)).toEqual(nothing);
  });

  test('storage that is full is said to be full, and nothing stays', async ({page, site}) => {
    await page.addInitScript(() => {
      // eslint-disable-next-line @typescript-eslint/unbound-method -- called with its cache below
      const {put} = Cache.prototype;
      let count = 0;
      Cache.prototype.put = function (...entry) {
        count += 1;
        return count > 10
          ? Promise.reject(new DOMException('Quota exceeded.', 'QuotaExceededError'))
          : put.apply(this, entry);
      };
    });
    await open(page, `${site.url}/offline`);
    await button(page, '下载副本').click();
    await expect(panel(page).getByRole('alert')).toContainText('存储空间不够');
    await expect(button(page, '再试一次')).toBeVisible();
    expect(await keptBy(page)).toEqual(nothing);
  });

  test('a browser that refuses the worker is said to refuse, and nothing stays', async ({
    page,
    site,
  }) => {
    await page.addInitScript(() => {
      ServiceWorkerContainer.prototype.register = () =>
        Promise.reject(new DOMException('Not allowed.', 'SecurityError'));
    });
    await open(page, `${site.url}/offline`);
    await button(page, '下载副本').click();
    await expect(panel(page).getByRole('alert')).toContainText('浏览器拒绝保存副本');
    expect(await keptBy(page)).toEqual(nothing);
  });

  test('a browser without workers is told before anything is fetched', async ({page, site}) => {
    await page.addInitScript(() => {
      delete (Navigator.prototype as {serviceWorker?: unknown}).serviceWorker;
    });
    await open(page, `${site.url}/offline`);
    await expect(panel(page).getByRole('alert')).toContainText('退出无痕模式');
    await expect(panel(page).getByRole('button')).toHaveCount(0);
    expect(site.asked).not.toContain('/offline-manifest.json');
  });
});

test('the manifest names every page', () => {
  const {files} = builtManifest();
  const names = sitemapPaths().map((path) => `${path.slice(1) || 'index'}.html`);
  expect(names.filter((name) => !(name in files))).toEqual([]);
});
