import {expect, test as base, type Page} from '@playwright/test';
import {open} from '../support/test';
import {count} from '../support/count';
import {startDeployableServer, type DeployableServer} from './deployableServer';
import {dialogOf, hitsOf, openDialog, titleOf, watchUncaught} from '../support/readerVisit';

const test = base.extend<{server: DeployableServer; uncaught: string[]}>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from this parameter.
  server: async ({}, use) => {
    const server = await startDeployableServer();
    await use(server);
    server.close();
  },
  uncaught: [async ({page}, use) => use(watchUncaught(page)), {auto: true}],
});

/** A link on the page leads there, as any other of its links. */
const follow = (page: Page, path: string) =>
  page
    .locator('.static-html a[href^="/"]')
    .first()
    .evaluate((link, target) => {
      link.setAttribute('href', target);
      (link as HTMLElement).click();
    }, path);

interface LazyPart {
  name: string;
  from: string;
  /** How often the page is loaded anew until the part works. */
  reloads: number;
  /** The browser says that it is to save data: nothing is fetched ahead. */
  savesData?: boolean;
  /** What the reader does after the deploy. */
  use: (page: Page) => Promise<void>;
  works: (page: Page) => Promise<void>;
}

const parts: LazyPart[] = [
  {
    name: 'the search dialog',
    from: '/about-langflow',
    reloads: 1,
    use: (page) => page.keyboard.press('Control+k'),
    works: async (page) => {
      await dialogOf(page).getByRole('searchbox').fill('环境变量');
      await expect(hitsOf(page).first()).toContainText('环境变量');
    },
  },
  {
    name: 'the search page',
    from: '/about-langflow',
    reloads: 1,
    use: (page) => follow(page, '/search?q=webhook'),
    works: (page) => expect(page.getByText(/^找到 \d+ 条结果$/)).toBeVisible(),
  },
  {
    name: 'an API page',
    from: '/about-langflow',
    reloads: 1,
    use: (page) => follow(page, '/api/health'),
    works: (page) => expect(titleOf(page)).not.toHaveText('Langflow 是什么'),
  },
  {
    name: 'a guide page, from an API page',
    from: '/api/health',
    reloads: 1,
    use: (page) => page.locator('nav.navbar a.navbar__brand').click(),
    works: (page) => expect(titleOf(page)).toHaveText('用流程搭建 AI 应用'),
  },
  {
    name: 'a guide page, from another one',
    from: '/about-langflow',
    reloads: 0,
    use: (page) => page.locator('.pagination-nav__link--next').click(),
    works: (page) => expect(titleOf(page)).toHaveText('安装 Langflow'),
  },
  {
    name: 'the menu of a page',
    from: '/about-langflow',
    reloads: 1,
    savesData: true,
    use: (page) => page.locator('button[aria-haspopup="menu"]').first().click(),
    works: async (page) => {
      const menu = page.getByRole('menu');
      await expect(async () => {
        if ((await menu.count()) === 0) {
          await page.locator('button[aria-haspopup="menu"]').first().click();
        }
        await expect(menu).toBeVisible();
      }).toPass();
    },
  },
  {
    name: 'the filter of a table',
    from: '/environment-variables',
    reloads: 1,
    use: (page) => page.locator('[data-filter-table]').first().fill('LANGFLOW_PORT'),
    works: async (page) => {
      await page.locator('[data-filter-table]').first().fill('LANGFLOW_PORT');
      await expect(page.locator('.filterable__count').first()).toContainText(/\d/);
    },
  },
  {
    name: 'an enlarged picture of a flow',
    from: '/samples',
    reloads: 1,
    use: (page) => page.locator('.flow__zoom').first().click(),
    works: async (page) => {
      await page.locator('.flow__zoom').first().click();
      await expect(page.locator('dialog.flow-dialog')).toBeVisible();
    },
  },
  {
    name: 'a folded block of code',
    from: '/samples',
    reloads: 1,
    use: (page) => page.locator('[data-code-expand]').first().click(),
    works: async (page) => {
      await page.locator('[data-code-expand]').first().click();
      await expect(page.getByText('第 31 行')).toBeVisible();
    },
  },
  {
    name: 'the list of keys',
    from: '/about-langflow',
    reloads: 1,
    use: (page) => page.keyboard.press('?'),
    works: async (page) => {
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog', {name: '快捷键'})).toBeVisible();
    },
  },
  {
    name: 'the page that is not there',
    from: '/about-langflow',
    // The server alone knows which pages there are: the address is opened as a document.
    reloads: 1,
    use: (page) => follow(page, '/no-such-page'),
    works: async (page) => {
      await expect(titleOf(page)).toContainText('page not found');
      await page.getByRole('link', {name: '返回首页'}).click();
      await expect(titleOf(page)).toHaveText('用流程搭建 AI 应用');
    },
  },
];

for (const {name, from, reloads, savesData, use, works} of parts) {
  test(`after a deploy ${name} works, with ${reloads} reloads`, async ({
    page,
    server,
    uncaught,
  }) => {
    if (savesData) {
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', {
          value: {saveData: true, effectiveType: '4g'},
        }),
      );
    }
    await open(page, server.url + from);
    server.deploy();
    await use(page);
    await expect.poll(() => server.documents()).toBe(reloads);
    await page.locator('html[data-has-hydrated="true"]').waitFor();
    await works(page);
    expect(server.documents()).toBe(reloads);
    expect(uncaught.filter((message) => !/Loading chunk/.test(message))).toEqual([]);
    count('部署后仍开着的页面', 1);
  });
}

test('after a deploy the search worker, asked for by an open dialog, works with one reload at most', async ({
  page,
  server,
  uncaught,
}) => {
  await open(page, `${server.url}/about-langflow`);
  server.deployBefore('worker');
  await page.keyboard.press('Control+k');
  const input = dialogOf(page).getByRole('searchbox');
  await expect(async () => {
    await input.fill('环境变量');
    await expect(hitsOf(page).first()).toContainText('环境变量');
  }).toPass();
  expect(server.documents()).toBeLessThanOrEqual(1);
  expect(uncaught).toEqual([]);
  count('部署后仍开着的页面', 1);
});

test('after a deploy a picture stays as it is, without an error', async ({
  page,
  server,
  uncaught,
}) => {
  await open(page, `${server.url}/about-langflow`);
  server.deploy();
  const gone = page.waitForResponse((response) => response.status() === 404);
  await follow(page, '/samples');
  await gone;
  await expect(page.locator('.markdown img').first()).toBeVisible();
  await openDialog(page);
  expect(server.documents()).toBe(1);
  expect(uncaught).toEqual([]);
  count('部署后仍开着的页面', 1);
});
