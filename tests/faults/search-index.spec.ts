import {expect, test, type Page, type Route} from '@playwright/test';
import {count} from '../support/count';
import {dialogOf, hitsOf, openDialog, titleOf, watchUncaught} from '../support/readerVisit';
import {open} from '../support/test';

/** Nothing but the text of a page has it, so the files that the first one names must have come. */
const wordOfText = 'registry.npmmirror.com';

type Part = 'first file' | 'other files';
const parts: Part[] = ['first file', 'other files'];

/** The index comes in files; the one that is asked for first names the others. */
async function answerFor(
  page: Page,
  part: Part,
  answer: (route: Route) => Promise<void>,
): Promise<void> {
  let first: string | undefined;
  await page.route('**/search-index/**', (route) => {
    const url = route.request().url();
    first ??= url;
    return (url === first) === (part === 'first file') ? answer(route) : route.continue();
  });
}

async function ask(page: Page, query: string): Promise<void> {
  await open(page, '/about-langflow');
  await openDialog(page);
  await dialogOf(page).getByRole('searchbox').fill(query);
}

const toldIn = (page: Page) => dialogOf(page).getByText('Unable to fetch results');

async function expectAnswers(page: Page): Promise<void> {
  await dialogOf(page).getByRole('searchbox').fill('全局变量');
  await expect(hitsOf(page).first()).toContainText('全局变量');
  await dialogOf(page).getByRole('searchbox').fill(wordOfText);
  await expect(hitsOf(page).first()).toContainText('npmmirror');
}

/** The page itself goes on: the dialog closes, and the next page opens. */
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

const randomBytes = Buffer.from([...Array(4096).keys()].map((at) => (at * 151) % 256));

const wrongIndexes: Record<string, (route: Route) => Promise<void>> = {
  'cut off after a few bytes': changed((text) => text.slice(0, 40)),
  'cut off halfway': changed((text) => text.slice(0, text.length / 2)),
  empty: changed(() => ''),
  'a page of HTML': changed(() => '<!doctype html><title>Sign in</title>'),
  'a JSON document': changed(() => '{"error":"not here"}'),
  'random bytes': changed(() => randomBytes),
  'random bytes after a right first line': changed((text) =>
    Buffer.concat([Buffer.from(text.slice(0, text.indexOf('\n') + 1)), randomBytes]),
  ),
  'with its lines reversed': changed((text) => text.split('\n').reverse().join('\n')),
  'a server error': (route) => route.fulfill({status: 503, body: 'down'}),
  'not to be had': (route) => route.abort(),
};

for (const part of parts) {
  for (const [name, answer] of Object.entries(wrongIndexes)) {
    test(`the ${part} of the index ${name}: the dialog says so, is right when the index is, and the page goes on`, async ({
      page,
    }) => {
      const uncaught = watchUncaught(page);
      let isMended = false;
      await answerFor(page, part, (route) => (isMended ? route.continue() : answer(route)));
      await ask(page, wordOfText);
      await expect(toldIn(page)).toBeVisible();
      isMended = true;
      await expectAnswers(page);
      await goOn(page);
      expect(uncaught).toEqual([]);
      count('搜索索引的缺陷', 1);
    });
  }

  test(`the ${part} of the index slow: the answer comes when it does`, async ({page}) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await answerFor(page, part, async (route) => {
      await released;
      await route.continue();
    });
    await ask(page, wordOfText);
    await expect(hitsOf(page)).toHaveCount(0);
    release();
    await expect(hitsOf(page).first()).toContainText('npmmirror');
    count('搜索索引的缺陷', 1);
  });

  test(`the ${part} of the index that never comes: dialog and page say so, and Retry asks again`, async ({
    page,
  }) => {
    const uncaught = watchUncaught(page);
    let isMended = false;
    const held: Route[] = [];
    await answerFor(page, part, async (route) => {
      if (isMended) {
        await route.continue();
      } else {
        held.push(route);
      }
    });
    // In the page, whose time the test can move, instead of a worker.
    await page.addInitScript(() => Object.defineProperty(window, 'Worker', {value: undefined}));
    await page.clock.install();
    const waitUntilTold = (told: () => Promise<void>) =>
      expect(async () => {
        await page.clock.fastForward(31_000);
        await told();
      }).toPass();

    await ask(page, wordOfText);
    await waitUntilTold(() => expect(toldIn(page)).toBeVisible({timeout: 1_000}));

    await open(page, `/search?q=${wordOfText}`);
    const notice = page.getByRole('main').getByRole('alert');
    await waitUntilTold(() =>
      expect(notice).toContainText('Unable to fetch results', {timeout: 1_000}),
    );
    isMended = true;
    await notice.getByRole('button', {name: '重试 · Retry'}).click();
    await expect(page.getByText(/^找到 \d+ 条结果$/)).toBeVisible();
    await expect(notice).toBeHidden();
    expect(held.length).toBeGreaterThan(1);
    expect(uncaught).toEqual([]);
    count('搜索索引的缺陷', 1);
  });
}
