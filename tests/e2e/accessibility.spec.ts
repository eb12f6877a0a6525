import type {Page} from '@playwright/test';
import {findViolations, stopMotion} from '../support/findViolations';
import {dialogOf, hitsOf, openDialog} from '../support/readerVisit';
import {expect, fetchNothingAhead, open, test} from '../support/test';

const pageTypes = [
  '/',
  '/samples',
  '/get-started-quickstart',
  '/environment-variables',
  '/concepts-components',
  '/release-notes',
  '/api',
  '/api/simplified-run-flow',
  '/search?q=agent',
  '/nowhere',
];

type Device = 'desktop' | 'mobile';

/** What a reader opens on a page. */
const opened: {what: string; path: string; only?: Device; act: (page: Page) => Promise<void>}[] = [
  {what: 'the start of the search dialog', path: '/samples', act: openDialog},
  {
    what: 'the results of the search dialog',
    path: '/samples',
    act: async (page) => {
      await openDialog(page);
      await dialogOf(page).getByRole('searchbox').fill('安装');
      await expect(hitsOf(page).first()).toHaveAttribute('aria-selected', 'true');
    },
  },
  {
    what: 'a stored search in the dialog',
    path: '/samples',
    act: async (page) => {
      await openDialog(page);
      await dialogOf(page).getByRole('searchbox').fill('快速入门');
      await hitsOf(page).first().getByRole('link').click();
      await expect(dialogOf(page)).toBeHidden();
      await openDialog(page);
      await expect(hitsOf(page).first().getByRole('button').first()).toBeVisible();
    },
  },
  {
    what: 'the way to a page that is slow to come',
    path: '/samples',
    act: async (page) => {
      await fetchNothingAhead(page);
      await open(page, '/samples');
      await page.route('**/get-started-quickstart', () => {});
      await openDialog(page);
      await dialogOf(page).getByRole('searchbox').fill('快速入门');
      await hitsOf(page).first().getByRole('link').click();
      await expect(page.locator('#nprogress .bar')).toBeVisible();
    },
  },
  {
    what: 'a definition of the glossary',
    path: '/chat-with-files',
    act: async (page) => {
      await page.locator('.markdown a.term').first().focus();
      await expect(page.locator('.term-note')).toBeVisible();
    },
  },
  {
    what: 'a flow picture that is enlarged',
    path: '/simple-agent',
    act: async (page) => {
      await page.locator('.flow__zoom').first().press('Enter');
      await expect(page.locator('.flow-dialog__stage')).toBeFocused();
    },
  },
  {
    what: 'the menu of a flow picture',
    path: '/simple-agent',
    act: async (page) => {
      const menu = page.locator('.flow-menu').first();
      await menu.locator('summary').press('Enter');
      await expect(menu.getByText('python3 create-flow.py')).toBeVisible();
    },
  },
  {
    what: 'the keys',
    path: '/samples',
    only: 'desktop',
    act: async (page) => {
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog', {name: '快捷键'})).toBeVisible();
    },
  },
  {
    what: 'the privacy choices',
    path: '/samples',
    act: async (page) => {
      await page.getByRole('button', {name: '隐私选项'}).click();
      await expect(page.getByRole('dialog', {name: '隐私选项'})).toBeVisible();
    },
  },
  {
    what: 'the menu of a phone',
    path: '/agents',
    only: 'mobile',
    act: async (page) => {
      await page.getByRole('button', {name: '切换导航栏'}).click();
      await expect(page.locator('.navbar-sidebar .menu__link--active').first()).toBeVisible();
    },
  },
  {
    what: 'the contents of a page on a phone',
    path: '/get-started-quickstart',
    only: 'mobile',
    act: async (page) => {
      const contents = page.locator('.theme-doc-toc-mobile');
      await contents.getByRole('button', {name: '本页目录'}).click();
      await expect(contents.getByRole('link').first()).toBeVisible();
    },
  },
];

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [device, viewport] of [
    ['desktop', {width: 1280, height: 900}],
    ['mobile', {width: 390, height: 844}],
  ] as const) {
    test.describe(`${device}, ${colorScheme}`, () => {
      test.use({viewport, colorScheme, tolerant: true});
      for (const path of pageTypes) {
        test(`axe finds no violation on ${path}`, async ({page}) => {
          await open(page, path);
          expect(await findViolations(page)).toEqual([]);
        });
      }
      for (const {what, path, act} of opened.filter(({only = device}) => only === device)) {
        test(`axe finds no violation with ${what} open`, async ({page}) => {
          await open(page, path);
          await stopMotion(page);
          await act(page);
          expect(await findViolations(page)).toEqual([]);
        });
      }
    });
  }
}

test('the field of the search dialog refers to the lists of results that are there', async ({
  page,
}) => {
  await open(page, '/samples');
  await openDialog(page);
  const field = dialogOf(page).getByRole('searchbox');
  await field.fill('安装');
  await expect(hitsOf(page).first()).toBeVisible();
  await expect
    .poll(() =>
      field.evaluate((input) => {
        const lists = input.getAttribute('aria-controls')?.split(' ') ?? [];
        return {
          some: lists.length > 0,
          missing: lists.filter((id) => !document.getElementById(id)),
        };
      }),
    )
    .toEqual({some: true, missing: []});
});
