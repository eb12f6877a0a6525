import {expect, test} from '@playwright/test';
import {count} from '../support/count';
import {onEveryPage, unknownPath} from './everyPage';

test.use({javaScriptEnabled: false});

onEveryPage('without JavaScript a page can be read and left', async (page, path) => {
  const response = await page.goto(path);
  expect(response!.status()).toBe(path === unknownPath ? 404 : 200);
  await expect(page).toHaveTitle(/\S/);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  // As shown: what stands in <noscript> counts here.
  await expect(page.getByRole('main')).toHaveText(/[^]{30,}/, {useInnerText: true});
  await expect(page.locator('nav.navbar a[href]:visible').nth(1)).toBeVisible();
  // Beside the navbar: contents, links of the text, or the way to the list of all pages.
  await expect(page.locator(':is(main, aside, footer) a[href]:visible').first()).toBeVisible();
  count('没有 JavaScript 时可读的页面', 1);
});
