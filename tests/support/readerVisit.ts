import {expect, type Page} from '@playwright/test';
import {open} from './test';

export const dialogOf = (page: Page) => page.getByRole('dialog', {name: '搜索文档'});
export const hitsOf = (page: Page) => dialogOf(page).locator('.search-dialog__hit');
export const titleOf = (page: Page) => page.getByRole('heading', {level: 1});

export function watchUncaught(page: Page): string[] {
  const uncaught: string[] = [];
  page.on('pageerror', ({message}) => uncaught.push(message));
  return uncaught;
}

/** The generator's keys of the storage end in a mark of the site's address. */
export async function readKeyMark(page: Page): Promise<string> {
  const html = await (await page.request.get('/')).text();
  return /["']theme(-\w+)["']/.exec(html)![1]!;
}

export async function openDialog(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(dialogOf(page).getByRole('searchbox')).toBeFocused();
}

export async function searchAndFollow(page: Page): Promise<void> {
  await openDialog(page);
  await dialogOf(page).getByRole('searchbox').fill('安装 Langflow');
  await expect(hitsOf(page).first()).toContainText('安装 Langflow');
  await page.keyboard.press('Enter');
  await expect(titleOf(page)).toHaveText('安装 Langflow');
  await expect(dialogOf(page)).toBeHidden();
}

/** Everything that a reader does on this site, once. */
export async function visitEverything(page: Page, site = ''): Promise<void> {
  await open(page, `${site}/samples`);
  const tab = page.getByRole('tab', {name: 'TypeScript'}).first();
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  const root = page.locator('html');
  const choice = (await root.getAttribute('data-theme-choice')) ?? '';
  await page.getByRole('button', {name: /切换颜色模式/}).click();
  await expect(root).not.toHaveAttribute('data-theme-choice', choice);
  await searchAndFollow(page);
  await page.locator('.pagination-nav__link--next').click();
  await expect(titleOf(page)).not.toHaveText('安装 Langflow');

  await open(page, `${site}/search?q=webhook`);
  await expect(page.getByText(/^找到 \d+ 条结果$/)).toBeVisible();

  await open(page, `${site}/environment-variables`);
  const filter = page.locator('[data-filter-table]').first();
  await filter.fill('LANGFLOW_PORT');
  await expect(page.locator('.filterable__count').first()).not.toBeEmpty();

  await open(page, `${site}/api/health`);
  await page.locator('details.api-environment > summary').click();
  const server = page.locator('[data-api-server-input]').first();
  await server.fill('http://localhost:9999');
  await expect(page.locator('[data-api-server]').first()).toHaveText('http://localhost:9999');

  await open(page, `${site}/offline`);
  const panel = page.getByRole('region', {name: '离线阅读'});
  await expect(panel.getByRole('button').or(panel.getByRole('alert')).first()).toBeVisible();
}
