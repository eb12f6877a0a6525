import {type Locator, type Page} from '@playwright/test';
import {expect, open, passRequestBarrier, test} from '../support/test';

/** No word of it, and nothing close to one, stands on any page. */
const NONSENSE = 'qzxvkwjqq';
const STORAGE_KEYS = {
  recent: '__DOCSEARCH_RECENT_SEARCHES__langflow',
  favourite: '__DOCSEARCH_FAVORITE_SEARCHES__langflow',
};

const dialogOf = (page: Page): Locator => page.getByRole('dialog', {name: '搜索文档'});
const inputOf = (page: Page): Locator => dialogOf(page).getByRole('searchbox');
const hitsOf = (page: Page): Locator => dialogOf(page).locator('.search-dialog__hit');
const buttonOf = (page: Page): Locator =>
  page.getByRole('banner').or(page.locator('nav.navbar')).getByRole('button', {
    name: '搜索文档 · Search docs',
  });

async function openDialog(page: Page, path = '/about-langflow'): Promise<void> {
  await open(page, path);
  await page.keyboard.press('Control+k');
  await expect(inputOf(page)).toBeFocused();
}

/** Until all that the answer needs has arrived: only then the number of results is named. */
async function askFully(page: Page, query: string): Promise<void> {
  await inputOf(page).fill(query);
  await expect(dialogOf(page).getByRole('link', {name: /查看全部 \d+ 条结果/})).toBeVisible();
}

/** They wait until the function that this returns is called. */
async function holdRequests(page: Page, pattern: string): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

async function storedTitles(page: Page, key: keyof typeof STORAGE_KEYS): Promise<string[]> {
  const stored = await page.evaluate((name) => localStorage.getItem(name), STORAGE_KEYS[key]);
  const hits = JSON.parse(stored ?? '[]') as {hierarchy: {lvl1: string}}[];
  return hits.map(({hierarchy}) => hierarchy.lvl1);
}

/** Each visit leaves one recent search. */
async function visitThroughSearch(page: Page, queries: string[]): Promise<void> {
  for (const query of queries) {
    await page.keyboard.press('Control+k');
    await inputOf(page).fill(query);
    await expect(hitsOf(page).first()).toContainText(query);
    await page.keyboard.press('Enter');
    await expect(dialogOf(page)).toBeHidden();
    await expect(page.getByRole('heading', {level: 1})).toContainText(query);
  }
}

test('the field keeps the focus when the page behind takes it', async ({page}) => {
  await openDialog(page);
  await page.locator('main').evaluate((main) => {
    main.tabIndex = -1;
    main.focus();
  });
  await expect(inputOf(page)).toBeFocused();
});

test('the button shows the key of the reader’s keyboard', async ({page, browser, baseURL}) => {
  await open(page, '/about-langflow');
  await expect(buttonOf(page).locator('kbd')).toHaveText('Ctrl K');
  const context = await browser.newContext({baseURL});
  await context.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'platform', {get: () => 'MacIntel'}),
  );
  const onMac = await context.newPage();
  await open(onMac, '/about-langflow');
  await expect(buttonOf(onMac).locator('kbd')).toHaveText('⌘ K');
  await context.close();
});

test('? shows the keys, gives the focus back, and means itself where something is typed', async ({
  page,
}) => {
  await open(page, '/about-langflow');
  const keys = page.getByRole('dialog', {name: '快捷键'});
  await buttonOf(page).focus();
  await page.keyboard.press('?');
  await expect(keys).toBeVisible();
  await expect(keys.locator('kbd').first()).toHaveText('Ctrl');
  await page.keyboard.press('Escape');
  await expect(keys).toHaveCount(0);
  await expect(buttonOf(page)).toBeFocused();
  await page.keyboard.press('?');
  await expect(keys).toBeVisible();
  await page.keyboard.press('?');
  await expect(keys).toHaveCount(0);
  // The keys that it names work from there.
  await page.keyboard.press('?');
  await expect(keys).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(keys).toHaveCount(0);
  await expect(inputOf(page)).toBeFocused();
  await page.keyboard.type('?');
  await expect(inputOf(page)).toHaveValue('?');
  await expect(keys).toHaveCount(0);
});

test.describe('the dialog opens', () => {
  test('by a click on the button, and Escape closes it and gives the focus back', async ({
    page,
  }) => {
    await open(page, '/about-langflow');
    await buttonOf(page).click();
    await expect(inputOf(page)).toBeFocused();
    await expect(inputOf(page)).toHaveAttribute('placeholder', '搜索文档 · Search docs');
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toBeHidden();
    await expect(buttonOf(page)).toBeFocused();
  });

  test('and closes by Ctrl+K', async ({page}) => {
    await openDialog(page);
    await page.keyboard.press('Control+k');
    await expect(dialogOf(page)).toBeHidden();
    await expect(buttonOf(page)).toBeFocused();
  });

  test('by Ctrl+K in the very moment it has gone', async ({page}) => {
    await openDialog(page);
    await page.evaluate(() => {
      const dialog = document.querySelector('[role="dialog"]')!;
      new MutationObserver((_, observer) => {
        if (!dialog.isConnected) {
          observer.disconnect();
          // Once Escape has been dealt with everywhere, and before the next frame.
          setTimeout(() => {
            window.dispatchEvent(new KeyboardEvent('keydown', {key: 'k', ctrlKey: true}));
            document.body.dataset.isPressed = '';
          });
        }
      }).observe(document.body, {childList: true, subtree: true});
    });
    await page.keyboard.press('Escape');
    await expect(page.locator('body[data-is-pressed]')).toBeAttached();
    await expect(inputOf(page)).toBeFocused();
  });

  test('by / outside inputs', async ({page}) => {
    await open(page, '/about-langflow');
    await page.keyboard.press('/');
    await expect(inputOf(page)).toBeFocused();
    await expect(inputOf(page)).toHaveValue('');
  });

  test('not by / inside an input', async ({page}) => {
    await open(page, '/search');
    const input = page.getByRole('searchbox', {name: '搜索文档'});
    await input.focus();
    await page.keyboard.press('/');
    await expect(input).toHaveValue('/');
    await expect(dialogOf(page)).toHaveCount(0);
  });

  test('by the help button', async ({page}) => {
    await open(page, '/about-langflow');
    await page.getByRole('button', {name: 'Hi, how can I help you?'}).click();
    await expect(inputOf(page)).toBeFocused();
  });

  test('by typing a letter on the focused button, with that letter in the input', async ({
    page,
  }) => {
    await open(page, '/about-langflow');
    await buttonOf(page).focus();
    await page.keyboard.press('d');
    await expect(inputOf(page)).toBeFocused();
    await expect(inputOf(page)).toHaveValue('d');
  });

  test('with the selected text as its query, cut to 64 characters', async ({page}) => {
    await open(page, '/about-langflow');
    const selected = await page.evaluate(() => {
      const paragraph = [...document.querySelectorAll('article p')].find(
        (candidate) => (candidate.textContent ?? '').length > 80,
      )!;
      const selection = window.getSelection()!;
      selection.selectAllChildren(paragraph);
      return selection.toString().trim();
    });
    expect(selected.length).toBeGreaterThan(64);
    await page.keyboard.press('Control+k');
    await expect(inputOf(page)).toHaveValue(selected.slice(0, 64));
  });
});

test.describe('the open dialog', () => {
  test('closes on a click outside', async ({page}) => {
    await openDialog(page);
    await page.mouse.click(15, 450);
    await expect(dialogOf(page)).toBeHidden();
  });

  test('keeps the focus inside', async ({page}) => {
    await openDialog(page);
    // Results that still arrive would replace the focused one.
    await askFully(page, '环境变量');
    await expect(hitsOf(page).first()).toContainText('环境变量');
    const isInside = (): Promise<boolean> =>
      dialogOf(page).evaluate((dialog) => dialog.contains(document.activeElement));
    // Back over the first element to the last, and forward over the last to the first again.
    for (const key of [...Array<string>(4).fill('Shift+Tab'), ...Array<string>(8).fill('Tab')]) {
      await page.keyboard.press(key);
      expect(await isInside()).toBe(true);
    }
  });

  test('what is typed before the dialog is there goes into it', async ({page}) => {
    await open(page, '/');
    const release = await holdRequests(page, '**/assets/js/*.js');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('docker runx');
    await page.keyboard.press('Backspace');
    await expect(inputOf(page)).toHaveCount(0);
    release();
    await expect(inputOf(page)).toHaveValue('docker run');
    await expect(hitsOf(page).first()).toContainText('Docker');
  });

  test('takes 64 characters and no more', async ({page}) => {
    await openDialog(page);
    await inputOf(page).pressSequentially('a'.repeat(70));
    await expect(inputOf(page)).toHaveValue('a'.repeat(64));
  });

  test('offers pages to start from until something is typed', async ({page}) => {
    await openDialog(page);
    const points = dialogOf(page).getByRole('navigation', {name: '从这里开始'});
    await expect(points.getByRole('link')).toHaveCount(6);
    await inputOf(page).fill('智能体');
    await expect(points).toBeHidden();
    await inputOf(page).fill('');
    await points.getByRole('link', {name: '环境变量'}).click();
    await expect(page).toHaveURL(/\/environment-variables$/);
    await expect(dialogOf(page)).toBeHidden();
    await expect(page.getByRole('heading', {level: 1})).toContainText('环境变量');
  });

  test('says that there are no recent searches', async ({page}) => {
    await openDialog(page);
    await expect(dialogOf(page)).toContainText('没有最近的搜索 · No recent searches');
  });

  test('names the query and offers at most three others when nothing is found', async ({page}) => {
    await openDialog(page);
    await inputOf(page).fill('环境变量');
    await expect(hitsOf(page).first()).toBeVisible();
    await inputOf(page).fill(NONSENSE);
    const screen = dialogOf(page).locator('.search-dialog__screen');
    await expect(screen).toContainText('没有找到结果 · No results for');
    await expect(screen).toContainText(NONSENSE);
    await expect(screen).toContainText('试试搜索 · Try searching for');
    const suggestions = screen.getByRole('listitem');
    const count = await suggestions.count();
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThanOrEqual(3);
    const suggestion = (await suggestions.first().textContent()) ?? '';
    await suggestions.first().getByRole('button').click();
    await expect(inputOf(page)).toHaveValue(suggestion);
    await expect(inputOf(page)).toBeFocused();
    await expect(hitsOf(page).first()).toBeVisible();
  });
});

test.describe('results', () => {
  test('stand in groups of at most five, each under its chapter', async ({page}) => {
    await openDialog(page);
    await askFully(page, '流程');
    const groups = dialogOf(page).locator('.search-dialog__group');
    await expect(groups.nth(1)).toBeVisible();
    const shown = await groups.evaluateAll((elements) =>
      elements.map((group) => ({
        chapter: group.querySelector('.search-dialog__chapter')?.textContent ?? '',
        hits: group.querySelectorAll('.search-dialog__hit').length,
      })),
    );
    expect(new Set(shown.map(({chapter}) => chapter)).size).toBe(shown.length);
    for (const {chapter, hits} of shown) {
      expect(chapter).not.toBe('');
      expect(hits).toBeGreaterThan(0);
      expect(hits).toBeLessThanOrEqual(5);
    }
  });

  test('show a page by its title', async ({page}) => {
    await openDialog(page);
    await inputOf(page).fill('快速入门');
    const hit = hitsOf(page).filter({has: page.locator('a[href="/get-started-quickstart"]')});
    await expect(hit.locator('.search-dialog__hit-title')).toHaveText('快速入门');
    await expect(hit.locator('mark').first()).toHaveText('快速入门');
  });

  test('show a section by its heading, with the page as path', async ({page}) => {
    await openDialog(page);
    await inputOf(page).fill('冻结组件');
    const hit = hitsOf(page)
      .filter({has: page.locator('a[href^="/concepts-components#"]')})
      .first();
    await expect(hit.locator('.search-dialog__hit-title')).toHaveText('冻结组件');
    await expect(hit.locator('.search-dialog__hit-path')).toHaveText('组件概览');
  });

  test('show a passage by a snippet, with the page as path', async ({page}) => {
    await openDialog(page);
    await inputOf(page).fill('registry.npmmirror.com');
    const hit = hitsOf(page).first();
    await expect(hit.locator('.search-dialog__hit-title')).toContainText('npmmirror');
    await expect(hit.locator('.search-dialog__hit-title mark').first()).toBeVisible();
    await expect(hit.locator('.search-dialog__hit-path')).not.toBeEmpty();
  });

  test('end with a link to all of them on the search page', async ({page}) => {
    await openDialog(page);
    await askFully(page, '智能体');
    await expect(hitsOf(page).first()).toContainText('智能体');
    const all = dialogOf(page).getByRole('link', {name: /查看全部 \d+ 条结果 See all \d+ results/});
    const counts = ((await all.textContent()) ?? '').match(/\d+/g) ?? [];
    expect(counts).toHaveLength(2);
    expect(counts[0]).toBe(counts[1]);
    await all.click();
    await expect(page).toHaveURL(/\/search\?q=/);
    await expect(dialogOf(page)).toBeHidden();
    await expect(page.getByRole('searchbox')).toHaveValue('智能体');
    await expect(page.getByRole('main').getByText(`找到 ${counts[0]} 条结果`)).toBeVisible();
  });

  test('chosen before the rest has arrived stay chosen when it moves them', async ({page}) => {
    const release = await holdRequests(page, '**/search-index/files/**');
    await openDialog(page);
    await inputOf(page).fill('部署');
    await expect(hitsOf(page).nth(3)).toBeVisible();
    const early = await hitsOf(page).count();
    const chosen = dialogOf(page).locator('.search-dialog__hit[aria-selected="true"]');
    for (let presses = 0; presses < 3; presses++) {
      await page.keyboard.press('ArrowDown');
    }
    const address = await chosen.getByRole('link').getAttribute('href');
    release();
    await expect(dialogOf(page).getByRole('link', {name: /查看全部 \d+ 条结果/})).toBeVisible();
    expect(await hitsOf(page).count()).toBeGreaterThan(early);
    await expect(chosen.getByRole('link')).toHaveAttribute('href', address!);
  });

  test('are chosen with the arrows and opened with Enter', async ({page}) => {
    await openDialog(page);
    await askFully(page, '环境变量');
    await expect(hitsOf(page).first().locator('mark').first()).toHaveText('环境变量');
    await expect(hitsOf(page).first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(hitsOf(page).nth(1)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowUp');
    await expect(hitsOf(page).first()).toHaveAttribute('aria-selected', 'true');
    const target = (await hitsOf(page).first().getByRole('link').getAttribute('href')) ?? '';
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(target);
    await expect(dialogOf(page)).toBeHidden();
  });

  for (const [key, place] of [
    ['Control+Enter', 'a new tab'],
    ['Shift+Enter', 'a new window'],
  ] as const) {
    test(`open in ${place} with ${key}`, async ({page, context}) => {
      await openDialog(page);
      await askFully(page, '快速入门');
      await expect(hitsOf(page).first()).toContainText('快速入门');
      await expect(hitsOf(page).first()).toHaveAttribute('aria-selected', 'true');
      const target = (await hitsOf(page).first().getByRole('link').getAttribute('href')) ?? '';
      const [opened] = await Promise.all([context.waitForEvent('page'), page.keyboard.press(key)]);
      await expect(opened).toHaveURL(target);
      await expect(page).toHaveURL('/about-langflow');
    });
  }

  test('leave no trace of markup in the query', async ({page}) => {
    await openDialog(page);
    await inputOf(page).fill('<img src=x onerror="hacked=1">');
    await expect(
      hitsOf(page).first().or(dialogOf(page).locator('.search-dialog__screen')),
    ).toBeVisible();
    await expect(dialogOf(page).locator('img')).toHaveCount(0);
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  });
});

test.describe('stored searches', () => {
  const visits = [
    '快速入门',
    '环境变量',
    '全局变量',
    '身份验证',
    '文档问答',
    '博客写手',
    '记忆管理方案',
    '发行说明',
  ];

  test('keep the last seven; with a favourite four, and the favourite is no longer recent', async ({
    page,
  }) => {
    test.slow();
    await open(page, '/about-langflow');
    await visitThroughSearch(page, visits);
    await page.reload();
    await page.locator('html[data-has-hydrated="true"]').waitFor();
    await page.keyboard.press('Control+k');
    await expect(dialogOf(page).getByText('最近搜索')).toBeVisible();
    await expect(hitsOf(page)).toHaveCount(7);
    await expect(hitsOf(page).first()).toContainText('Langflow 发行说明');
    await expect(hitsOf(page).filter({hasText: '快速入门'})).toHaveCount(0);

    await hitsOf(page).first().getByRole('button', {name: '收藏这条搜索'}).click();
    await expect.poll(() => storedTitles(page, 'favourite')).toEqual(['Langflow 发行说明']);
    await expect.poll(() => storedTitles(page, 'recent')).not.toContain('Langflow 发行说明');
    await expect(dialogOf(page).getByText('收藏', {exact: true})).toBeVisible();

    await page.keyboard.press('Escape');
    await visitThroughSearch(page, ['快速入门']);
    await page.keyboard.press('Control+k');
    await expect(hitsOf(page)).toHaveCount(5);
    await expect.poll(() => storedTitles(page, 'recent')).toHaveLength(4);

    await dialogOf(page).getByRole('button', {name: '取消收藏'}).click();
    await expect.poll(() => storedTitles(page, 'favourite')).toEqual([]);
    await dialogOf(page).getByRole('button', {name: '从最近搜索中删除'}).first().click();
    await expect.poll(() => storedTitles(page, 'recent')).toHaveLength(3);
  });
});

test('favourites are ten at most; an eleventh takes the place of the oldest', async ({page}) => {
  await open(page, '/about-langflow');
  await visitThroughSearch(page, ['快速入门']);
  // Ten favourites of an earlier day, the newest first, as the dialog stores them.
  await page.evaluate(({recent, favourite}) => {
    const [hit] = JSON.parse(localStorage.getItem(recent) ?? '[]') as {hierarchy: object}[];
    const stored = Array.from({length: 10}, (_, number) => ({
      ...hit,
      objectID: `/kept-${number}`,
      hierarchy: {...hit?.hierarchy, lvl1: `收藏 ${number}`},
    }));
    localStorage.setItem(favourite, JSON.stringify(stored));
  }, STORAGE_KEYS);
  await page.reload();
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  await page.keyboard.press('Control+k');
  await expect(hitsOf(page)).toHaveCount(11);

  await dialogOf(page).getByRole('button', {name: '收藏这条搜索'}).click();

  await expect.poll(async () => (await storedTitles(page, 'favourite'))[0]).toBe('快速入门');
  const titles = await storedTitles(page, 'favourite');
  expect(titles).toHaveLength(10);
  expect(titles).not.toContain('收藏 9');
  await expect.poll(() => storedTitles(page, 'recent')).toEqual([]);
  await expect(hitsOf(page)).toHaveCount(10);
});

test('text under composition is not searched, the chosen characters are', async ({page}) => {
  const asked: string[] = [];
  await page.exposeFunction('noteQuery', (query: string) => asked.push(query));
  await page.addInitScript(() => {
    const scope = globalThis as unknown as {noteQuery: (query: string) => void};
    // Not bound: it is called on whichever worker the page speaks to.
    // eslint-disable-next-line @typescript-eslint/unbound-method
    const original = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function post(this: Worker, message: unknown) {
      const {request} = message as {request?: {query: string}};
      if (request) {
        scope.noteQuery(request.query);
      }
      original.call(this, message);
    };
  });
  await openDialog(page);
  await askFully(page, '智能体');
  await inputOf(page).fill('');
  await expect(hitsOf(page)).toHaveCount(0);
  asked.length = 0;
  const keyboard = await page.context().newCDPSession(page);
  const compose = (text: string) =>
    keyboard.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });

  // Pinyin would be answered, were it searched.
  await compose('zhineng');
  await compose("zhi'neng'ti");
  await expect(inputOf(page)).toHaveValue("zhi'neng'ti");
  await expect(hitsOf(page)).toHaveCount(0);
  await keyboard.send('Input.insertText', {text: '智能体'});

  await expect(inputOf(page)).toHaveValue('智能体');
  await expect(hitsOf(page).first()).toContainText('智能体');
  // Searches are sent in the order of typing: an earlier one would stand before this.
  expect(new Set(asked)).toEqual(new Set(['智能体']));
});

test.describe('when nothing is found', () => {
  const feedbackOf = (page: Page): Locator =>
    dialogOf(page).locator('.search-dialog__screen-help a');

  async function findNothing(page: Page): Promise<void> {
    await openDialog(page);
    await inputOf(page).fill(`${NONSENSE} & 部`);
    await expect(dialogOf(page).locator('.search-dialog__screen')).toBeVisible();
  }

  test('there is no link for feedback by default', async ({page}) => {
    await findNothing(page);
    await expect(feedbackOf(page)).toHaveCount(0);
  });

  test('a configured address for feedback is linked, with the query in it', async ({page}) => {
    // The address is an option of the build; here it is put into the built code.
    let replaced = 0;
    await page.route('**/assets/js/*.js', async (route) => {
      const response = await route.fetch();
      const code = await response.text();
      const configured = code.replace(
        '"feedbackUrl":null',
        '"feedbackUrl":"https://example.com/missing?q={query}"',
      );
      replaced += configured === code ? 0 : 1;
      await route.fulfill({response, body: configured});
    });
    await findNothing(page);
    expect(replaced).toBe(1);
    await expect(feedbackOf(page)).toHaveAttribute(
      'href',
      `https://example.com/missing?q=${encodeURIComponent(`${NONSENSE} & 部`)}`,
    );
  });
});

test.describe('the search page', () => {
  const resultsOf = (page: Page): Locator => page.getByRole('main').locator('ol > li');

  test('counts and highlights what it found, and loads further results', async ({page}) => {
    await open(page, '/search?q=组件');
    await expect(page.getByText(/^找到 \d+ 条结果$/)).toBeVisible();
    await expect(page).toHaveTitle(/组件/);
    await expect(resultsOf(page)).toHaveCount(20);
    await expect(resultsOf(page).first().locator('mark').first()).toHaveText('组件');
    await page.getByRole('button', {name: '再显示 20 条'}).click();
    await expect(resultsOf(page)).toHaveCount(40);
    const addresses = await resultsOf(page)
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(new Set(addresses).size).toBe(40);
  });

  test('keeps the query in the address, and back returns to the one before', async ({page}) => {
    await open(page, '/search?q=docker');
    const input = page.getByRole('searchbox');
    await expect(resultsOf(page).first()).toContainText(/docker/i);
    await input.fill('kubernetes');
    await expect(page).toHaveURL('/search?q=kubernetes');
    await expect(resultsOf(page).first()).toContainText(/kubernetes/i);
    await page.goBack();
    await expect(page).toHaveURL('/search?q=docker');
    await expect(input).toHaveValue('docker');
    await expect(resultsOf(page).first()).toContainText(/docker/i);
  });

  test('leads to the section of a result and back to the same results', async ({page}) => {
    await open(page, '/search?q=冻结组件');
    await expect(page.getByText(/^找到 \d+ 条结果$/)).toBeVisible();
    const link = resultsOf(page).first().getByRole('link');
    const target = (await link.getAttribute('href')) ?? '';
    await link.click();
    await expect(page).toHaveURL(target);
    await page.goBack();
    await expect(page.getByRole('searchbox')).toHaveValue('冻结组件');
    await expect(resultsOf(page).first().getByRole('link')).toHaveAttribute('href', target);
  });

  test('says what to do when nothing is found', async ({page}) => {
    await open(page, `/search?q=${NONSENSE}`);
    await expect(page.getByText(`没有找到与“${NONSENSE}”有关的内容`)).toBeVisible();
    await expect(page.getByRole('link', {name: '返回首页'})).toHaveAttribute('href', '/');
  });

  const hostile: [name: string, query: string][] = [
    ['markup', '<img src=x onerror=hacked=1><script>hacked=1</script>'],
    ['quotes', `"'\`"); hacked=1; ("`],
    ['a null character', 'agent\u0000'],
    ['a null character alone', '\u0000'],
    ['emoji', '🦜🔗👩‍💻'],
    ['half an emoji', 'agent \ud83e'],
    ['a pattern', '(a+)+$[^\\'],
    ['100 characters', '如何把流程部署到生产环境的服务器上'.repeat(6).slice(0, 100)],
    ['600 characters', 'langflow '.repeat(70)],
    ['spaces', '   '],
  ];
  for (const [name, query] of hostile) {
    test(`answers a query of ${name} without error or injection`, async ({page}) => {
      await open(page, `/search?${new URLSearchParams({q: query}).toString()}`);
      const main = page.getByRole('main');
      await expect(
        main.getByText(/^找到 \d+ 条结果$|^没有找到与|^输入关键词/).first(),
      ).toBeVisible();
      await expect(main.locator('img, script')).toHaveCount(0);
      expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
    });
  }

  test('answers an address whose query cannot be decoded', async ({page}) => {
    await open(page, '/search?q=%E4%BD%ZZ%');
    await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible();
  });
});

test.describe('without the index', () => {
  // The failed download stands on the console, for whoever runs the site.
  test.use({tolerant: true});

  test('the dialog says so, and answers by itself once the index is back', async ({page}) => {
    await page.route('**/search-index/head.txt', (route) => route.abort());
    await openDialog(page);
    await inputOf(page).fill('环境变量');
    await expect(dialogOf(page)).toContainText('无法获取结果 · Unable to fetch results');
    await expect(dialogOf(page)).toContainText(
      '请检查网络连接 · You might want to check your network connection.',
    );
    await page.unroute('**/search-index/head.txt');
    await expect(hitsOf(page).first()).toBeVisible({timeout: 60_000});
    await expect(dialogOf(page)).not.toContainText('Unable to fetch results');
  });

  test('the dialog answers the next query after a server error', async ({page}) => {
    await page.route('**/search-index/head.txt', (route) =>
      route.fulfill({status: 503, body: 'down'}),
    );
    await openDialog(page);
    await inputOf(page).fill('环境');
    await expect(dialogOf(page)).toContainText('Unable to fetch results');
    await page.unroute('**/search-index/head.txt');
    await inputOf(page).fill('环境变量');
    await expect(hitsOf(page).first()).toContainText('环境变量');
  });

  test('the search page says so, and tries again when asked', async ({page}) => {
    await page.route('**/search-index/head.txt', (route) => route.abort());
    await open(page, '/search?q=环境变量');
    const notice = page.getByRole('alert');
    await expect(notice).toContainText('无法获取结果 Unable to fetch results');
    await expect(notice).toContainText(
      '请检查网络连接 You might want to check your network connection.',
    );
    await page.unroute('**/search-index/head.txt');
    await page.getByRole('button', {name: '重试 · Retry'}).click();
    await expect(page.getByText(/^找到 \d+ 条结果$/)).toBeVisible();
    await expect(notice).toBeHidden();
  });

  test('missing texts leave the answers that titles give', async ({page}) => {
    await page.route('**/search-index/files/**', (route) => route.abort());
    await openDialog(page);
    await inputOf(page).fill('环境变量');
    await expect(hitsOf(page).first()).toContainText('环境变量');
  });
});

test('a browser that refuses workers is answered in the page', async ({page}) => {
  await page.addInitScript(() => {
    window.Worker = class {
      constructor() {
        throw new DOMException('refused', 'SecurityError');
      }
    } as unknown as typeof Worker;
  });
  await openDialog(page);
  await inputOf(page).fill('registry.npmmirror.com');
  await expect(hitsOf(page).first()).toBeVisible();
  expect(page.workers()).toHaveLength(0);
});

test('the index is not downloaded before a reader turns to search', async ({page}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/search-index/')) {
      asked.push(request.url());
    }
  });
  await open(page, '/about-langflow');
  await passRequestBarrier(page);
  expect(asked).toEqual([]);
  const download = page.waitForResponse('**/search-index/head.txt');
  await buttonOf(page).hover();
  await download;
});
