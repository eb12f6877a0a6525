import {expect, open, test} from '../support/test';

const PAGE = '/chat-with-files';
const TERM = '.markdown a.term';

test('pointing at a hard word shows its definition, which Escape takes away', async ({page}) => {
  await open(page, PAGE);
  const note = page.locator('.term-note');
  await page.locator(TERM).first().hover();
  await expect(note).toBeVisible();
  // The pointer may go to the definition without losing it.
  await note.hover();
  await expect(note).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(note).toBeHidden();
});

test('with the keyboard the definition describes the word, and Enter leads to the glossary', async ({
  page,
}) => {
  await open(page, PAGE);
  const term = page.locator(TERM).first();
  const href = (await term.getAttribute('href'))!;
  await term.focus();
  await expect(page.locator('.term-note')).toBeVisible();
  await expect(term).toHaveAccessibleDescription(/.{15,}/);
  await term.press('Enter');
  await expect(page).toHaveURL(href);
  await expect(page.locator(`[id="${href.split('#')[1]}"]`)).toBeInViewport();
  await expect(page.locator('.term-note')).toBeHidden();
});

test('each word is marked once on a page, and never inside a heading, link or code', async ({
  page,
}) => {
  await open(page, PAGE);
  const targets = await page
    .locator(TERM)
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(targets.length).toBeGreaterThan(1);
  expect(new Set(targets).size).toBe(targets.length);
  await expect(
    page.locator(':is(h1, h2, h3, h4, a, code, table, .card, nav) > a.term'),
  ).toHaveCount(0);
});

test.describe('with fingers', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true});

  test('a tap shows the definition inside the screen, a second one follows the link', async ({
    page,
  }) => {
    await open(page, PAGE);
    const term = page.locator(TERM).first();
    const href = (await term.getAttribute('href'))!;
    await term.tap();
    const note = page.locator('.term-note');
    await expect(note).toBeVisible();
    await expect(page).toHaveURL(PAGE);
    const box = (await note.boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(390);
    await term.tap();
    await expect(page).toHaveURL(href);
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the word is a link to its definition', async ({page}) => {
    await page.goto(PAGE);
    const term = page.locator(TERM).first();
    const href = (await term.getAttribute('href'))!;
    await term.click();
    await expect(page).toHaveURL(href);
  });
});
