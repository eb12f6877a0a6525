import type {Locator, Page} from '@playwright/test';
import {expect, open, test} from '../support/test';

/** The size of the smallest letters of each picture that is shown, in pixels on the screen. */
const smallestLetters = (page: Page): Promise<number[]> =>
  page.locator('.flow__picture:visible').evaluateAll((pictures) =>
    pictures.map((picture) => {
      const scale = picture.getBoundingClientRect().width / Number(picture.getAttribute('width'));
      const sizes = [...picture.querySelectorAll('text')].map((text) =>
        parseFloat(getComputedStyle(text).fontSize),
      );
      return Math.min(...sizes) * scale;
    }),
  );

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [320, 390, 1280]) {
    test.describe(`${width} pixels wide, ${colorScheme}`, () => {
      test.use({viewport: {width, height: 800}, colorScheme});

      test('no letter in a flow picture is smaller than 11 pixels', async ({page}) => {
        await open(page, '/chat-with-rag');
        const letters = await smallestLetters(page);
        expect(letters.length).toBeGreaterThan(1);
        expect(Math.min(...letters)).toBeGreaterThanOrEqual(11);
      });
    });
  }
}

test('a picture that goes on beyond its edge fades there until its end is reached', async ({
  page,
}) => {
  await open(page, '/components-helpers');
  const viewports = page.locator('.flow__viewport');
  const fades = () =>
    viewports.evaluateAll((elements) =>
      elements.map((element) => {
        const {maskImage, maskPosition} = getComputedStyle(element);
        const isCut = element.scrollLeft + element.clientWidth < element.scrollWidth - 1;
        return {isCut, isFaded: maskImage !== 'none' && !maskPosition.startsWith('0%')};
      }),
    );
  const cut = (await fades()).map(({isCut}) => isCut);
  expect(cut).toContain(true);
  expect(cut).toContain(false);
  await expect.poll(fades).toEqual(cut.map((isCut) => ({isCut, isFaded: isCut})));
  await viewports.evaluateAll((elements) =>
    elements.forEach((element) => (element.scrollLeft = element.scrollWidth)),
  );
  await expect.poll(fades).toEqual(cut.map(() => ({isCut: false, isFaded: false})));
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 800}});

  test('a flow runs from top to bottom and fits without scrolling', async ({page}) => {
    await open(page, '/simple-agent');
    const figure = page.locator('figure.flow').first();
    await expect(figure.locator('.flow__picture--tall')).toBeVisible();
    await expect(figure.locator('.flow__picture--wide')).toBeHidden();
    const excess = await figure
      .locator('.flow__viewport')
      .evaluate((viewport) => viewport.scrollWidth - viewport.clientWidth);
    expect(excess).toBe(0);
  });

  test('enlarged, the picture fills the screen and its letters stay readable', async ({page}) => {
    await open(page, '/simple-agent');
    await page.locator('.flow__zoom').first().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    expect((await dialog.boundingBox())?.width).toBe(390);
    await expect
      .poll(async () => Math.min(...(await smallestLetters(page))))
      .toBeGreaterThanOrEqual(11);
  });
});

const cardNamed = (figure: Locator, name: string): Locator =>
  figure.locator('.flow__picture--wide > g[data-card]').filter({hasText: name});

test('pointing at a component, or focusing its name, sets off what it is connected with', async ({
  page,
}) => {
  await open(page, '/samples');
  const figure = page.locator('figure.flow').first();
  const [input, agent, url] = ['Chat Input', 'Agent', 'URL'].map((name) =>
    cardNamed(figure, name).first(),
  );
  await input!.hover();
  await expect(url!).toHaveCSS('opacity', '0.25');
  await expect(agent!).toHaveCSS('opacity', '1');
  await page.mouse.move(0, 0);
  await expect(url!).toHaveCSS('opacity', '1');
  await input!.getByRole('link', {name: 'Chat Input'}).focus();
  await expect(url!).toHaveCSS('opacity', '0.25');
  await expect(agent!).toHaveCSS('opacity', '1');
});

test('the name of a component leads to its section', async ({page}) => {
  await open(page, '/samples');
  const figure = page.locator('figure.flow').first();
  await figure.getByRole('link', {name: 'Chat Input'}).press('Enter');
  await expect(page).toHaveURL('/components-io#chat-input');
  await expect(page.locator('#chat-input')).toBeInViewport();
});

test('the enlarged picture follows keys, and the focus comes back', async ({page}) => {
  await open(page, '/samples');
  const button = page.locator('.flow__zoom').first();
  await button.press('Enter');
  const dialog = page.getByRole('dialog');
  const picture = dialog.locator('.flow__picture');
  const widthOf = async () => Number(await picture.getAttribute('width'));
  await expect(dialog.locator('.flow-dialog__stage')).toBeFocused();
  const fitted = await widthOf();
  await page.keyboard.press('+');
  await expect.poll(widthOf).toBeGreaterThan(fitted);
  await page.keyboard.press('0');
  await expect.poll(widthOf).toBe(fitted);
  await dialog.getByRole('button', {name: '放大'}).click();
  await expect.poll(widthOf).toBeGreaterThan(fitted);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});

for (const {width, height} of [
  {width: 390, height: 800},
  {width: 1280, height: 800},
]) {
  test(`at ${width} px the menu stands beside the zoom button, and what it opens below the picture`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height});
    await open(page, '/chat-with-rag');
    for (const figure of await page.locator('figure.flow:has(.flow-menu)').all()) {
      const zoom = (await figure.locator('.flow__zoom').boundingBox())!;
      const summary = (await figure.locator('.flow-menu > summary').boundingBox())!;
      const legend = await figure.locator('.flow__legend').boundingBox();
      expect(Math.abs(summary.y - zoom.y)).toBeLessThan(1.5);
      expect(summary.height).toBe(zoom.height);
      expect(zoom.x - summary.x - summary.width).toBeGreaterThan(4);
      expect(zoom.x - summary.x - summary.width).toBeLessThan(12);
      if (legend) {
        const isLeft = legend.x + legend.width <= summary.x;
        expect(isLeft || legend.y + legend.height <= summary.y).toBe(true);
      }
    }
    const figure = page.locator('figure.flow:has(.flow-menu)').first();
    await figure.locator('.flow-menu > summary').press('Enter');
    const command = figure.locator('.flow-menu .code').first();
    await expect(command).toBeVisible();
    const picture = (await figure.locator('.flow__viewport').boundingBox())!;
    expect((await command.boundingBox())!.y).toBeGreaterThan(picture.y + picture.height);
  });
}

test('on paper a picture has no menu', async ({page}) => {
  await open(page, '/simple-agent');
  await page.emulateMedia({media: 'print'});
  await expect(page.locator('.flow-menu').first()).toBeHidden();
});

test('the words of a picture go to the clipboard as its file has them', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/simple-agent');
  const menu = page.locator('.flow-menu').first();
  await menu.getByText('创建这个流程').press('Enter');
  const link = menu.getByRole('link', {name: '复制为文本'});
  const address = (await link.getAttribute('href'))!;
  await link.click();
  const file = await (await page.request.get(address)).text();
  expect(file).toContain('连接关系：');
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(file);
  await expect(page).toHaveURL('/simple-agent');
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the words of a picture are a page of their own', async ({page}) => {
    await page.goto('/simple-agent');
    const menu = page.locator('.flow-menu').first();
    await menu.locator('summary').click();
    await menu.getByRole('link', {name: '复制为文本'}).click();
    await expect(page.locator('body')).toContainText('图中的节点：');
  });
});
