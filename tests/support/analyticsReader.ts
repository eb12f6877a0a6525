import type {BrowserContext, Page} from '@playwright/test';
import {analyticsVariant} from './analyticsVariant';
import {expect} from './test';

/** What a reader of the build with analytics sees and does. */

export const at = (address: string) => new URL(address, analyticsVariant.url).href;

export const banner = (page: Page) => page.getByRole('region', {name: '允许本站做访问统计吗？'});
export const dialog = (page: Page) => page.getByRole('dialog', {name: '隐私选项'});
export const link = (page: Page) =>
  page.locator('footer.site-footer').getByRole('button', {name: '隐私选项'});
export const allow = (page: Page) => banner(page).getByRole('button', {name: '允许'}).click();
export const refuse = (page: Page) => banner(page).getByRole('button', {name: '拒绝'}).click();

export async function chooseInDialog(page: Page, choice: '允许' | '拒绝'): Promise<void> {
  await link(page).click();
  await dialog(page).getByRole('button', {name: choice, exact: true}).click();
  await dialog(page).getByRole('button', {name: '关闭'}).click();
  await expect(dialog(page)).toBeHidden();
}

export async function clickNext(page: Page): Promise<void> {
  const next = page.locator('.pagination-nav__link--next');
  const target = await next.getAttribute('href');
  const title = page.getByRole('heading', {level: 1});
  const left = await title.textContent();
  await next.click();
  await expect(page).toHaveURL(at(target!));
  // The address changes before the page does, which is what counts.
  await expect(title).not.toHaveText(left!);
}

export async function clickEvent(page: Page, name: string): Promise<void> {
  await page.evaluate((value) => {
    const button = document.createElement('button');
    button.dataset.event = value;
    button.dataset.eventPlace = 'test';
    document.querySelector('.markdown')!.append(button);
    button.click();
  }, name);
}

export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (const direction of [1, -1]) {
      for (let step = 0; step * 400 < document.documentElement.scrollHeight; step += 1) {
        window.scrollBy({top: direction * 400, behavior: 'instant'});
        await frame();
        await frame();
      }
    }
  });
}

/** What a reader does on a visit; leaving the page makes it send all that it would ever send. */
export async function readAndLeave(page: Page): Promise<void> {
  await scrollThrough(page);
  await clickEvent(page, 'probe');
  await clickNext(page);
  await page.goto(at('/agents'));
  await page.locator('html[data-has-hydrated="true"]').waitFor();
}

export async function stored(page: Page, context: BrowserContext): Promise<string[]> {
  const inPage = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ]);
  const cookies = (await context.cookies()).map(({name}) => name);
  return [...inPage, ...cookies].sort();
}
