import {gzipSync} from 'node:zlib';
import type {Page, Request, Response} from '@playwright/test';
import {dialogOf, hitsOf} from '../support/readerVisit';
import {expect, fetchNothingAhead, open, passRequestBarrier, test} from '../support/test';

/** Counted, not timed: what the browser fetches as script for a first view. */
const budget = 82_000;

async function countScriptBytes(page: Page, path: string): Promise<number> {
  const scripts: Promise<number>[] = [];
  const count = (request: Request) => {
    if (request.resourceType() === 'script') {
      scripts.push(
        request
          .response()
          .then((response) => response!.body())
          // Zooming comes a second after the page works, which slow machines reach late.
          .then((body) => (body.includes('medium-zoom') ? 0 : gzipSync(body, {level: 9}).length)),
      );
    }
  };
  page.on('request', count);
  await open(page, path);
  // What comes after the page works (pictures to zoom, the menu fetched ahead) is not part of its first view.
  page.off('request', count);
  const total = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0);
  test.info().annotations.push({type: 'bytes', description: `${path} ${total}`});
  return total;
}

for (const path of ['/', '/get-started-quickstart', '/components-processing']) {
  test(`the first view of ${path} needs at most 82 KB of script (gzip)`, async ({page}) => {
    expect(await countScriptBytes(page, path)).toBeLessThanOrEqual(budget);
  });
}

test('an operation of the API needs at most 5% more script than a guide page', async ({
  browser,
}) => {
  const measure = async (path: string): Promise<number> =>
    countScriptBytes(await (await browser.newContext()).newPage(), path);
  const guide = await measure('/get-started-quickstart');
  expect(await measure('/api/simplified-run-flow')).toBeLessThanOrEqual(guide * 1.05);
});

test('opening the search dialog costs at most 90 KB (gzip), and the whole answer to a question at most 80 KB more', async ({
  page,
}) => {
  const files: Promise<{url: string; bytes: number}>[] = [];
  await fetchNothingAhead(page);
  await open(page, '/about-langflow');
  const count = (response: Response) => {
    files.push(
      response
        .body()
        .then((body) => ({url: response.url(), bytes: gzipSync(body, {level: 9}).length})),
    );
  };
  page.on('response', count);
  const head = page.waitForResponse('**/search-index/head.txt');
  await page.getByRole('button', {name: '搜索文档'}).first().click();
  await expect(dialogOf(page).getByRole('searchbox')).toBeFocused();
  await (await head).finished();
  await passRequestBarrier(page);
  const opening = await Promise.all(files.splice(0));
  const isForQuestion = (url: string): boolean => url.includes('/search-index/files/');
  expect(opening.filter(({url}) => isForQuestion(url))).toEqual([]);
  const total = opening.reduce((sum, {bytes}) => sum + bytes, 0);
  expect(total).toBeLessThanOrEqual(90_000);
  const text = page.waitForResponse('**/search-index/files/*/text-*.txt');
  await dialogOf(page).getByRole('searchbox').fill('智能体');
  await text;
  await expect(hitsOf(page).first()).toBeVisible();
  await passRequestBarrier(page);
  page.off('response', count);
  const answer = (await Promise.all(files)).reduce((sum, {bytes}) => sum + bytes, 0);
  test.info().annotations.push({type: 'bytes', description: `search ${total}, answer ${answer}`});
  expect(answer).toBeLessThanOrEqual(80_000);
});
