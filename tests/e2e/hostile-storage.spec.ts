import type {Page} from '@playwright/test';
import {expect, open, test} from '../support/test';

// What is wrong with storage is logged on the console.
test.use({tolerant: true});

const recentKey = '__DOCSEARCH_RECENT_SEARCHES__langflow';
const favouriteKey = '__DOCSEARCH_FAVORITE_SEARCHES__langflow';

const dialogOf = (page: Page) => page.getByRole('dialog', {name: '搜索文档'});
const inputOf = (page: Page) => dialogOf(page).getByRole('searchbox');
const hitsOf = (page: Page) => dialogOf(page).locator('.search-dialog__hit');

function watchUncaught(page: Page): string[] {
  const uncaught: string[] = [];
  page.on('pageerror', (error) => uncaught.push(error.message));
  return uncaught;
}

const storedSearch = (changes: object) => ({
  objectID: 'stored',
  url: '/about-langflow',
  type: 'lvl1',
  hierarchy: {lvl0: '开始使用', lvl1: '存下的标题'},
  content: null,
  ...changes,
});

for (const key of [recentKey, favouriteKey]) {
  test(`unreadable values of ${key} are no searches, and search works`, async ({page}) => {
    const uncaught = watchUncaught(page);
    await open(page, '/about-langflow');
    for (const value of ['not json', '{"a":1}', 'null', '[null]', '[{}]', '[[]]', '"x"']) {
      await page.evaluate(([name, text]) => localStorage.setItem(name!, text!), [key, value]);
      await page.keyboard.press('Control+k');
      await expect(dialogOf(page)).toContainText('没有最近的搜索');
      await page.keyboard.press('Escape');
      await expect(dialogOf(page)).toBeHidden();
    }
    expect(uncaught).toEqual([]);
  });

  test(`markup in ${key} is text, and addresses of other sites are left out`, async ({page}) => {
    await open(page, '/about-langflow');
    const searches = [
      storedSearch({
        hierarchy: {lvl0: '<b>', lvl1: '<img src=x onerror="window.ran = true">标题'},
      }),
      ...['https://evil.example/', '//evil.example/', 'javascript:window.ran=true'].map(
        (url, index) => storedSearch({objectID: `foreign-${index}`, url}),
      ),
    ];
    await page.evaluate(
      ([name, text]) => localStorage.setItem(name!, text!),
      [key, JSON.stringify(searches)],
    );
    await page.keyboard.press('Control+k');
    await expect(hitsOf(page)).toHaveCount(1);
    await expect(hitsOf(page)).toContainText('<img src=x onerror="window.ran = true">标题');
    await expect(hitsOf(page).locator('a')).toHaveAttribute('href', '/about-langflow');
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  });
}

test('a storage whose values cannot be read behaves as empty', async ({page}) => {
  const uncaught = watchUncaught(page);
  await page.addInitScript(() => {
    Storage.prototype.getItem = () => {
      throw new DOMException('denied', 'SecurityError');
    };
  });
  await open(page, '/about-langflow');
  await page.keyboard.press('Control+k');
  await expect(dialogOf(page)).toContainText('没有最近的搜索');
  await inputOf(page).fill('部署');
  await expect(hitsOf(page).first()).toBeVisible();
  expect(uncaught).toEqual([]);
});

for (const [name, breakage] of Object.entries({
  'keeps nothing': () => {
    Storage.prototype.setItem = () => {};
  },
  'always answers rubbish': () => {
    Storage.prototype.getItem = () => '{"rubbish';
    Storage.prototype.removeItem = () => {};
  },
})) {
  test(`a storage that ${name} does not keep the reader from changing the colour mode`, async ({
    page,
  }) => {
    const uncaught = watchUncaught(page);
    await page.addInitScript(breakage);
    await open(page, '/about-langflow');
    const root = page.locator('html');
    for (const choice of ['light', 'dark', 'system']) {
      await page.getByRole('button', {name: /切换颜色模式/}).click();
      await expect(root).toHaveAttribute('data-theme-choice', choice);
    }
    expect(uncaught).toEqual([]);
  });
}

test.describe('with a full storage', () => {
  test.beforeEach(async ({page}) => {
    await open(page, '/about-langflow');
    await page.evaluate(() => {
      for (let size = 1 << 20; size >= 1; size >>= 1) {
        try {
          for (let count = 0; ; count += 1) {
            localStorage.setItem(`filler-${size}-${count}`, 'x'.repeat(size));
          }
        } catch {
          // Full to within this size.
        }
      }
    });
    await page.keyboard.press('Control+k');
    await inputOf(page).fill('安装 Langflow');
    await expect(hitsOf(page).first()).toContainText('安装 Langflow');
  });

  test('Enter opens a result', async ({page}) => {
    const uncaught = watchUncaught(page);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('安装 Langflow');
    await expect(dialogOf(page)).toBeHidden();
    expect(uncaught).toEqual([]);
  });

  test('a click opens a result and closes the dialog', async ({page}) => {
    const uncaught = watchUncaught(page);
    await hitsOf(page).first().click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('安装 Langflow');
    await expect(dialogOf(page)).toBeHidden();
    expect(uncaught).toEqual([]);
  });
});

test('other stored values that make no sense change nothing and run nothing', async ({page}) => {
  const uncaught = watchUncaught(page);
  const hostile = '"><img src=x onerror="window.ran = true">';
  // The generator's keys end in a mark of the site's address.
  const html = await (await page.request.get('/')).text();
  const mark = /["']theme(-\w+)["']/.exec(html)?.[1];
  expect(mark).toBeDefined();
  const keys = [
    'langflow-docs.api.server',
    'langflow-docs.tabs.language',
    ...[
      'theme',
      'docs-preferred-version-default',
      'docusaurus.announcement.dismiss',
      'docusaurus.announcement.id',
    ].flatMap((key) => [key, `${key}${mark}`]),
  ];
  await page.addInitScript(
    ({names, value}) => names.forEach((name) => localStorage.setItem(name, value)),
    {names: keys, value: hostile},
  );
  for (const path of ['/samples', '/api/health']) {
    await open(page, path);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    // An unknown colour mode would leave the page without colours.
    await expect(page.locator('html')).toHaveAttribute('data-theme', /^(?:light|dark)$/);
  }
  await expect(page.locator('[data-api-server]').first()).not.toContainText('onerror');
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  expect(uncaught).toEqual([]);
});

test('a selection that ends in the middle of a character opens search with whole ones', async ({
  page,
}) => {
  const uncaught = watchUncaught(page);
  await open(page, '/about-langflow');
  await page.evaluate(() => {
    const paragraph = document.createElement('p');
    paragraph.textContent = `${'字'.repeat(63)}😀尾`;
    document.querySelector('.static-html')!.prepend(paragraph);
    window.getSelection()!.selectAllChildren(paragraph);
  });
  await page.keyboard.press('Control+k');
  await expect(inputOf(page)).toHaveValue(`${'字'.repeat(63)}😀`);
  await page.goto(`/search?q=${encodeURIComponent(`${'a'.repeat(511)}😀`)}`);
  await expect(page.getByRole('searchbox')).toHaveValue(`${'a'.repeat(511)}😀`);
  expect(uncaught).toEqual([]);
});
