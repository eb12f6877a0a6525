import {test, type Page} from '@playwright/test';
import {sitemapPaths} from '../support/routes';

/** Answered with the page for addresses that do not exist. */
export const unknownPath = '/no-such-page';

/** The site map leaves out the pages that no search engine should list. */
const paths = [...sitemapPaths(), '/search', '/offline', unknownPath];
const batchSize = 10;

/** A page of the browser visits ten of the site's, one after the other. */
export function onEveryPage(
  title: string,
  check: (page: Page, path: string) => Promise<void>,
  prepare?: (page: Page) => Promise<void>,
): void {
  for (let start = 0; start < paths.length; start += batchSize) {
    const batch = paths.slice(start, start + batchSize);
    test(`${title}, pages ${start + 1} to ${start + batch.length}`, async ({page}) => {
      await prepare?.(page);
      for (const path of batch) {
        await check(page, path);
      }
    });
  }
}
