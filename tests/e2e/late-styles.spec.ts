import {dialogOf} from '../support/readerVisit';
import {expect, open, test} from '../support/test';

declare global {
  interface Window {
    /** What began to move or fade before anybody did anything. */
    movedByItself: string[];
  }
}

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

  for (const [path, width] of [
    ['/', 390],
    ['/get-started-quickstart', 390],
    ['/api/create-flow', 390],
    ['/get-started-quickstart', 1280],
  ] as const) {
    test(`set nothing of ${path} in motion at ${width} px`, async ({page}) => {
      await page.setViewportSize({width, height: 844});
      await page.addInitScript(() => {
        window.movedByItself = [];
        document.addEventListener('transitionrun', ({target, propertyName}) => {
          const {tagName, className} = target as HTMLElement;
          window.movedByItself.push(`${tagName}.${className} ${propertyName}`);
        });
      });
      await open(page, path);
      // Transitions begin with the frame that follows the styles.
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      expect(await page.evaluate(() => window.movedByItself)).toEqual([]);
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
