import {recordViolations} from '../support/recordViolations';
import {expect, open, test} from '../support/test';

test.describe('the policy', () => {
  // The browser reports what it refuses.
  test.use({tolerant: true});
  test('is in force: what an attacker would add does not run', async ({page}) => {
    const violations = await recordViolations(page);
    const response = await page.goto('/about-langflow');
    expect(response!.headers()['content-security-policy']).toMatch(/script-src 'self' 'sha256-/);
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'window.attacked = true';
      document.body.append(script);
      const image = document.createElement('img');
      image.setAttribute('onerror', 'window.attacked = true');
      image.src = '/img/no-such-picture.png';
      document.body.append(image);
      const foreign = document.createElement('script');
      foreign.src = 'https://attacker.example/a.js';
      document.body.append(foreign);
    });
    await expect
      .poll(() => violations.toSorted())
      .toEqual([
        'script-src-attr inline',
        'script-src-elem https://attacker.example/a.js',
        'script-src-elem inline',
      ]);
    expect(await page.evaluate(() => 'attacked' in window)).toBe(false);
  });
});

test('reading a page and using everything on it violates nothing', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const violations = await recordViolations(page);
  await open(page, '/samples');
  await page.getByRole('tab', {name: 'TypeScript'}).first().click();
  await expect(page.getByRole('tab', {name: 'TypeScript'}).first()).toHaveAttribute(
    'aria-selected',
    'true',
  );
  const theme = await page.locator('html').getAttribute('data-theme-choice');
  await page.getByRole('button', {name: /切换颜色模式/}).click();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme-choice', theme!);
  const image = page.locator('.markdown img').first();
  await expect(image).toHaveClass(/medium-zoom-image/);
  await image.click();
  await expect(page.locator('.medium-zoom--opened')).toBeAttached();
  await page.keyboard.press('Escape');
  await page.locator('.flow__zoom').first().click();
  await expect(page.locator('dialog.flow-dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog.flow-dialog')).toBeHidden();
  expect(violations).toEqual([]);
});

test('searching in the dialog and on the page, and following a result, violates nothing', async ({
  page,
}) => {
  const violations = await recordViolations(page);
  await open(page, '/');
  await page.keyboard.press('Control+k');
  await page.getByRole('searchbox').fill('全局变量');
  await expect(page.locator('.search-dialog__hit').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL('/');
  await open(page, '/search?q=webhook');
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  expect(violations).toEqual([]);
});

test('pages of each kind and the ways between them violate nothing', async ({page}) => {
  const violations = await recordViolations(page);
  await open(page, '/get-started-quickstart');
  await page.locator('.pagination-nav__link--next').click();
  await expect(page).not.toHaveURL(/quickstart/);
  for (const path of ['/api', '/api/simplified-run-flow', '/environment-variables', '/agents']) {
    await open(page, path);
    await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
  }
  expect(violations).toEqual([]);
});

test.describe('a page that is not there', () => {
  // The browser itself reports the 404 status on the console.
  test.use({tolerant: true});
  test('violates nothing', async ({page}) => {
    const violations = await recordViolations(page);
    await open(page, '/no-such-page');
    await expect(page.getByRole('heading', {level: 1})).toContainText('page not found');
    expect(violations).toEqual([]);
  });
});
