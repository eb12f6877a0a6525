import {expect, type Page} from '@playwright/test';

export const dialogOf = (page: Page) => page.getByRole('dialog', {name: '搜索文档'});
export const hitsOf = (page: Page) => dialogOf(page).locator('.DocSearch-Hit');
export const titleOf = (page: Page) => page.getByRole('heading', {level: 1});

export function watchUncaught(page: Page): string[] {
  const uncaught: string[] = [];
  page.on('pageerror', ({message}) => uncaught.push(message));
  return uncaught;
}

export async function openDialog(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(dialogOf(page).getByRole('searchbox')).toBeFocused();
}
