import {readFileSync} from 'node:fs';
import type {AxeResults} from 'axe-core';
import type {BrowserContext, Page} from '@playwright/test';
import {Collector, standInTagSource, standInVendorSource} from '../support/collector';
import {expect, open, test} from '../support/test';

/**
 * Runs on a build with analytics configured: the tag's host is port 3125, the segment-style host port 3126. Both
 * ports are this file's, so its tests run one after the other.
 */
test.describe.configure({mode: 'default'});

const site = process.env.VARIANT_URL ?? 'http://localhost:3124/langflow/';
const basePath = new URL(site).pathname;
const at = (path: string) => new URL(path, site).href;
const quickstart = 'get-started-quickstart';

let google: Collector;
let segment: Collector;

test.beforeAll(async () => {
  google = await Collector.listen(3125, ({path}, response) => {
    response.setHeader('Content-Type', 'text/javascript');
    response.end({'/gtag/js': standInTagSource, '/vendor.js': standInVendorSource}[path] ?? '');
  });
  segment = await Collector.listen(3126);
});
test.afterAll(async () => {
  await google.close();
  await segment.close();
});
test.beforeEach(() => {
  google.reset();
  segment.reset();
});

interface SegmentMessage {
  type: 'page' | 'track';
  event?: string;
  name?: string;
  anonymousId: string;
  properties: Record<string, string | number>;
}

const batches = () =>
  segment.received
    .filter(({method}) => method === 'POST')
    .map(({body}) => (JSON.parse(body) as {batch: SegmentMessage[]}).batch);
const messages = (name: string) =>
  batches()
    .flat()
    .filter(({type, event}) => (event ?? type) === name);
const segmentViews = () => messages('page').map(({properties}) => properties.path);
const googleHits = (name: string) =>
  google.received.filter(({path, query}) => path === '/g/collect' && query.get('en') === name);
const googleViews = (id: string) =>
  googleHits('page_view')
    .filter(({query}) => query.get('tid') === id)
    .map(({query}) => query.get('dp'));
const requestCount = () => google.received.length + segment.received.length;

const banner = (page: Page) => page.getByRole('region', {name: '允许本站做访问统计吗？'});
const dialog = (page: Page) => page.getByRole('dialog', {name: '隐私选项'});
const link = (page: Page) =>
  page.locator('footer.site-footer').getByRole('button', {name: '隐私选项'});
const allow = (page: Page) => banner(page).getByRole('button', {name: '允许'}).click();
const refuse = (page: Page) => banner(page).getByRole('button', {name: '拒绝'}).click();

async function chooseInDialog(page: Page, choice: '允许' | '拒绝'): Promise<void> {
  await link(page).click();
  await dialog(page).getByRole('button', {name: choice, exact: true}).click();
  await dialog(page).getByRole('button', {name: '关闭'}).click();
  await expect(dialog(page)).toBeHidden();
}

async function clickNext(page: Page): Promise<void> {
  const next = page.locator('.pagination-nav__link--next');
  const target = await next.getAttribute('href');
  await next.click();
  await expect(page).toHaveURL(new URL(target!, site).href);
}

async function clickEvent(page: Page, name: string): Promise<void> {
  await page.evaluate((value) => {
    const button = document.createElement('button');
    button.dataset.event = value;
    button.dataset.eventPlace = 'test';
    document.querySelector('.markdown')!.append(button);
    button.click();
  }, name);
}

/** Events keep their order: when this one has arrived, all earlier ones have. */
async function waitForEarlierEvents(page: Page, name = 'sentinel'): Promise<void> {
  await clickEvent(page, name);
  await expect.poll(() => messages(name).length).toBe(1);
}

async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (const direction of [1, -1]) {
      for (let step = 0; step * 400 < document.documentElement.scrollHeight; step += 1) {
        window.scrollBy({top: direction * 400, behavior: 'instant'});
        await frame();
        await frame();
      }
    }
  });
}

/** What a reader does on a visit; leaving the page makes it send all that it would ever send. */
async function readAndLeave(page: Page): Promise<void> {
  await scrollThrough(page);
  await clickEvent(page, 'probe');
  await clickNext(page);
  await page.goto(at('agents'));
  await page.locator('html[data-has-hydrated="true"]').waitFor();
}

async function stored(page: Page, context: BrowserContext) {
  const inPage = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ]);
  return [...inPage, ...(await context.cookies()).map(({name}) => name)].sort();
}

test.describe('before a choice', () => {
  test('there is a question, and neither a request nor anything stored', async ({
    page,
    context,
  }) => {
    await open(page, at(quickstart));
    await expect(banner(page)).toBeVisible();
    await expect(link(page)).toHaveText('隐私选项（统计：尚未选择）');
    await readAndLeave(page);
    expect(requestCount()).toBe(0);
    expect(await stored(page, context)).toEqual([]);
  });

  test('Google’s consent signals say no before anything else is said', async ({page}) => {
    await open(page, at(quickstart));
    const first = await page.evaluate(() =>
      window.dataLayer!.map((command) => Array.from(command as ArrayLike<unknown>)),
    );
    expect(first).toEqual([
      [
        'consent',
        'default',
        {
          ad_storage: 'denied',
          ad_user_data: 'denied',
          ad_personalization: 'denied',
          analytics_storage: 'denied',
        },
      ],
    ]);
  });
});

test.describe('after a yes', () => {
  test('each route change is one page view with its path, the first and those that waited included', async ({
    page,
  }) => {
    await open(page, at('get-started-installation'));
    await clickNext(page);
    await allow(page);
    await expect(banner(page)).toBeHidden();
    await expect.poll(() => segmentViews().length).toBe(2);
    await page.evaluate(() => (window.location.hash = 'anywhere'));
    await page.locator('.theme-doc-toc-desktop a').first().click();
    await page.locator('.pagination-nav__link--prev').click();
    await expect(page).toHaveURL(at('get-started-installation'));
    await page.goBack();
    await expect(page).toHaveURL(/get-started-quickstart/);
    await waitForEarlierEvents(page);
    const expected = [
      `${basePath}get-started-installation`,
      `${basePath}${quickstart}`,
      `${basePath}get-started-installation`,
      `${basePath}${quickstart}`,
    ];
    expect(segmentViews()).toEqual(expected);
    await expect.poll(() => googleHits('sentinel').length).toBe(2);
    expect(googleViews('G-TEST0001')).toEqual(expected);
    expect(googleViews('G-TEST0002')).toEqual(expected);
  });

  test('a view has the title of its page and no query', async ({page}) => {
    await open(page, at(`${quickstart}?q=secret#top`));
    await allow(page);
    await clickNext(page);
    await waitForEarlierEvents(page);
    const [first, second] = messages('page');
    expect(first!.name).toMatch(/^快速入门/);
    expect(second!.name).toBe(await page.title());
    expect(second!.name).not.toBe(first!.name);
    expect(JSON.stringify(batches())).not.toContain('secret');
  });

  test('an old address counts as the page that it leads to', async ({page}) => {
    await open(page, at(quickstart));
    await allow(page);
    await page.goto(at('getting-started-installation'));
    await expect(page).toHaveURL(at('get-started-installation'));
    await page.locator('html[data-has-hydrated="true"]').waitFor();
    await waitForEarlierEvents(page);
    expect(segmentViews()).toEqual([
      `${basePath}${quickstart}`,
      `${basePath}get-started-installation`,
    ]);
  });

  test('messages carry the write key and one random visitor', async ({page}) => {
    await open(page, at(quickstart));
    await allow(page);
    await waitForEarlierEvents(page);
    const post = segment.received.find(({method}) => method === 'POST')!;
    expect(post.path).toBe('/v1/batch');
    expect(post.authorization).toBe(`Basic ${btoa('test-write-key:')}`);
    const visitors = new Set(
      batches()
        .flat()
        .map(({anonymousId}) => anonymousId),
    );
    expect(visitors.size).toBe(1);
    expect([...visitors][0]).toMatch(/^[0-9a-f]{32}$/);
  });

  test('each heading and each code block that comes into view is one event', async ({page}) => {
    await open(page, at(quickstart));
    await allow(page);
    await scrollThrough(page);
    await waitForEarlierEvents(page);
    const onPage = await page.evaluate(() => {
      const visible = (selector: string) =>
        [...document.querySelectorAll<HTMLElement>(selector)].filter((element) =>
          element.checkVisibility(),
        );
      return {
        headings: visible('.markdown :is(h2, h3, h4, h5, h6)').map(({id}) => id),
        languages: visible('.markdown .code').map(({dataset}) => dataset.language!),
      };
    });
    expect(onPage.headings.length).toBeGreaterThan(2);
    expect(onPage.languages.length).toBeGreaterThan(2);
    const headings = messages('heading_viewed').map(({properties}) => properties.id);
    const languages = messages('code_block_viewed').map(({properties}) => properties.language);
    expect(headings.toSorted()).toEqual(onPage.headings.toSorted());
    expect(languages.toSorted()).toEqual(onPage.languages.toSorted());
    expect(Math.max(...batches().map((batch) => batch.length))).toBeLessThanOrEqual(20);
  });

  test('clicks on elements with data-event are events with their properties', async ({page}) => {
    await open(page, at(quickstart));
    await allow(page);
    await waitForEarlierEvents(page, 'copy_install_command');
    expect(messages('copy_install_command')[0]!.properties).toEqual({
      place: 'test',
      path: `${basePath}${quickstart}`,
    });
    await expect.poll(() => googleHits('copy_install_command').length).toBe(2);
  });

  test('events that wait leave with the page', async ({page}) => {
    await open(page, at(quickstart));
    await allow(page);
    await waitForEarlierEvents(page);
    await clickEvent(page, 'last_click');
    await page.goto('about:blank');
    await expect.poll(() => messages('last_click').length).toBe(1);
  });

  test('the choice is kept: the next visit is not asked', async ({page}) => {
    await open(page, at(quickstart));
    await allow(page);
    await waitForEarlierEvents(page);
    await open(page, at('agents'));
    await waitForEarlierEvents(page, 'second_visit');
    await expect(banner(page)).toBeHidden();
    await expect(link(page)).toHaveText('隐私选项（统计：已允许）');
    expect(segmentViews()).toEqual([`${basePath}${quickstart}`, `${basePath}agents`]);
  });
});

test.describe('after a no', () => {
  test('nothing is sent, only the choice is stored, and nobody asks again', async ({
    page,
    context,
  }) => {
    await open(page, at(quickstart));
    await refuse(page);
    await expect(banner(page)).toBeHidden();
    await readAndLeave(page);
    await expect(link(page)).toHaveText('隐私选项（统计：已拒绝）');
    await expect(banner(page)).toBeHidden();
    expect(requestCount()).toBe(0);
    expect(await stored(page, context)).toEqual(['langflow-docs.consent']);
  });

  test('a yes in the privacy choices counts the page the reader is on', async ({page}) => {
    await open(page, at(quickstart));
    await refuse(page);
    await clickNext(page);
    await chooseInDialog(page, '允许');
    await waitForEarlierEvents(page);
    expect(segmentViews()).toHaveLength(1);
    expect(segmentViews()[0]).toBe(new URL(page.url()).pathname);
  });
});

test.describe('withdrawal', () => {
  test('ends everything at once and deletes what was stored', async ({page, context}) => {
    await open(page, at(quickstart));
    await allow(page);
    await waitForEarlierEvents(page);
    await expect.poll(() => googleHits('sentinel').length).toBe(2);
    expect(await stored(page, context)).toEqual([
      '_ga',
      'langflow-docs.consent',
      'langflow-docs.visitor',
    ]);
    await chooseInDialog(page, '拒绝');
    const before = requestCount();
    expect(await stored(page, context)).toEqual(['langflow-docs.consent']);
    await readAndLeave(page);
    expect(requestCount()).toBe(before);
    expect(await stored(page, context)).toEqual(['langflow-docs.consent']);
  });

  test('in one tab holds in the others, as does a yes', async ({page, context}) => {
    await open(page, at(quickstart));
    const other = await context.newPage();
    await open(other, at('agents'));
    await allow(other);
    await expect(banner(page)).toBeHidden();
    await expect(link(page)).toHaveText('隐私选项（统计：已允许）');
    await expect.poll(() => segmentViews().length).toBe(2);
    await waitForEarlierEvents(page);
    await chooseInDialog(other, '拒绝');
    await expect(link(page)).toHaveText('隐私选项（统计：已拒绝）');
    const before = requestCount();
    await readAndLeave(other);
    await page.bringToFront();
    await readAndLeave(page);
    expect(requestCount()).toBe(before);
  });

  test('and another yes on the same page repeats nothing', async ({page}) => {
    await open(page, at(quickstart));
    await allow(page);
    await scrollThrough(page);
    await waitForEarlierEvents(page);
    const seen = messages('heading_viewed').length;
    await chooseInDialog(page, '拒绝');
    await chooseInDialog(page, '允许');
    await scrollThrough(page);
    await waitForEarlierEvents(page, 'again');
    expect(segmentViews()).toHaveLength(1);
    expect(messages('heading_viewed')).toHaveLength(seen);
  });
});

for (const [name, property, value] of [
  ['Do Not Track', 'doNotTrack', '1'],
  ['Global Privacy Control', 'globalPrivacyControl', true],
] as const) {
  test(`${name} is a no until the reader says otherwise`, async ({page}) => {
    await page.addInitScript(
      ([key, content]) => Object.defineProperty(navigator, key, {value: content}),
      [property, value] as const,
    );
    await open(page, at(quickstart));
    await expect(link(page)).toHaveText('隐私选项（统计：已拒绝）');
    await readAndLeave(page);
    await expect(banner(page)).toBeHidden();
    expect(requestCount()).toBe(0);
    await link(page).click();
    await expect(dialog(page)).toContainText('本站视为拒绝');
    await page.keyboard.press('Escape');
    await chooseInDialog(page, '允许');
    await waitForEarlierEvents(page);
    expect(segmentViews()).toEqual([`${basePath}agents`]);
    await open(page, at(quickstart));
    await expect(link(page)).toHaveText('隐私选项（统计：已允许）');
  });
}

test.describe('a failing service changes nothing for the reader', () => {
  test.use({tolerant: true});

  /** `heard` is the number of views that a service should know of before the reader withdraws. */
  async function readNormally(page: Page, heard = 0): Promise<void> {
    const uncaught: string[] = [];
    page.on('pageerror', ({message}) => uncaught.push(message));
    await open(page, at('get-started-installation'));
    await allow(page);
    await scrollThrough(page);
    await clickNext(page);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('快速入门');
    await clickEvent(page, 'probe');
    await expect.poll(() => segmentViews().length).toBeGreaterThanOrEqual(heard);
    await chooseInDialog(page, '拒绝');
    expect(uncaught.filter((message) => !message.includes('broken tag'))).toEqual([]);
  }

  test('blocked requests', async ({page}) => {
    await page.route(/:(?:3125|3126)\//, (route) => route.abort('blockedbyclient'));
    await readNormally(page);
  });

  test('servers that answer with errors', async ({page}) => {
    for (const collector of [google, segment]) {
      collector.answerWith((_, response) => response.writeHead(500).end());
    }
    await readNormally(page, 2);
  });

  test('servers that never answer', async ({page}) => {
    for (const collector of [google, segment]) {
      collector.answerWith(() => undefined);
    }
    await readNormally(page);
  });

  test('a tag that throws on everything; the other service still hears', async ({page}) => {
    google.answerWith((_, response) => {
      response.setHeader('Content-Type', 'text/javascript');
      response.end(
        'window.dataLayer.push = () => { throw new Error("broken tag"); }; throw new Error("broken tag");',
      );
    });
    await readNormally(page, 2);
  });

  test('storage that throws', async ({page}) => {
    await page.addInitScript(() => {
      for (const name of ['getItem', 'setItem', 'removeItem'] as const) {
        Storage.prototype[name] = () => {
          throw new Error('blocked');
        };
      }
    });
    await readNormally(page, 2);
  });
});

test.describe('the choices', () => {
  test('are the first thing that the keyboard reaches and need no pointer', async ({page}) => {
    await open(page, at(quickstart));
    await expect(banner(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(banner(page).getByRole('button', {name: '拒绝'})).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(banner(page)).toBeHidden();
    await expect(page.locator('[role="status"]', {hasText: '统计：已拒绝'})).toBeAttached();
    await link(page).focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toContainText('统计：已拒绝');
    await expect(dialog(page).getByRole('button', {name: '拒绝', pressed: true})).toBeVisible();
    await dialog(page).getByRole('button', {name: '允许'}).focus();
    await page.keyboard.press('Space');
    await expect(dialog(page).getByRole('status')).toHaveText('统计：已允许');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(link(page)).toBeFocused();
  });

  test('name who receives what', async ({page}) => {
    await open(page, at(quickstart));
    await banner(page).getByRole('button', {name: '详情'}).click();
    await expect(dialog(page)).toContainText('localhost:3125');
    await expect(dialog(page)).toContainText('localhost:3126');
    await expect(dialog(page)).toContainText('不发送搜索词');
  });

  test('leave the help button its corner on a narrow screen', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await open(page, at(quickstart));
    const question = (await banner(page).boundingBox())!;
    const help = (await page.getByRole('button', {name: 'Hi, how can I help you?'}).boundingBox())!;
    expect(question.y + question.height).toBeLessThanOrEqual(help.y);
  });

  const axeSource = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(colorScheme, () => {
      test.use({colorScheme});
      test('have no accessibility violation', async ({page}) => {
        await open(page, at(quickstart));
        await expect(banner(page)).toBeVisible();
        await page.evaluate(axeSource);
        const findViolations = async (selector: string) => {
          const {violations} = await page.evaluate(
            (target) =>
              (window as unknown as {axe: {run: (at: string) => Promise<AxeResults>}}).axe.run(
                target,
              ),
            selector,
          );
          return violations.map(({id, nodes}) => `${id}: ${nodes[0]!.html}`);
        };
        expect(await findViolations('section[aria-labelledby="consent-question"]')).toEqual([]);
        await link(page).click();
        await expect(dialog(page)).toBeVisible();
        expect(await findViolations('dialog[open]')).toEqual([]);
      });
    });
  }
});

test.describe('with a consent vendor', () => {
  /** The same build, set to another adapter: settings travel to the browser as JSON in its scripts. */
  async function useVendor(page: Page): Promise<void> {
    await page.route('**/assets/js/*.js', async (route) => {
      try {
        const response = await route.fetch();
        const body = (await response.text()).replaceAll(
          '"consent":{"adapter":"embedded"}',
          '"consent":{"adapter":"ketch","scriptUrl":"http://localhost:3125/vendor.js","purpose":"analytics"}',
        );
        await route.fulfill({response, body});
      } catch {
        // The page was left while the script was on its way.
      }
    });
  }
  const choose = (page: Page, analytics: boolean) =>
    page.evaluate((value) => {
      (window as unknown as {chooseInVendor: (choice: boolean) => void}).chooseInVendor(value);
    }, analytics);

  test('only its script is loaded before it reports, and its reports are followed', async ({
    page,
  }) => {
    await useVendor(page);
    await open(page, at(quickstart));
    await expect.poll(() => google.received.map(({path}) => path)).toEqual(['/vendor.js']);
    await expect(banner(page)).toBeHidden();
    await link(page).click();
    await expect(page.locator('html[data-vendor-choices="open"]')).toBeAttached();
    await choose(page, true);
    await waitForEarlierEvents(page);
    expect(segmentViews()).toEqual([`${basePath}${quickstart}`]);
    await choose(page, false);
    const before = requestCount();
    await expect(link(page)).toHaveText('隐私选项（统计：已拒绝）');
    await scrollThrough(page);
    await clickNext(page);
    await clickEvent(page, 'probe');
    await page.goto('about:blank');
    await open(page, at('agents'));
    await expect.poll(() => google.received.at(-1)!.path).toBe('/vendor.js');
    expect(requestCount()).toBe(before + 1);
  });

  test.describe('whose script is blocked', () => {
    test.use({tolerant: true});
    test('nothing is sent, and the privacy link explains', async ({page}) => {
      await useVendor(page);
      await page.route('**/vendor.js', (route) => route.abort('blockedbyclient'));
      await open(page, at(quickstart));
      await link(page).click();
      await expect(dialog(page)).toContainText('没有加载成功');
      await page.keyboard.press('Escape');
      await readAndLeave(page);
      expect(requestCount()).toBe(0);
    });
  });
});
