import {dialogOf} from '../support/readerVisit';
import {expect, open, test} from '../support/test';

test.describe('styles that no page waits for', {tag: '@static-routes'}, () => {
  for (const path of ['/get-started-quickstart', '/api/create-flow', '/search']) {
    test(`hold on ${path} by the time it answers to its reader`, async ({page}) => {
      await open(page, path);
      await expect(page.locator('link[rel=stylesheet][media=print]')).toHaveCount(0);
      await expect(page.locator('link[rel=stylesheet][href*="/late."]')).toHaveAttribute(
        'media',
        'all',
      );
    });
  }

  test('include those of a guide where the reader comes from another page', async ({page}) => {
    await open(page, '/api/create-flow');
    await page.locator('.navbar__brand').click();
    await expect(page).toHaveURL(/\/$/);
    // Cards are rows of an icon and words only with their styles.
    await expect(page.locator('.card').first()).toHaveCSS('display', 'grid');
  });

  test.describe('and do not come', () => {
    test.use({tolerant: true});

    test('leave a page that works', async ({page}) => {
      await page.route('**/assets/css/late.*', (route) => route.abort());
      await open(page, '/get-started-quickstart');
      await page.getByRole('button', {name: '搜索文档'}).first().click();
      await expect(dialogOf(page).getByRole('searchbox')).toBeFocused();
    });
  });
});
