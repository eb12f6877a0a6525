import {expect, open, test} from '../support/test';

test('the footer has the copyright year and privacy choices that explain that nothing is collected', async ({
  page,
}) => {
  await open(page, '/about-langflow');
  const footer = page.locator('footer.site-footer');
  await expect(footer).toContainText('© 2025');
  await footer.getByRole('button', {name: '隐私选项'}).click();
  const dialog = page.getByRole('dialog', {name: '隐私选项'});
  await expect(dialog).toContainText('不收集访问数据');
  await expect(dialog).toContainText('API 页面上填写的服务器地址');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('without analytics nobody asks for consent, and reading a page stores nothing', async ({
  page,
  context,
}) => {
  await open(page, '/about-langflow');
  await expect(page.getByRole('button', {name: /^隐私选项/})).toHaveText('隐私选项');
  await page.locator('.pagination-nav__link--next').click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('安装 Langflow');
  await expect(page.getByText('允许本站做访问统计吗？')).toHaveCount(0);
  const left = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...Object.keys(window).filter((name) => /dataLayer|ga-disable|privacyChoices/.test(name)),
  ]);
  expect(left).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});

for (const path of ['/', '/get-started-quickstart', '/api', '/search', '/nowhere']) {
  test.describe(`help button on ${path}`, () => {
    test.use({tolerant: path === '/nowhere'});
    test('is round, 20 px from right and bottom, on layer 100', async ({page}) => {
      await open(page, path);
      const button = page.getByRole('button', {name: 'Hi, how can I help you?'});
      const box = (await button.boundingBox())!;
      const {width, height} = page.viewportSize()!;
      const scrollbar = await page.evaluate(
        () => window.innerWidth - document.documentElement.clientWidth,
      );
      expect(Math.round(width - scrollbar - box.x - box.width)).toBe(20);
      expect(Math.round(height - box.y - box.height)).toBe(20);
      await expect(button).toHaveCSS('z-index', '100');
      await expect(button).toHaveCSS('border-radius', '50%');
    });
  });
}

test('the help button can be clicked after scrolling up, with 回到顶部 above it', async ({
  page,
}) => {
  await open(page, '/get-started-quickstart');
  const backToTop = page.locator('.theme-back-to-top-button');
  await page.evaluate(() => window.scrollTo({top: 2000, behavior: 'instant'}));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(2000);
  // The theme compares two scroll events; one frame keeps them apart.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  await page.evaluate(() => window.scrollTo({top: 1500, behavior: 'instant'}));
  await expect(backToTop).toHaveCSS('opacity', '1');
  await expect(backToTop).toHaveCSS('bottom', '80px');
  await expect(backToTop).toHaveCSS('z-index', '99');
  const help = page.getByRole('button', {name: '搜索帮助 · Hi, how can I help you?'});
  await help.click();
  await expect(page.getByRole('searchbox')).toBeFocused();
});

test('the help text shows on hover and on keyboard focus, and a click opens search', async ({
  page,
}) => {
  await open(page, '/about-langflow');
  const button = page.getByRole('button', {name: 'Hi, how can I help you?'});
  const text = button.getByText('Hi, how can I help you?');
  await expect(text).toBeHidden();
  await button.hover();
  await expect(text).toBeVisible();
  await page.mouse.move(10, 10);
  await expect(text).toBeHidden();
  await page.keyboard.press('Tab');
  await button.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  await expect(text).toBeVisible();
  await button.click();
  await expect(page.getByRole('searchbox')).toBeFocused();
});
