import type {Page} from '@playwright/test';
import {openDialog} from '../support/readerVisit';
import {expect, open, test} from '../support/test';

test.use({viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true});

/**
 * What a finger would miss: everything that can be pressed, except links in running text, is there 21 px above,
 * below, left and right of its middle.
 */
const findSmallTargets = (page: Page, within: string): Promise<string[]> =>
  page.evaluate((root) => {
    const reach = 21;
    const targets = document.querySelectorAll(
      ['a[href]', 'button', 'summary', 'select', 'input', '[role=tab]']
        .map((kind) => `${root} ${kind}:not(:disabled)`)
        .join(),
    );
    const isShown = (one: Element) =>
      one.checkVisibility({visibilityProperty: true, opacityProperty: true}) &&
      one.getBoundingClientRect().width > 1 &&
      // The link that skips to the content and the hidden half of the menu wait beside the page.
      one.getBoundingClientRect().left < window.innerWidth &&
      one.getBoundingClientRect().right > 0;
    const isInText = (one: Element) => {
      const block = one.closest('p, li, td, dd, dt, figcaption, h2, h3, h4');
      return (
        one.matches('a') &&
        getComputedStyle(one).display === 'inline' &&
        block?.textContent.trim() !== one.textContent.trim() &&
        block !== null
      );
    };
    const small = [...targets]
      .filter((one) => isShown(one) && !isInText(one))
      .filter((one) => {
        one.scrollIntoView({block: 'center', inline: 'center', behavior: 'instant'});
        const {left, top, width, height} = one.getClientRects()[0]!;
        const [x, y] = [left + width / 2, top + height / 2];
        return [
          [x, y - reach],
          [x, y + reach],
          [x - reach, y],
          [x + reach, y],
        ].some(([x, y]) => !one.contains(document.elementFromPoint(x!, y!)));
      })
      .map(({tagName, className, textContent}) => `${tagName} ${className} ${textContent}`);
    // The navbar goes when the page moves down; whoever looks again begins with all of it.
    window.scrollTo({top: 0, behavior: 'instant'});
    return small;
  }, within);

for (const path of [
  '/',
  '/get-started-quickstart',
  '/environment-variables',
  '/components-vector-stores',
  '/concepts-components',
  '/bundles-ollama',
  '/release-notes',
  '/troubleshoot',
  '/samples',
  '/api',
  '/api/create-flow',
  '/search?q=agent',
  '/offline',
]) {
  test(`what can be pressed on ${path} is 44 px in each direction`, async ({page}) => {
    await open(page, path);
    if (path.startsWith('/search')) {
      await expect(page.getByRole('main').getByText(/^找到 \d+ 条结果$/)).toBeVisible();
    }
    await expect.poll(() => findSmallTargets(page, 'body')).toEqual([]);
  });
}

test.describe('a page that is not there', () => {
  test.use({tolerant: true});

  test('has buttons for fingers', async ({page}) => {
    await open(page, '/nowhere');
    await expect.poll(() => findSmallTargets(page, 'body')).toEqual([]);
  });
});

test('the menu of a phone is for fingers', async ({page}) => {
  await open(page, '/agents');
  await page.getByRole('button', {name: '切换导航栏'}).tap();
  await expect(
    page.locator('.navbar-sidebar .theme-doc-sidebar-menu [aria-current="page"]'),
  ).toBeInViewport();
  await expect.poll(() => findSmallTargets(page, '.navbar-sidebar__items')).toEqual([]);
});

test('the search dialog is for fingers', async ({page}) => {
  await open(page, '/samples');
  await openDialog(page);
  await expect.poll(() => findSmallTargets(page, '[role=dialog]')).toEqual([]);
  // Above the keyboard of a phone, which takes the lower half of the screen.
  const start = page.getByRole('navigation', {name: '从这里开始'});
  await expect.poll(async () => (await start.boundingBox())!.y).toBeLessThan(300);
});

test('a title keeps the mark of its link on its last line, where fingers can see it', async ({
  page,
}) => {
  await open(page, '/api/types');
  const mark = page.locator('h2.anchor > .hash-link').first();
  await expect(mark).toHaveCSS('opacity', '0.6');
  const alone = await page.locator('h2.anchor').evaluateAll((titles) =>
    titles
      .filter((title) => {
        const words = document.createRange();
        words.setStart(title, 0);
        words.setEndBefore(title.lastElementChild!);
        const end = [...words.getClientRects()].at(-1)!;
        return title.lastElementChild!.getBoundingClientRect().top > end.bottom - 4;
      })
      .map(({textContent}) => textContent),
  );
  expect(alone).toEqual([]);
});

test('on a phone the trail ends with a page, not with an arrow', async ({page}) => {
  await open(page, '/components-vector-stores');
  const steps = page.locator('.breadcrumbs__item:visible');
  await expect(steps).toHaveText(['', '组件参考', '核心组件']);
  const arrows = await steps.evaluateAll((all) =>
    all.map((step) => getComputedStyle(step, '::after').content !== 'none'),
  );
  expect(arrows).toEqual([true, true, false]);
});

test('a long file name leaves the buttons of its code inside the block', async ({page}) => {
  await open(page, '/contributing-bundles');
  const cut = await page
    .locator('.code__bar:visible')
    .evaluateAll((bars) =>
      bars.filter((bar) => bar.scrollWidth > bar.clientWidth).map(({textContent}) => textContent),
    );
  expect(cut).toEqual([]);
});

for (const path of ['/about-langflow', '/agents', '/api-flows-run']) {
  test(`no table of ${path} is cut on a phone`, async ({page}) => {
    await open(page, path);
    const tables = page.locator('.table:visible');
    await expect(tables.first()).toBeVisible();
    const cut = await tables.evaluateAll((all) =>
      all
        .filter((table) => table.scrollWidth > table.clientWidth + 1)
        .map((table) => table.textContent.slice(0, 80)),
    );
    expect(cut).toEqual([]);
  });
}
