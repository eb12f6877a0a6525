import {expect, open, test} from '../support/test';

const toggle = /切换颜色模式/;

test('the toggle cycles light, dark, system and keeps the choice', async ({page}) => {
  await open(page, '/');
  const html = page.locator('html');
  const button = page.getByRole('button', {name: toggle});
  // Nothing chosen yet: the system decides, which is light here.
  await expect(html).toHaveAttribute('data-theme', 'light');
  await expect(html).toHaveAttribute('data-theme-choice', 'system');
  for (const choice of ['light', 'dark', 'system']) {
    await button.click();
    await expect(html).toHaveAttribute('data-theme-choice', choice);
  }
  await button.click();
  await button.click();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(html).toHaveAttribute('data-theme', 'dark');
});

test('in system mode the page follows the operating system live', async ({page}) => {
  await open(page, '/');
  const html = page.locator('html');
  await page.emulateMedia({colorScheme: 'dark'});
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({colorScheme: 'light'});
  await expect(html).toHaveAttribute('data-theme', 'light');
});

test('the choice reaches other tabs', async ({page, context}) => {
  await open(page, '/');
  const other = await context.newPage();
  await open(other, '/about-langflow');
  await page.getByRole('button', {name: toggle}).click();
  await page.getByRole('button', {name: toggle}).click();
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
});
