import type {Page} from '@playwright/test';
import {guideRoutes} from '../support/guideRoutes';
import {expect, holdTime, open, test} from '../support/test';

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test.describe('code blocks', () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`are dark in ${colorScheme} mode, highlighted, numbered, titled, with marked lines`, async ({
      page,
    }) => {
      await page.emulateMedia({colorScheme});
      await open(page, '/samples');
      const block = page.locator('.code').first();
      const [red, green, blue] = (
        await block.evaluate((element) => getComputedStyle(element).backgroundColor)
      )
        .match(/\d+/g)!
        .map(Number);
      expect(Math.max(red!, green!, blue!)).toBeLessThan(64);
      await expect(block.locator('.code__title')).toHaveText('hello.py');
      await expect(block.locator('.tok-keyword').first()).toHaveText('def');
      await expect(block.locator('.code__line--marked')).toHaveCount(1);
      const number = await block
        .locator('.code__line')
        .nth(1)
        .evaluate((line) => getComputedStyle(line, '::before').content);
      expect(number).toContain('counter(line)');
    });
  }

  test('copy exactly their code, without line numbers', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.clock.install();
    await open(page, '/samples');
    await holdTime(page);
    const button = page
      .locator('.code')
      .first()
      .getByRole('button', {name: /复制代码/});
    const words = await button.textContent();
    await button.click();
    await expect(button).toHaveText('已复制');
    expect(await clipboard(page)).toBe(
      'def greet(name: str) -> str:\n    return f"你好，{name}"\n\n\nprint(greet("Langflow"))',
    );
    await page.clock.runFor(2000);
    await expect(button).toHaveText(words!);
  });
});

test('what became of a copy is told to readers who cannot see the button', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/samples');
  const block = page.locator('.code').first();
  // It says so for two seconds only: what was said is written down.
  await block.getByRole('status').evaluate((status) => {
    const said = ((window as {said?: string[]}).said = [] as string[]);
    new MutationObserver(() => said.push(status.textContent)).observe(status, {childList: true});
  });
  await block.getByRole('button', {name: /复制代码/}).click();
  await expect
    .poll(() => page.evaluate(() => (window as {said?: string[]}).said))
    .toEqual(['已复制', '']);
});

test.describe('a long block', () => {
  const fold = (page: Page) => page.locator('.code', {hasText: '行号.txt'});

  test('is folded, opens and folds again, and is copied whole', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, '/samples');
    const block = fold(page);
    await expect(block.getByText('第 30 行')).toBeVisible();
    await expect(block.getByText('第 31 行')).toBeHidden();
    await block.getByRole('button', {name: /复制代码/}).click();
    await expect.poll(() => clipboard(page)).toMatch(/^第 1 行\n[^]*\n第 31 行\n/);
    await block.getByRole('button', {name: '展开其余 15 行'}).click();
    await expect(block.getByText('第 31 行')).toBeVisible();
    await block.getByRole('button', {name: '收起'}).click();
    await expect(block.getByText('第 31 行')).toBeHidden();
    await expect(block.getByRole('button', {name: '展开其余 15 行'})).toBeInViewport();
  });

  test('is whole on paper', async ({page}) => {
    await open(page, '/samples');
    await page.emulateMedia({media: 'print'});
    await expect(fold(page).getByText('第 31 行')).toBeVisible();
    await expect(fold(page).locator('.code__expand')).toBeHidden();
  });

  test('wraps its long lines on request', async ({page}) => {
    await open(page, '/samples');
    const block = fold(page);
    await block.getByRole('button', {name: '展开其余 15 行'}).click();
    const isCut = () =>
      block.locator('pre').evaluate((pre) => pre.scrollWidth > pre.clientWidth + 1);
    await expect.poll(isCut).toBe(true);
    const wrap = block.getByRole('button', {name: /长行自动换行/});
    await wrap.click();
    await expect(wrap).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(isCut).toBe(false);
    await wrap.click();
    await expect.poll(isCut).toBe(true);
  });
});

test('a line that a change takes away is shown and not copied', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/samples');
  const block = page.locator('.code', {has: page.locator('.code__line--removed')});
  await expect(block).toContainText('1.4.3');
  await block.getByRole('button', {name: /复制代码/}).click();
  await expect.poll(() => clipboard(page)).toBe('uv pip install langflow==1.5.0');
});

test.describe('tabs', () => {
  test('of one group switch together, work with the keyboard and keep the choice on other pages', async ({
    page,
  }) => {
    await open(page, '/samples');
    const sets = page.locator('.tabs');
    await sets.nth(0).getByRole('tab', {name: 'TypeScript'}).click();
    await expect(sets.nth(0).getByRole('tabpanel')).toContainText('console.log');
    await expect(sets.nth(1).getByRole('tab', {name: 'TypeScript'})).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await page.keyboard.press('ArrowRight');
    await expect(sets.nth(0).getByRole('tab', {name: 'curl'})).toBeFocused();
    await expect(sets.nth(0).getByRole('tabpanel')).toContainText('echo');
    // The second set has no such tab and keeps its own.
    await expect(sets.nth(1).getByRole('tab', {name: 'TypeScript'})).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await open(page, '/get-started-quickstart');
    await expect(page.getByRole('tab', {name: 'curl'}).first()).toHaveAttribute(
      'aria-selected',
      'true',
    );
  });
});

test('the filter leaves only the rows that match and says how many', async ({page}) => {
  await open(page, '/samples');
  await page.getByRole('searchbox', {name: '按名称筛选参数'}).fill('overlap');
  const rows = page.locator('.filterable tbody tr:visible');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('chunk_overlap');
  await expect(page.locator('.filterable__count')).toHaveText('1 项匹配');
});

test('the filter looks at whole rows, hides empty sections, and stays in the address', async ({
  page,
}) => {
  await open(page, '/environment-variables');
  const filter = page.getByRole('searchbox', {name: '按名称筛选环境变量'});
  await filter.fill('TLS 证书');
  await expect(page.locator('.filterable tbody tr:visible')).toHaveCount(1);
  await expect(page.locator('.filterable h3:visible')).toHaveCount(1);
  await expect(page).toHaveURL(/[?]filter=TLS/);
  await page.reload();
  await expect(filter).toHaveValue('TLS 证书');
  await expect(page.locator('.filterable tbody tr:visible')).toHaveCount(1);
  await filter.fill('这里没有这个词');
  await expect(page.locator('.filterable__count')).toHaveText('没有匹配的行');
  await page.getByRole('button', {name: '清除筛选'}).click();
  await expect(filter).toBeFocused();
  await expect(filter).toHaveValue('');
  await expect(page).toHaveURL(/environment-variables$/);
  await expect(page.locator('.filterable h3:visible').nth(2)).toBeVisible();
});

test.describe('the catalogue of components', () => {
  const rows = (page: Page) => page.locator('.filterable tbody tr:visible');

  test('is searched in Chinese, English and pinyin, and leads to the section of a component', async ({
    page,
  }) => {
    await open(page, '/concepts-components');
    const search = page.getByRole('searchbox', {name: /个组件里查找/});
    for (const words of ['切分文本', 'split text', 'qiefen', 'qfwb']) {
      await search.fill(words);
      await expect(rows(page).getByRole('link', {name: 'Split Text', exact: true})).toBeVisible();
      await expect(rows(page).getByRole('link', {name: 'Chat Input', exact: true})).toHaveCount(0);
    }
    await rows(page).getByRole('link', {name: 'Split Text', exact: true}).click();
    await expect(page).toHaveURL('/components-processing#split-text');
  });

  test('is narrowed by group and by port type, which the address keeps', async ({page}) => {
    await open(page, '/concepts-components');
    await page.getByRole('combobox', {name: '分组'}).selectOption('向量存储');
    await page.getByRole('combobox', {name: '输入'}).selectOption('Embeddings');
    await expect(rows(page).getByRole('link', {name: 'Chroma DB', exact: true})).toBeVisible();
    await expect(rows(page).getByRole('link', {name: 'Split Text', exact: true})).toHaveCount(0);
    await expect(page).toHaveURL(/in=Embeddings/);
    await open(page, '/concepts-components?out=Embeddings');
    await expect(page.getByRole('combobox', {name: '输出'})).toHaveValue('Embeddings');
    await expect(
      rows(page).getByRole('link', {name: 'OpenAI Embeddings', exact: true}),
    ).toBeVisible();
    await expect(rows(page).getByRole('link', {name: 'Chroma DB', exact: true})).toHaveCount(0);
    await page.getByRole('button', {name: '清除筛选'}).click();
    await expect(rows(page).getByRole('link', {name: 'Chroma DB', exact: true})).toBeVisible();
    await expect(page).toHaveURL('/concepts-components');
  });
});

test('a page ends with cards that lead on', async ({page}) => {
  await open(page, '/deployment-docker');
  const next = page.getByRole('navigation', {name: '下一步'});
  await expect(next.getByRole('link')).toHaveCount(3);
  await next.getByRole('link', {name: /身份验证/}).click();
  await expect(page).toHaveURL('/configuration-authentication');
});

test('the timeline of releases jumps to what a release breaks', async ({page}) => {
  await open(page, '/release-notes');
  await page.locator('.timeline').getByRole('link', {name: '破坏性变更'}).click();
  await expect(page).toHaveURL('/release-notes#breaking-changes-150');
  await expect(page.getByRole('heading', {name: '可能受影响的地方'})).toBeInViewport();
});

test('the bundles are filtered by use and by the name of a component, and the choice stays in the address', async ({
  page,
}) => {
  await open(page, '/components-bundle-components');
  const rows = page.locator('.filterable tbody tr:visible');
  await page.getByRole('combobox', {name: '用途'}).selectOption('数据库与记忆');
  await expect(rows).toHaveText([/DataStax/, /Mem0/, /Needle/, /Redis/]);
  await expect(page).toHaveURL(/[?]use=/);
  await page.reload();
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  await expect(rows).toHaveCount(4);
  await page.getByRole('button', {name: '清除筛选'}).click();
  await page.getByRole('searchbox', {name: '按名称筛选组件包'}).fill('gmail');
  await expect(rows).toHaveText([/Composio/]);
});

test('the filter bar goes up when the navbar leaves and makes room when it returns', async ({
  page,
}) => {
  await open(page, '/environment-variables');
  const bar = page.locator('.filterable__bar');
  const topOf = async () => Math.round((await bar.boundingBox())!.y);
  const placeOf = () => page.evaluate(() => window.scrollY);
  await page.locator('.filterable tbody tr').nth(20).scrollIntoViewIfNeeded();
  const start = await placeOf();
  await page.mouse.move(640, 500);
  await page.mouse.wheel(0, 600);
  await expect(page.locator('.navbar--away')).toBeAttached();
  await expect.poll(topOf).toBe(0);
  // A turn back while the page still moves forward would only shorten its way.
  await expect.poll(placeOf).toBe(start + 600);
  await page.mouse.wheel(0, -300);
  await expect(page.locator('.navbar--away')).not.toBeAttached();
  await expect.poll(topOf).toBe(60);
});

test('a link to a variable comes to rest below the filter bar', async ({page}) => {
  await open(page, '/environment-variables#LANGFLOW_PORT');
  const target = page.locator('[id="LANGFLOW_PORT"]');
  await expect(target).toBeInViewport();
  await expect
    .poll(async () => {
      const bar = await page.locator('.filterable__bar').boundingBox();
      const row = await target.boundingBox();
      return row!.y >= bar!.y + bar!.height;
    })
    .toBe(true);
});

for (const path of [
  '/components-vector-stores',
  '/components-processing',
  '/bundles-langchain',
  '/bundles-datastax',
  '/concepts-components',
]) {
  test(`no table of ${path} is cut at 1280 or 1440, and no name in it breaks inside a word`, async ({
    page,
  }) => {
    for (const width of [1280, 1440]) {
      await page.setViewportSize({width, height: 900});
      await open(page, path);
      const tables = page.locator('.table');
      await expect(tables.first()).toBeAttached();
      const cut = await tables.evaluateAll((tables) =>
        tables
          .filter((table) => table.scrollWidth > table.clientWidth + 1)
          .map((table) => table.textContent.slice(0, 80)),
      );
      expect(cut, `${width} px`).toEqual([]);
      // Names may break at their seams, between the text nodes of which they consist.
      const broken = await page.locator('.table td:first-child code').evaluateAll((codes) =>
        codes
          .flatMap((code) => [...code.childNodes].filter(({nodeType}) => nodeType === 3))
          .filter((node) => {
            const range = document.createRange();
            range.selectNodeContents(node);
            const tops = [...range.getClientRects()].map(({top}) => Math.round(top));
            return !/\s/.test(node.textContent!) && new Set(tops).size > 1;
          })
          .map(({textContent}) => textContent),
      );
      expect(broken, `${width} px`).toEqual([]);
    }
  });
}

test('a link into closed details opens them', async ({page}) => {
  await open(page, '/samples#inside-details');
  await expect(page.locator('details', {has: page.locator('#inside-details')})).toHaveAttribute(
    'open',
    '',
  );
});

test('lines of text are at most 42 characters long, and Chinese comes from a Chinese face', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await open(page, '/get-started-quickstart');
  const paragraph = page.locator('.markdown p').first();
  expect((await paragraph.boundingBox())!.width).toBeLessThanOrEqual(42 * 16);
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const {root} = await session.send('DOM.getDocument');
  const {nodeId} = await session.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: '.markdown p',
  });
  const {fonts} = await session.send('CSS.getPlatformFontsForNode', {nodeId});
  expect(fonts.map(({familyName}) => familyName).join('、')).not.toMatch(/ (?:JP|TC|HK|KR)\b/);
});

test('Chinese emphasis shows no asterisks', async ({page}) => {
  await open(page, '/samples');
  const paragraph = page.locator('.markdown p', {hasText: '后面紧跟汉字'});
  await expect(paragraph.locator('strong')).toHaveText('加粗。');
  await expect(paragraph).not.toContainText('*');
});

test.describe('image zoom', () => {
  test('attaches 1 s after the route update, closes after 40 px of scrolling and with Escape', async ({
    page,
  }) => {
    // Time stands still until the test moves it: a slow machine must not reach the second on its own.
    await page.clock.install({time: 0});
    await page.clock.pauseAt(1000);
    await page.goto('/samples');
    await expect(async () => {
      await page.clock.runFor(1);
      await expect(page.locator('html[data-has-hydrated="true"]')).toBeAttached({timeout: 1});
    }).toPass({intervals: [50]});
    await page.clock.runFor(500);
    const image = page.locator('.markdown img');
    await expect(image).not.toHaveClass(/medium-zoom-image/);
    await page.clock.runFor(1000);
    await expect(image).toHaveClass(/medium-zoom-image/);
    await page.clock.resume();
    await image.scrollIntoViewIfNeeded();
    await image.focus();
    await page.keyboard.press('Enter');
    const opened = page.locator('.medium-zoom--opened');
    // While the picture moves, medium-zoom takes no further command. What follows scrolling never finishes.
    const settled = () =>
      page.evaluate(() =>
        Promise.all(
          document
            .getAnimations()
            .filter(({timeline}) => timeline === document.timeline)
            .map(({finished}) => finished),
        ),
      );
    await expect(opened).toBeAttached();
    await settled();
    await page.keyboard.press('Escape');
    await expect(opened).toHaveCount(0);
    await settled();
    await image.click();
    await expect(opened).toBeAttached();
    await settled();
    await page.evaluate(() => window.scrollBy(0, -30));
    await expect(opened).toBeAttached();
    await page.evaluate(() => window.scrollBy(0, -60));
    await expect(opened).toHaveCount(0);
  });
});

test('a flow picture opens larger in a dialog and closes with Escape', async ({page}) => {
  await open(page, '/samples');
  const figure = page.locator('figure.flow').first();
  await expect(figure.locator('.flow__picture:visible')).toHaveAccessibleName(/带两个工具的智能体/);
  await figure.getByRole('button', {name: /放大流程图/}).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a picture of components gives the command and the file that make its flow', async ({
  page,
}) => {
  await open(page, '/simple-agent');
  const menu = page.locator('.flow-menu').first();
  await expect(menu.getByText('python3 create-flow.py')).toBeHidden();
  await menu.getByText('创建这个流程').press('Enter');
  await expect(menu.getByText('python3 create-flow.py')).toBeVisible();
  const address = await menu.getByRole('link', {name: '下载 JSON'}).getAttribute('href');
  await expect(menu.locator('code').first()).toContainText(address!);
  const flow = (await (await page.request.get(address!)).json()) as {
    format: number;
    components: unknown[];
  };
  expect(flow.format).toBe(1);
  expect(flow.components.length).toBeGreaterThan(2);
  expect((await page.request.get('/create-flow.py')).ok()).toBe(true);
});

test('on paper tabs and details stand open', async ({page}) => {
  await open(page, '/samples');
  await page.emulateMedia({media: 'print'});
  for (const panel of await page.locator('.tabs__panel').all()) {
    await expect(panel).toBeVisible();
  }
  await expect(page.getByText('折叠里的内容')).toBeVisible();
  await expect(page.locator('nav.navbar')).toBeHidden();
});

test('a dark page is dark words on white paper', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await open(page, '/samples');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({colorScheme: 'dark', media: 'print'});
  await expect(page.locator('.markdown p').first()).toHaveCSS('color', 'rgb(22, 24, 29)');
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});
  test('a page is readable: all tab panels open, the tree of pages on the front page', async ({
    page,
  }) => {
    await page.goto('/samples');
    await expect(page.getByText('第 31 行')).toBeVisible();
    for (const panel of await page.locator('.tabs__panel').all()) {
      await expect(panel).toBeVisible();
    }
    await page.goto('/agents');
    await page.getByRole('link', {name: '查看全部页面'}).click();
    const tree = page.getByRole('navigation', {name: '全部页面'});
    await expect(tree.getByRole('link')).toHaveCount(guideRoutes.length);
    await tree.getByRole('link', {name: '环境变量'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('环境变量');
    await expect(page.locator('.filterable tbody tr').first()).toBeVisible();
  });
});
