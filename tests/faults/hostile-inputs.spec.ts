import {expect, test, type Page} from '@playwright/test';
import {count} from './count';
import {hostileInputs} from './hostileInputs';
import {watchHostility} from './watchHostility';

// Without the policy: what gets into a page would really run, and is not only refused by the browser.
test.use({bypassCSP: true});

const inputs = hostileInputs();
const subject = '恶意输入';

const hydrated = (page: Page) => page.locator('html[data-has-hydrated="true"]').waitFor();
const dialogOf = (page: Page) => page.getByRole('dialog', {name: '搜索文档'});

/** Some addresses the server refuses itself, in plain text. */
async function openAnyway(page: Page, address: string): Promise<void> {
  const response = await page.goto(address);
  if (response?.headers()['content-type']?.startsWith('text/html')) {
    await hydrated(page);
  }
}

const batchSize = 24;

function inBatches(kind: string, addresses: string[]): void {
  for (let start = 0; start < addresses.length; start += batchSize) {
    const batch = addresses.slice(start, start + batchSize);
    test(`${kind}, ${start + 1} to ${start + batch.length}`, async ({page, baseURL}) => {
      const watch = watchHostility(page, baseURL!);
      for (const address of batch) {
        await openAnyway(page, baseURL! + address);
        await watch.expectHarmless(address);
      }
      count(subject, batch.length);
    });
  }
}

inBatches('query parameters', inputs.queries);
inBatches('paths', inputs.paths);

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
  await expect(dialogOf(page).locator('.DocSearch-Hit').first()).toBeVisible();
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
