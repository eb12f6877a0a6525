import {expect, open, test} from '../support/test';

test('the navbar hides on scroll down and returns on scroll up and at the top', async ({page}) => {
  await open(page, '/get-started-quickstart');
  const navbar = page.locator('nav.navbar');
  const scrolled = () => page.evaluate(() => window.scrollY);
  const top = async () => (await navbar.boundingBox())!.y;
  expect(await top()).toBe(0);
  await page.mouse.wheel(0, 600);
  await expect.poll(scrolled).toBeGreaterThan(500);
  await page.mouse.wheel(0, 600);
  await expect.poll(top).toBeLessThan(-50);
  // A turn back while the page still moves forward would only shorten its way.
  await expect.poll(scrolled).toBeGreaterThan(1100);
  await page.mouse.wheel(0, -200);
  await expect.poll(top).toBe(0);
  await expect.poll(scrolled).toBeLessThan(1050);
  await page.mouse.wheel(0, 800);
  await expect.poll(top).toBeLessThan(-50);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect.poll(top).toBe(0);
});

test('one large turn of the wheel from the top hides the navbar', async ({page}) => {
  await open(page, '/get-started-quickstart');
  const navbar = page.locator('nav.navbar');
  // Instantly and in one step, as a wheel without smooth scrolling does.
  await page.evaluate(() => window.scrollTo({top: 1500, behavior: 'instant'}));
  await expect.poll(async () => (await navbar.boundingBox())!.y).toBeLessThan(-50);
});

test('the navbar links to the repository, the social network and the chat community', async ({
  page,
}) => {
  await open(page, '/');
  const navbar = page.locator('nav.navbar');
  for (const [name, host] of [
    ['GitHub 源代码仓库', 'github.com/langflow-ai/langflow'],
    ['X（原 Twitter）上的 Langflow', 'x.com/langflow_ai'],
    ['Discord 社区', 'discord.com'],
  ] as const) {
    await expect(navbar.getByRole('link', {name})).toHaveAttribute('href', new RegExp(host));
  }
});

test('the first Tab reaches a link that skips to the content', async ({page}) => {
  await open(page, '/about-langflow');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', {name: '跳到主要内容'});
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toHaveCount(1);
});
