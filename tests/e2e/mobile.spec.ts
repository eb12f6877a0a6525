import {expect, open, test} from '../support/test';

test.use({viewport: {width: 390, height: 844}});

test('below 996 px the menu opens with the docs as secondary menu', async ({page}) => {
  await open(page, '/about-langflow');
  await page.getByRole('button', {name: '切换导航栏'}).click();
  const sidebar = page.locator('.navbar-sidebar');
  await expect(sidebar).toBeVisible();
  await expect(sidebar.getByRole('link', {name: 'Langflow 是什么'})).toBeVisible();
  await sidebar.getByRole('button', {name: /回到主菜单/}).click();
  await expect(sidebar.getByRole('link', {name: 'API 参考'})).toBeVisible();
});

test('the menu is forced hidden when the window becomes desktop', async ({page}) => {
  await open(page, '/about-langflow');
  await page.getByRole('button', {name: '切换导航栏'}).click();
  await expect(page.locator('.navbar-sidebar--show')).toBeVisible();
  await page.setViewportSize({width: 1100, height: 844});
  await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
  await page.setViewportSize({width: 390, height: 844});
  await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
});

test('the layout switches at 996 px', async ({page}) => {
  await open(page, '/about-langflow');
  const menuButton = page.getByRole('button', {name: '切换导航栏'});
  const sidebar = page.locator('.theme-doc-sidebar-container');
  await page.setViewportSize({width: 997, height: 800});
  await expect(menuButton).toBeHidden();
  await expect(sidebar).toBeVisible();
  await page.setViewportSize({width: 996, height: 800});
  await expect(menuButton).toBeVisible();
  await expect(sidebar).toBeHidden();
});

/** Until the page has not moved for 20 frames. */
const standStill = (): Promise<void> =>
  new Promise((resolve) => {
    let last = window.scrollY;
    let frames = 0;
    const look = (): void => {
      frames = window.scrollY === last ? frames + 1 : 0;
      last = window.scrollY;
      if (frames === 20) {
        resolve();
      } else {
        requestAnimationFrame(look);
      }
    };
    look();
  });

test('on a phone the help button leaves with the navbar and returns with it', async ({page}) => {
  await open(page, '/get-started-quickstart');
  const help = page.getByRole('button', {name: /搜索帮助/});
  await page.mouse.move(200, 500);
  await page.mouse.wheel(0, 1500);
  await expect(help).toHaveCSS('opacity', '0');
  // A turn back while the page still moves forward would only shorten its way. Sections that were passed take their
  // real height, and what is in view stays: the page moves up by itself, which is no turn back.
  await page.evaluate(standStill);
  await expect(help).toHaveCSS('opacity', '0');
  await page.mouse.wheel(0, -300);
  await expect(help).toHaveCSS('opacity', '1');
  await help.click();
  await expect(page.getByRole('searchbox')).toBeVisible();
});

test('the trail and the actions share one row, and the title follows', async ({page}) => {
  await open(page, '/deployment-kubernetes-prod');
  const trail = await page.getByRole('navigation', {name: '页面路径'}).boundingBox();
  const copy = await page.getByRole('button', {name: /复制为 Markdown/}).boundingBox();
  expect(Math.abs(trail!.y + trail!.height / 2 - copy!.y - copy!.height / 2)).toBeLessThan(6);
  expect((await page.getByRole('heading', {level: 1}).boundingBox())!.y).toBeLessThan(215);
});

for (const path of [
  '/',
  '/get-started-quickstart',
  '/environment-variables',
  '/components-processing',
  '/samples',
  '/api',
  '/api/simplified-run-flow',
  '/search?q=agent',
]) {
  test(`nothing scrolls sideways at 320 px on ${path}`, async ({page}) => {
    await page.setViewportSize({width: 320, height: 640});
    await open(page, path);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(320);
  });
}

test('a record of many facts stays inside the screen of a phone, description last', async ({
  page,
}) => {
  await open(page, '/bundles-ollama');
  const record = page.locator('.table--records tbody tr').filter({hasText: 'base_url'}).first();
  const cells = await record.locator('td:visible').all();
  expect(cells.length).toBeGreaterThan(3);
  const boxes = await Promise.all(cells.map(async (cell) => (await cell.boundingBox())!));
  expect(Math.max(...boxes.map(({x, width}) => x + width))).toBeLessThanOrEqual(390);
  const last = boxes.at(-1)!;
  expect(Math.max(...boxes.slice(0, -1).map(({y, height}) => y + height))).toBeLessThanOrEqual(
    last.y + 1,
  );
});

for (const path of ['/concepts-components', '/get-started-quickstart', '/components-data']) {
  test(`on ${path} the label of a cell has room of its own, also on two lines`, async ({page}) => {
    await open(page, path);
    const cells = page.locator('.table--cards:not(.table--records) td:not(:first-child):visible');
    await expect(cells.first()).toBeVisible();
    const crowded = await cells.evaluateAll((all) =>
      all
        .filter((cell) => {
          const label = getComputedStyle(cell, '::before');
          return (
            parseFloat(label.height) > cell.clientHeight ||
            parseFloat(label.width) > parseFloat(getComputedStyle(cell).paddingInlineStart)
          );
        })
        .map((cell) => `${cell.getAttribute('data-label')}: ${cell.textContent}`),
    );
    expect(crowded).toEqual([]);
  });
}

test('a parameter table reads as cards on a phone', async ({page}) => {
  await open(page, '/components-data');
  const card = page
    .locator('.table--cards:not(.table--records) tbody tr')
    .filter({hasText: 'News Articles'})
    .first();
  const cells = await card.locator('td').all();
  const tops = await Promise.all(cells.map(async (cell) => (await cell.boundingBox())!.y));
  expect(tops).toEqual([...tops].sort((a, b) => a - b));
  expect(new Set(tops).size).toBe(cells.length);
  // Labels stand in a column of their own: words, code and chips of a cell are all beside it.
  const labelEnd = (await card.boundingBox())!.x + 80;
  const parts = await card.locator('td:not(:first-child) > *').all();
  expect(parts.length).toBeGreaterThan(2);
  for (const part of parts) {
    expect((await part.boundingBox())!.x).toBeGreaterThanOrEqual(labelEnd);
  }
});
