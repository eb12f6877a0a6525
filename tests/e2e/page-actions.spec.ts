import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {findViolations} from '../support/findViolations';
import {expect, fetchNothingAhead, holdTime, open, test} from '../support/test';

const guide = '/get-started-quickstart';
const operation = '/api/simplified-run-flow';

const copyButton = (page: Page) => page.getByRole('button', {name: '复制为 Markdown'});
const moreButton = (page: Page) => page.getByRole('button', {name: '更多页面操作'});
const items = (page: Page) => page.getByRole('menu').getByRole('menuitem');
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test('the front page leads on at once: two buttons and the doors, no trail to itself', async ({
  page,
}) => {
  await open(page, '/');
  await expect(page.getByRole('link', {name: '15 分钟快速入门'})).toBeInViewport();
  await expect(
    page.locator('.markdown').getByRole('link', {name: '安装'}).first(),
  ).toBeInViewport();
  await expect(page.locator('.door').first()).toBeInViewport();
  await expect(page.locator('.hero-block__image')).toBeVisible();
  await expect(page.locator('.theme-doc-breadcrumbs')).toBeHidden();
  await expect(copyButton(page)).toBeHidden();
});

for (const [width, rows] of [
  [820, 2],
  [1280, 1],
  [1440, 1],
] as const) {
  test(`at ${width} px the front page leaves no door and no card alone in its row`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 900});
    await open(page, '/');
    for (const group of ['.door', '.markdown .card']) {
      const tops = await page
        .locator(group)
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
      expect(tops, group).toHaveLength(4);
      expect(new Set(tops).size, group).toBe(rows);
    }
  });
}

test('the front page tells what changed last and leads to it', async ({page}) => {
  await open(page, '/');
  await page.locator('.timeline').getByRole('link', {name: '破坏性变更'}).click();
  await expect(page).toHaveURL('/release-notes#breaking-changes-150');
});

test.describe('copying a page', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  for (const path of [guide, '/data-types', '/environment-variables', '/api', operation]) {
    test(`gives the Markdown file of ${path}`, async ({page}) => {
      await page.clock.install();
      await open(page, path);
      await holdTime(page);
      await copyButton(page).click();
      const message = page.getByRole('status').filter({hasText: '已复制本页的 Markdown'});
      await expect(message).toBeVisible();
      expect(await clipboard(page)).toBe(readFileSync(`build${path}.md`, 'utf8'));
      await page.clock.runFor(4000);
      await expect(message).toHaveCount(0);
    });
  }

  test('gives the page that was reached by a link, not the first one', async ({page}) => {
    await open(page, guide);
    const title = page.getByRole('heading', {level: 1});
    const first = await title.textContent();
    await page.locator('.pagination-nav__link--next').click();
    // The address changes before the page does.
    await expect(title).not.toHaveText(first!);
    const path = new URL(page.url()).pathname;
    await copyButton(page).click();
    await expect.poll(() => clipboard(page)).toBe(readFileSync(`build${path}.md`, 'utf8'));
  });

  test('works when the network is gone after the page has loaded', async ({page, context}) => {
    await open(page, guide);
    // What the menu needs has been fetched ahead.
    await expect
      .poll(() =>
        page.evaluate(() =>
          [...document.querySelectorAll<HTMLLinkElement>('link[rel="prefetch"]')].some(({href}) =>
            performance
              .getEntriesByName(href)
              .some((entry) => (entry as PerformanceResourceTiming).responseEnd > 0),
          ),
        ),
      )
      .toBe(true);
    // So has what enlarges its pictures.
    await expect(page.locator('img.medium-zoom-image').first()).toBeAttached();
    await context.setOffline(true);
    await copyButton(page).click();
    await expect.poll(() => clipboard(page)).toBe(readFileSync(`build${guide}.md`, 'utf8'));
  });
});

test.describe('over a line that is paid by volume', () => {
  // The browser reports the script that it could not load.
  test.use({tolerant: true});

  test('nothing is loaded ahead, and without network the reader is told so', async ({
    page,
    context,
  }) => {
    await fetchNothingAhead(page);
    await open(page, guide);
    await context.setOffline(true);
    await copyButton(page).click();
    await expect(page.getByText('没有网络，恢复后再试一次')).toBeVisible();
  });
});

test('a browser that refuses the clipboard gets an answer that helps', async ({page}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'clipboard', {
      value: {writeText: () => Promise.reject(new Error('denied'))},
    }),
  );
  await open(page, guide);
  await copyButton(page).click();
  await expect(page.getByText('浏览器不允许写入剪贴板，请查看 Markdown 后手动复制')).toBeVisible();
});

test.describe('the menu', () => {
  test('is opened, walked and left by keyboard', async ({page}) => {
    await open(page, guide);
    await copyButton(page).focus();
    await page.keyboard.press('Tab');
    await expect(moreButton(page)).toBeFocused();

    await page.keyboard.press('ArrowDown');
    await expect(items(page).first()).toBeFocused();
    await expect(moreButton(page)).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(items(page).nth(1)).toBeFocused();
    await page.keyboard.press('End');
    await expect(items(page).last()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(items(page).first()).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(items(page).last()).toBeFocused();

    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toBeHidden();
    await expect(moreButton(page)).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(items(page).first()).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('menu')).toBeHidden();
  });

  test('is opened and left by mouse, and moves nothing', async ({page}) => {
    await open(page, operation);
    await page.evaluate(() => document.fonts.ready);
    const before = await page.locator('h1').boundingBox();
    await moreButton(page).click();
    await expect(items(page)).toHaveText([
      /^复制为 Markdown/,
      /^查看 Markdown/,
      /^复制页面链接/,
      /^用 MCP 连接/,
      /^离线阅读/,
      /^在 ChatGPT 中打开/,
      /^在 Claude 中打开/,
    ]);
    expect(await page.locator('h1').boundingBox()).toEqual(before);
    await page.locator('h1').click();
    await expect(page.getByRole('menu')).toBeHidden();
  });

  test('leads to the Markdown file', async ({page, request, baseURL}) => {
    await open(page, guide);
    await moreButton(page).click();
    const href = await items(page).nth(1).getAttribute('href');
    expect(href).toBe(`${guide}.md`);
    const response = await request.get(baseURL + href!);
    expect(await response.text()).toContain('# 快速入门');
  });

  test('leads to the way to connect the MCP server, whose file is there', async ({
    page,
    request,
    baseURL,
  }) => {
    await open(page, operation);
    await moreButton(page).click();
    await items(page).filter({hasText: '用 MCP 连接'}).click();
    await expect(page).toHaveURL(/\/mcp-client#docs-mcp-server$/);
    await expect(page.getByRole('menu')).toBeHidden();
    await expect(page.locator('#docs-mcp-server')).toBeInViewport();
    const file = await page.locator('.markdown a[href$="/mcp.mjs"]').getAttribute('href');
    const response = await request.get(new URL(file!, baseURL).href);
    expect(response.headers()['content-type']).toContain('text/javascript');
    expect(await response.text()).toContain('#!/usr/bin/env node');
  });

  test('asks nothing of another site before a click, and names the page to the assistant', async ({
    page,
    faults,
  }) => {
    await open(page, guide);
    await moreButton(page).click();
    await items(page).last().hover();
    for (const item of await items(page).filter({hasText: '中打开'}).all()) {
      const url = new URL((await item.getAttribute('href'))!);
      expect(url.searchParams.get('q')).toContain(`${guide}.md`);
      await expect(item).toHaveAttribute('target', '_blank');
      await expect(item).toHaveAttribute('rel', /noopener/);
    }
    expect(faults.thirdParty).toEqual([]);
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    for (const viewport of [
      {width: 1280, height: 900},
      {width: 390, height: 844},
    ]) {
      test.describe(`${viewport.width} px, ${colorScheme}`, () => {
        test.use({colorScheme, viewport});
        test('is free of axe violations and fits the screen', async ({page}) => {
          test.setTimeout(120_000);
          await open(page, guide);
          await moreButton(page).click();
          await expect(items(page).first()).toBeFocused();
          const box = (await page.getByRole('menu').boundingBox())!;
          expect(box.x).toBeGreaterThanOrEqual(0);
          expect(box.x + box.width).toBeLessThanOrEqual(viewport.width);
          expect(await findViolations(page)).toEqual([]);
        });
      });
    }
  }
});

test.describe('feedback', () => {
  test('leads to an issue that names the page and the verdict', async ({page}) => {
    await open(page, guide);
    const answers = page.getByRole('complementary', {name: '这页有帮助吗？'}).getByRole('link');
    await expect(answers).toHaveText(['有帮助', '没有帮助']);
    for (const [index, verdict] of ['有帮助', '没有帮助'].entries()) {
      const url = new URL((await answers.nth(index).getAttribute('href'))!);
      expect(url.origin + url.pathname).toBe('https://github.com/langflow-ai/langflow/issues/new');
      expect(url.searchParams.get('title')).toBe(`[中文文档] 快速入门：${verdict}`);
      expect(url.searchParams.get('body')).toContain(`页面：${guide}\n`);
    }
  });

  test.describe('without JavaScript', () => {
    test.use({javaScriptEnabled: false});

    test('is there all the same', async ({page}) => {
      await page.goto(guide);
      const answers = page.getByRole('complementary', {name: '这页有帮助吗？'}).getByRole('link');
      await expect(answers).toHaveCount(2);
      await expect(answers.first()).toHaveAttribute('href', /issues\/new\?title=/);
    });
  });
});

test('the feed of the release notes is XML that a browser can parse', async ({page}) => {
  await open(page, '/release-notes');
  const {fault, entries} = await page.evaluate(async () => {
    const text = await (await fetch('/release-notes.xml')).text();
    const feed = new DOMParser().parseFromString(text, 'application/xml');
    return {
      fault: feed.querySelector('parsererror')?.textContent ?? '',
      entries: feed.querySelectorAll('feed > entry').length,
    };
  });
  expect(fault).toBe('');
  expect(entries).toBeGreaterThan(2);
});
