import {expect, test, type Page} from '@playwright/test';
import {allow, at, banner, link} from '../support/analyticsReader';
import {analyticsVariant} from '../support/analyticsVariant';
import {count} from '../support/count';
import {dialogOf, visitEverything} from '../support/readerVisit';
import {recordViolations} from '../support/recordViolations';
import {standInTagSource} from '../support/standInScripts';
import {open} from '../support/test';
import {onEveryPage} from './everyPage';

test.use({permissions: ['clipboard-read', 'clipboard-write']});

const {ANALYTICS_GOOGLE_HOST: googleHost, ANALYTICS_SEGMENT_HOST: segmentHost} =
  analyticsVariant.environment;

let violations: string[] = [];

async function expectNone(page: Page, path: string): Promise<void> {
  // Policy and page speak in order: what was refused so far has been told when this is answered.
  await page.evaluate(() => document.title);
  expect({path, violations}).toEqual({path, violations: []});
}

/** Answered by the test itself: what the policy refuses does not get as far as this. */
async function answerForAnalytics(page: Page): Promise<void> {
  await page.route(`${googleHost}/**`, (route) =>
    route.fulfill({contentType: 'text/javascript', body: standInTagSource}),
  );
  await page.route(`${segmentHost}/**`, (route) =>
    route.fulfill({
      headers: {'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*'},
      json: {},
    }),
  );
}

async function allowAnalytics(page: Page): Promise<void> {
  await answerForAnalytics(page);
  const loaded = page.waitForResponse(`${googleHost}/gtag/js*`);
  const sent = page.waitForResponse(`${segmentHost}/v1/batch`);
  await open(page, at('/about-langflow'));
  await allow(page);
  await expect(banner(page)).toBeHidden();
  await loaded;
  await sent;
}

/** What `visitEverything` does not open, because faults do not concern it. */
async function openEverything(page: Page, site: string): Promise<void> {
  await open(page, `${site}/samples`);
  const code = page.locator('.code').first();
  await code.getByRole('button', {name: /复制代码/}).click();
  await expect(code.getByRole('button', {name: /已复制|复制代码/})).toBeVisible();
  const folded = page.locator('.code', {hasText: '行号.txt'});
  await folded.getByRole('button', {name: /^展开其余/}).click();
  await expect(folded.getByText('第 31 行')).toBeVisible();
  await folded.getByRole('button', {name: /长行自动换行/}).click();
  await expect(folded.getByRole('button', {name: /长行自动换行/})).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.locator('.flow__zoom').first().click();
  await expect(page.locator('dialog.flow-dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog.flow-dialog')).toBeHidden();
  const image = page.locator('.markdown img').first();
  await expect(image).toHaveClass(/medium-zoom-image/);
  await image.click();
  await expect(page.locator('.medium-zoom--opened')).toBeAttached();

  await open(page, `${site}/simple-agent`);
  const menu = page.locator('.flow-menu').first();
  await menu.getByText('创建这个流程').click();
  await menu.getByRole('link', {name: '复制为文本'}).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain('连接关系：');

  await open(page, `${site}/get-started-quickstart`);
  await page.getByRole('button', {name: '复制为 Markdown'}).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain('# 快速入门');
  await page.getByRole('button', {name: '更多页面操作'}).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', {name: '快捷键'})).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', {name: /Hi, how can I help you/}).click();
  await expect(dialogOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
  await link(page).click();
  await expect(page.getByRole('dialog', {name: '隐私选项'})).toBeVisible();
  await page.keyboard.press('Escape');

  await open(page, `${site}/concepts-components`);
  await page.getByRole('searchbox', {name: /个组件里查找/}).fill('qiefen');
  await expect(page.getByRole('link', {name: 'Split Text', exact: true}).first()).toBeVisible();
  await page.getByRole('combobox', {name: '分组'}).selectOption('向量存储');
  await expect(page).toHaveURL(/group=/);

  await open(page, `${site}/api`);
  await page.getByRole('searchbox', {name: '按名称、路径或方法筛选'}).fill('webhook');
  await expect(page.locator('.api-list__item:visible')).toHaveCount(1);
  await open(page, `${site}/api/simplified-run-flow`);
  await page.locator('[data-api-expand]').first().click();
  await page.getByRole('tab', {name: 'Go'}).first().click();
  await page.getByRole('button', {name: '复制路径'}).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^\/api\//);

  await page.setViewportSize({width: 390, height: 844});
  await open(page, `${site}/about-langflow`);
  await page.getByRole('button', {name: '切换导航栏'}).click();
  await expect(page.locator('.navbar-sidebar')).toBeVisible();
}

/** The whole site is copied, and the copy answers: with the policy that each page came with. */
async function readOffline(page: Page, site: string): Promise<void> {
  await page.setViewportSize({width: 1280, height: 900});
  await open(page, `${site}/offline`);
  const panel = page.getByRole('region', {name: '离线阅读'});
  await panel.getByRole('button', {name: '下载副本'}).click();
  await expect(panel).toContainText('副本可以使用', {timeout: 300_000});
  await page.context().setOffline(true);
  const response = await page.goto(`${site}/agents`);
  expect(response!.fromServiceWorker()).toBe(true);
  expect(response!.headers()['content-security-policy']).toContain("script-src 'self'");
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  await expect(page.locator('.copy-mark')).toContainText('离线副本');
  await page.context().setOffline(false);
}

test.beforeEach(async ({page}) => {
  violations = await recordViolations(page);
});

onEveryPage(
  'with analytics that the reader allows, a page keeps to its policy',
  async (page, path) => {
    await open(page, at(path));
    await expect(link(page)).toHaveText('隐私选项（统计：已允许）');
    await expectNone(page, path);
    count('允许统计后，内容安全策略下打开的页面', 1);
  },
  allowAnalytics,
);

test('everything that the site offers keeps to its policy', async ({page, baseURL}) => {
  await visitEverything(page, baseURL);
  await openEverything(page, baseURL!);
  await readOffline(page, baseURL!);
  await expectNone(page, page.url());
  count('内容安全策略下用过每项功能的站点', 1);
});

test('with analytics that the reader allows likewise', async ({page}) => {
  await allowAnalytics(page);
  const site = new URL(analyticsVariant.url).origin;
  await visitEverything(page, site);
  await openEverything(page, site);
  await expectNone(page, page.url());
  count('内容安全策略下用过每项功能的站点', 1);
});

test('what breaks the policy is noticed', async ({page}) => {
  await open(page, '/about-langflow');
  await page.evaluate(() => {
    const image = document.createElement('img');
    image.setAttribute('onerror', 'window.attacked = true');
    document.body.append(image);
  });
  await expect.poll(() => violations).toEqual(['script-src-attr inline']);
});
