import {expect, test, type Page} from '@playwright/test';
import {count} from '../support/count';
import {hostileInputs, storedKeys, unreadKey} from './hostileInputs';
import {dialogOf, readKeyMark} from '../support/readerVisit';
import {watchHostility} from './watchHostility';

// Without the policy: what gets into a page would really run, and is not only refused by the browser.
test.use({bypassCSP: true});

const inputs = hostileInputs();
const subject = '恶意输入';

const hydrated = (page: Page) => page.locator('html[data-has-hydrated="true"]').waitFor();

/** Some addresses the server refuses itself, in plain text. */
async function openAnyway(page: Page, address: string): Promise<void> {
  const response = await page.goto(address);
  if (response?.headers()['content-type']?.startsWith('text/html')) {
    await hydrated(page);
  }
}

const batchSize = 24;

function inBatches(kind: string, addresses: string[], settle?: (page: Page) => Promise<void>) {
  for (let start = 0; start < addresses.length; start += batchSize) {
    const batch = addresses.slice(start, start + batchSize);
    test(`${kind}, ${start + 1} to ${start + batch.length}`, async ({page, baseURL}) => {
      const watch = watchHostility(page, baseURL!);
      for (const address of batch) {
        await openAnyway(page, baseURL! + address);
        await settle?.(page);
        await watch.expectHarmless(address);
      }
      count(subject, batch.length);
    });
  }
}

inBatches('query parameters', inputs.queries);
inBatches('paths', inputs.paths);
inBatches('queries of the search page', inputs.searches, (page) =>
  expect(
    page
      .getByRole('main')
      .getByText(/^找到 \d+ 条结果$|^没有找到与|^输入关键词/)
      .first(),
  ).toBeVisible(),
);
inBatches('filters of a table', inputs.filters, (page) =>
  expect(page.locator('[data-filter-table]').first()).toBeVisible(),
);

test('hashes, opened and typed', async ({page, baseURL}) => {
  const watch = watchHostility(page, baseURL!);
  for (const [index, {page: path, hash}] of inputs.hashes.entries()) {
    if (index % 4 === 0) {
      await openAnyway(page, `${baseURL!}${path}?opened=${index}#${hash}`);
    } else {
      await page.evaluate((next) => (window.location.hash = next), hash);
    }
    await watch.expectHarmless(hash);
  }
  count(subject, inputs.hashes.length);
});

/** Together these pages read every key. */
const readingPages = [
  '/api/health',
  '/mcp-client',
  '/contributing-how-to-contribute',
  '/get-started-installation',
  '/samples',
];

test('stored values of every key', async ({page, baseURL}) => {
  const watch = watchHostility(page, baseURL!);
  const mark = await readKeyMark(page);
  const read = new Set<string>();
  await page.exposeFunction('noteKey', (key: string) => read.add(key.replace(mark, '')));
  await page.addInitScript(() => {
    const getItem = Object.getOwnPropertyDescriptor(Storage.prototype, 'getItem')!.value as (
      key: string,
    ) => string | null;
    Storage.prototype.getItem = function noteAndGet(key: string) {
      (window as unknown as {noteKey: (key: string) => void}).noteKey(key);
      return getItem.call(this, key);
    };
  });
  await openAnyway(page, `${baseURL!}/samples`);
  for (const values of inputs.stored) {
    for (const path of readingPages) {
      // Again for each page: what makes no sense may be removed by the first one that reads it.
      await page.evaluate(
        ({stored, end}) => {
          for (const [key, value] of Object.entries(stored)) {
            localStorage.setItem(key, value);
            localStorage.setItem(key + end, value);
          }
        },
        {stored: values, end: mark},
      );
      await openAnyway(page, baseURL! + path);
      await expect(page.locator('html')).toHaveAttribute('data-theme', /^(?:light|dark)$/);
      await watch.expectHarmless(values);
    }
    await page.keyboard.press('Control+k');
    await expect(dialogOf(page).getByRole('searchbox')).toBeFocused();
    await expect(dialogOf(page)).toContainText(/最近|收藏/);
    await watch.expectHarmless(values);
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toBeHidden();
  }
  expect([...read].sort()).toEqual(storedKeys.filter((key) => key !== unreadKey));
  count(subject, inputs.stored.length * storedKeys.length);
});

test('messages of other windows', async ({page, baseURL}) => {
  const watch = watchHostility(page, baseURL!);
  await openAnyway(page, `${baseURL!}/about-langflow`);
  await page.keyboard.press('Control+k');
  await expect(dialogOf(page).getByRole('searchbox')).toBeFocused();
  for (const message of inputs.messages) {
    // The second message arrives after the first: once it is there, the first one has been dealt with.
    await page.evaluate(
      (data) =>
        new Promise<void>((resolve) => {
          window.addEventListener('message', (event) => event.data === 'barrier' && resolve());
          window.postMessage(data, '*');
          window.postMessage('barrier', '*');
        }),
      message,
    );
    await watch.expectHarmless(message);
  }
  await dialogOf(page).getByRole('searchbox').fill('环境变量');
  await expect(dialogOf(page).locator('.search-dialog__hit').first()).toBeVisible();
  count(subject, inputs.messages.length);
});

test('names of the window', async ({page, baseURL}) => {
  const watch = watchHostility(page, baseURL!);
  await openAnyway(page, `${baseURL!}/about-langflow`);
  for (const name of inputs.windowNames) {
    await page.evaluate((value) => (window.name = value), name);
    await page.reload();
    await hydrated(page);
    await watch.expectHarmless(name);
  }
  count(subject, inputs.windowNames.length);
});
