import {expect, test, type Page, type Route} from '@playwright/test';
import {open} from '../support/test';
import {count} from '../support/count';
import {dialogOf, hitsOf, openDialog, titleOf, watchUncaught} from '../support/readerVisit';

const head = '**/search-index/head.txt';

async function ask(page: Page, query: string): Promise<void> {
  await open(page, '/about-langflow');
  await openDialog(page);
  await dialogOf(page).getByRole('searchbox').fill(query);
}

/** The dialog said so or not, the page goes on: it closes, and the next page opens. */
async function goOn(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
  await page.locator('.pagination-nav__link--next').click();
  await expect(titleOf(page)).toHaveText('安装 Langflow');
}

const changed =
  (change: (text: string) => string | Buffer) =>
  async (route: Route): Promise<void> => {
    const response = await route.fetch();
    await route.fulfill({response, body: change(await response.text())});
  };

const wrongIndexes: Record<string, (route: Route) => Promise<void>> = {
  'cut off after a few bytes': changed((text) => text.slice(0, 40)),
  empty: changed(() => ''),
  'a page of HTML': changed(() => '<!doctype html><title>Sign in</title>'),
  'a JSON document': changed(() => '{"error":"not here"}'),
  'random bytes': changed(() => Buffer.from([...Array(4096).keys()].map((at) => (at * 151) % 256))),
  'with its lines reversed': changed((text) => text.split('\n').reverse().join('\n')),
  'a server error': (route) => route.fulfill({status: 503, body: 'down'}),
  'not to be had': (route) => route.abort(),
};

for (const [name, answer] of Object.entries(wrongIndexes)) {
  test(`an index that is ${name}: the dialog says so or answers, is right when the index is, and the page goes on`, async ({
    page,
  }) => {
    const uncaught = watchUncaught(page);
    let isMended = false;
    await page.route(head, (route) => (isMended ? route.continue() : answer(route)));
    await ask(page, '环境变量');
    const told = dialogOf(page).getByText('Unable to fetch results');
    await expect(told.or(hitsOf(page)).first()).toBeVisible();
    isMended = true;
    await dialogOf(page).getByRole('searchbox').fill('全局变量');
    await expect(hitsOf(page).first()).toContainText('全局变量');
    await goOn(page);
    expect(uncaught).toEqual([]);
    count('搜索索引的缺陷', 1);
  });
}

test('a slow index: the answer comes when it does', async ({page}) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(head, async (route) => {
    await released;
    await route.continue();
  });
  await ask(page, '环境变量');
  await expect(hitsOf(page)).toHaveCount(0);
  release();
  await expect(hitsOf(page).first()).toContainText('环境变量');
  count('搜索索引的缺陷', 1);
});
