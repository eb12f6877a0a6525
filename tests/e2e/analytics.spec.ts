import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {AxeResults} from 'axe-core';
import type {Page} from '@playwright/test';
import {
  allow,
  at,
  banner,
  chooseInDialog,
  clickEvent,
  clickNext,
  dialog,
  link,
  readAndLeave,
  refuse,
  scrollThrough,
  stored,
} from '../support/analyticsReader';
import {Receivers} from '../support/analyticsReceivers';
import {analyticsTraces, analyticsVariant} from '../support/analyticsVariant';
import {expect, open, test, type PageFaults} from '../support/test';

/**
 * The ports of the receivers stand in the build, so only one test at a time can listen: tests in one file run one
 * after the other, in two files they would not. This is why the file is long.
 */
test.describe.configure({mode: 'default'});

const quickstart = '/get-started-quickstart';

let receivers: Receivers;
test.beforeAll(async () => {
  receivers = await Receivers.listen();
});
test.afterAll(() => receivers.close());
test.beforeEach(() => receivers.reset());

/** Events leave in order: when this one has arrived, earlier ones have, or are in another batch under way. */
async function waitForEarlierEvents(page: Page, name = 'sentinel'): Promise<void> {
  await clickEvent(page, name);
  await expect.poll(() => receivers.messages(name).length).toBe(1);
}

const commands = (page: Page) =>
  page.evaluate(() =>
    window.dataLayer!.map((command) => Array.from(command as ArrayLike<unknown>)),
  );
const everythingDenied = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
};

test('this build has all that a build without analytics is searched for', () => {
  const folder = path.join(analyticsVariant.directory, 'assets/js');
  const scripts = readdirSync(folder).map((name) => readFileSync(path.join(folder, name), 'utf8'));
  const missing = analyticsTraces.filter((trace) => !scripts.some((text) => text.includes(trace)));
  expect(missing).toEqual([]);
});

test.describe('before a choice', () => {
  test('there is a question, and neither a request nor anything stored', async ({
    page,
    context,
  }) => {
    await open(page, at(quickstart));
    await expect(banner(page)).toBeVisible();
    await expect(link(page)).toHaveText('隐私选项（统计：尚未选择）');
    await readAndLeave(page);
    expect(receivers.requestCount).toBe(0);
    expect(await stored(page, context)).toEqual([]);
  });

  test('Google’s consent signals say no before anything else is said', async ({page}) => {
    await open(page, at(quickstart));
    expect(await commands(page)).toEqual([['consent', 'default', everythingDenied]]);
  });
});

test.describe('after a yes', () => {
  /** What was reported as seen on the quickstart page. */
  const seen = (name: string, property: string) =>
    receivers
      .messages(name)
      .filter(({properties}) => properties.path === quickstart)
      .map(({properties}) => properties[property])
      .toSorted();

  test('each route change is one page view with its path, the first and those that waited included', async ({
    page,
  }) => {
    await open(page, at('/get-started-installation'));
    await clickNext(page);
    await allow(page);
    await expect(banner(page)).toBeHidden();
    await expect.poll(() => receivers.segmentViews().length).toBe(2);
    await page.evaluate(() => (window.location.hash = 'anywhere'));
    await page.locator('.theme-doc-toc-desktop a').first().click();
    await page.locator('.pagination-nav__link--prev').click();
    // The address changes before the page does, which is what counts.
    await expect(page.getByRole('heading', {level: 1})).toHaveText('安装 Langflow');
    await page.goBack();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('快速入门');
    await waitForEarlierEvents(page);
    const expected = [
      '/get-started-installation',
      quickstart,
      '/get-started-installation',
      quickstart,
    ];
    await expect.poll(() => receivers.segmentViews()).toEqual(expected);
    await expect.poll(() => receivers.googleHits('sentinel').length).toBe(2);
    await expect.poll(() => receivers.googleViews('G-TEST0001')).toEqual(expected);
    await expect.poll(() => receivers.googleViews('G-TEST0002')).toEqual(expected);
  });

  test('Google hears the consent first, then of each id, and that addresses stay whole', async ({
    page,
  }) => {
    await open(page, at(quickstart));
    await allow(page);
    await waitForEarlierEvents(page);
    const configuration = {send_page_view: false, anonymize_ip: false};
    expect((await commands(page)).slice(0, 5)).toEqual([
      ['consent', 'default', everythingDenied],
      ['consent', 'update', {analytics_storage: 'granted'}],
      ['js', expect.any(Date)],
      ['config', 'G-TEST0001', configuration],
      ['config', 'G-TEST0002', configuration],
    ]);
    await expect.poll(() => receivers.googleHits('sentinel').length).toBe(2);
    expect(new Set(receivers.googleHits().map(({query}) => query.get('gcs')))).toEqual(
      new Set(['G101']),
    );
    expect(receivers.google.received.filter((request) => request.path === '/gtag/js')).toHaveLength(
      1,
    );
  });

  test('what the reader searches for is not sent', async ({page}) => {
    await open(page, at('/search?q=geheimwort'));
    await expect(page).toHaveTitle(/geheimwort/);
    await allow(page);
    await page.getByRole('searchbox').fill('geheimwort zwei');
    await expect(page).toHaveURL(/zwei/);
    await page.goto(at(quickstart));
    await page.locator('html[data-has-hydrated="true"]').waitFor();
    await waitForEarlierEvents(page);
    await expect.poll(() => receivers.googleHits('sentinel').length).toBe(2);
    await expect.poll(() => receivers.segmentViews()).toEqual(['/search', quickstart]);
    const everything = [...receivers.google.received, ...receivers.segment.received].map(
      ({query, body, referer}) => `${decodeURIComponent(query.toString())} ${body} ${referer}`,
    );
    expect(everything.filter((text) => text.includes('geheimwort'))).toEqual([]);
  });

  test('a view has the title of its page and no query', async ({page}) => {
    await open(page, at(`${quickstart}?q=secret#top`));
    await allow(page);
    await clickNext(page);
    await waitForEarlierEvents(page);
    await expect.poll(() => receivers.messages('page').length).toBe(2);
    const [first, second] = receivers.messages('page');
    expect(first!.name).toMatch(/^快速入门/);
    expect(second!.name).toBe(await page.title());
    expect(second!.name).not.toBe(first!.name);
    expect(JSON.stringify(receivers.batches())).not.toContain('secret');
  });

  test('an old address counts as the page that it leads to', async ({page}) => {
    await open(page, at(quickstart));
    await allow(page);
    await page.goto(at('/getting-started-installation'));
    await expect(page).toHaveURL(at('/get-started-installation'));
    await page.locator('html[data-has-hydrated="true"]').waitFor();
    await waitForEarlierEvents(page);
    await expect
      .poll(() => receivers.segmentViews())
      .toEqual([quickstart, '/get-started-installation']);
  });

  test('messages carry the write key and one random visitor', async ({page}) => {
    await open(page, at(quickstart));
    await allow(page);
    await waitForEarlierEvents(page);
    const post = receivers.segment.received.find(({method}) => method === 'POST')!;
    expect(post.path).toBe('/v1/batch');
    expect(post.authorization).toBe(`Basic ${btoa('test-write-key:')}`);
    const visitors = new Set(
      receivers
        .batches()
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
        headings: visible('.markdown :is(h1, h2, h3, h4, h5, h6)').map(({id}) => id),
        languages: visible('.markdown .code').map(({dataset}) => dataset.language!),
      };
    });
    expect(onPage.headings.length).toBeGreaterThan(2);
    expect(onPage.languages.length).toBeGreaterThan(2);
    await expect.poll(() => seen('heading_viewed', 'id')).toEqual(onPage.headings.toSorted());
    const texts = seen('heading_viewed', 'text') as string[];
    expect(texts).toContain('快速入门');
    // The link beside a heading is not part of its words.
    expect(texts.filter((text) => text.endsWith('#'))).toEqual([]);
    await expect
      .poll(() => seen('code_block_viewed', 'language'))
      .toEqual(onPage.languages.toSorted());
    expect(Math.max(...receivers.batches().map((batch) => batch.length))).toBeLessThanOrEqual(20);
  });

  test('a page reached by a link has its headings seen, too', async ({page}) => {
    await open(page, at('/get-started-installation'));
    await allow(page);
    await clickNext(page);
    await scrollThrough(page);
    await waitForEarlierEvents(page);
    const ids = await page
      .locator('.markdown :is(h1, h2, h3, h4, h5, h6):visible')
      .evaluateAll((headings) => headings.map(({id}) => id));
    await expect.poll(() => seen('heading_viewed', 'id')).toEqual(ids.toSorted());
  });

  test('all that waited arrives, also when it is more than a browser keeps for a page that leaves', async ({
    page,
  }) => {
    // The stand-in for Google's tag would ask for as many requests of that kind.
    receivers.google.answerWith((_, response) => response.end());
    await open(page, at(quickstart));
    const names = Array.from({length: 150}, (_, index) => `waiting_${index}`);
    await page.evaluate((values) => {
      const button = document.body.appendChild(document.createElement('button'));
      for (const value of values) {
        button.dataset.event = value;
        button.click();
      }
      button.remove();
    }, names);
    await allow(page);
    await expect
      .poll(() =>
        receivers
          .batches()
          .flat()
          .filter(({event}) => event?.startsWith('waiting_')),
      )
      .toHaveLength(150);
  });

  test('clicks on elements with data-event are events with their properties', async ({page}) => {
    await open(page, at(quickstart));
    await allow(page);
    await waitForEarlierEvents(page, 'copy_install_command');
    expect(receivers.messages('copy_install_command')[0]!.properties).toEqual({
      place: 'test',
      path: quickstart,
    });
    await expect.poll(() => receivers.googleHits('copy_install_command').length).toBe(2);
  });

  test('clicks on the site’s own controls are events', async ({page}) => {
    await open(page, at(quickstart));
    await allow(page);
    await page.evaluate(() =>
      document.addEventListener('click', (event) => {
        if ((event.target as Element).closest('.navbar-icon')) {
          event.preventDefault();
        }
      }),
    );
    await page.locator('.navbar-icon--repository').click();
    const code = page.locator('.markdown .code:visible').first();
    await code.getByRole('button', {name: '复制代码'}).click();
    await page.getByRole('button', {name: /搜索文档/}).click();
    await page.getByRole('searchbox').press('Escape');
    await page.getByRole('button', {name: 'Hi, how can I help you?'}).click();
    await page.getByRole('searchbox').press('Escape');
    await waitForEarlierEvents(page);
    const here = {path: quickstart};
    const propertiesOf = (name: string) =>
      receivers.messages(name).map(({properties}) => properties);
    await expect
      .poll(() => propertiesOf('community_link_clicked'))
      .toEqual([{...here, href: 'https://github.com/langflow-ai/langflow'}]);
    const language = await code.getAttribute('data-language');
    await expect.poll(() => propertiesOf('code_copied')).toEqual([{...here, language}]);
    await expect.poll(() => propertiesOf('search_opened')).toEqual([here]);
    await expect.poll(() => propertiesOf('help_opened')).toEqual([here]);
  });

  test('events that wait leave with the page', async ({page}) => {
    await open(page, at(quickstart));
    await allow(page);
    await waitForEarlierEvents(page);
    await clickEvent(page, 'last_click');
    await page.goto('about:blank');
    await expect.poll(() => receivers.messages('last_click').length).toBe(1);
  });

  test('the choice is kept: the next visit is not asked', async ({page}) => {
    await open(page, at(quickstart));
    await allow(page);
    await waitForEarlierEvents(page);
    await open(page, at('/agents'));
    await waitForEarlierEvents(page, 'second_visit');
    await expect(banner(page)).toBeHidden();
    await expect(link(page)).toHaveText('隐私选项（统计：已允许）');
    await expect.poll(() => receivers.segmentViews()).toEqual([quickstart, '/agents']);
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
    expect(receivers.requestCount).toBe(0);
    await expect.poll(() => stored(page, context)).toEqual(['langflow-docs.consent']);
  });

  test('a yes in the privacy choices counts the page the reader is on', async ({page}) => {
    await open(page, at(quickstart));
    await refuse(page);
    await clickNext(page);
    await chooseInDialog(page, '允许');
    await waitForEarlierEvents(page);
    await expect.poll(() => receivers.segmentViews()).toEqual([new URL(page.url()).pathname]);
  });
});

test.describe('withdrawal', () => {
  test('ends everything at once and deletes what was stored', async ({page, context}) => {
    await open(page, at(quickstart));
    await allow(page);
    await waitForEarlierEvents(page);
    await expect.poll(() => receivers.googleHits('sentinel').length).toBe(2);
    await expect
      .poll(() => stored(page, context))
      .toEqual(['_ga', 'langflow-docs.consent', 'langflow-docs.visitor']);
    await chooseInDialog(page, '拒绝');
    const before = receivers.requestCount;
    await expect.poll(() => stored(page, context)).toEqual(['langflow-docs.consent']);
    await readAndLeave(page);
    expect(receivers.requestCount).toBe(before);
    await expect.poll(() => stored(page, context)).toEqual(['langflow-docs.consent']);
  });

  test('in one tab holds in the others, as does a yes', async ({page, context}) => {
    await open(page, at(quickstart));
    const other = await context.newPage();
    await open(other, at('/agents'));
    await allow(other);
    await expect(banner(page)).toBeHidden();
    await expect(link(page)).toHaveText('隐私选项（统计：已允许）');
    await expect.poll(() => receivers.segmentViews().length).toBe(2);
    await waitForEarlierEvents(page);
    await chooseInDialog(other, '拒绝');
    await expect(link(page)).toHaveText('隐私选项（统计：已拒绝）');
    const before = receivers.requestCount;
    await readAndLeave(other);
    await page.bringToFront();
    await readAndLeave(page);
    expect(receivers.requestCount).toBe(before);
  });

  test('elsewhere holds in a page that comes back from the browser’s cache', async ({page}) => {
    await open(page, at(quickstart));
    await allow(page);
    await waitForEarlierEvents(page);
    await page.evaluate(() => {
      const record = JSON.parse(localStorage.getItem('langflow-docs.consent')!) as object;
      localStorage.setItem(
        'langflow-docs.consent',
        JSON.stringify({...record, decision: 'denied'}),
      );
      window.dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true}));
    });
    await expect(link(page)).toHaveText('隐私选项（统计：已拒绝）');
    const before = receivers.requestCount;
    await readAndLeave(page);
    expect(receivers.requestCount).toBe(before);
  });

  test('and another yes on the same page repeats nothing', async ({page}) => {
    await open(page, at(quickstart));
    await allow(page);
    await scrollThrough(page);
    await waitForEarlierEvents(page);
    const headings = page.locator('.markdown :is(h1, h2, h3, h4, h5, h6):visible');
    const seen = await headings.count();
    await expect.poll(() => receivers.messages('heading_viewed').length).toBe(seen);
    await chooseInDialog(page, '拒绝');
    await chooseInDialog(page, '允许');
    await scrollThrough(page);
    await waitForEarlierEvents(page, 'again');
    expect(receivers.segmentViews()).toHaveLength(1);
    expect(receivers.messages('heading_viewed')).toHaveLength(seen);
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
    expect(receivers.requestCount).toBe(0);
    await link(page).click();
    await expect(dialog(page)).toContainText('本站视为拒绝');
    await page.keyboard.press('Escape');
    await chooseInDialog(page, '允许');
    await waitForEarlierEvents(page);
    await expect.poll(() => receivers.segmentViews()).toEqual(['/agents']);
    await open(page, at(quickstart));
    await expect(link(page)).toHaveText('隐私选项（统计：已允许）');
  });
}

test.describe('a failing service changes nothing for the reader', () => {
  test.use({tolerant: true});

  /** What the browser says of a failed request, the tag of itself, the generator of storage: no more may be said. */
  const ofOthers =
    /Failed to load resource|net::ERR_|blocked by CORS policy|broken tag|Docusaurus storage error/;

  /** `heard` is the number of views that a service should know of before the reader withdraws. */
  async function readNormally(page: Page, faults: PageFaults, heard = 0): Promise<void> {
    await open(page, at('/get-started-installation'));
    await allow(page);
    await scrollThrough(page);
    await clickNext(page);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('快速入门');
    await clickEvent(page, 'probe');
    await expect.poll(() => receivers.segmentViews().length).toBeGreaterThanOrEqual(heard);
    await chooseInDialog(page, '拒绝');
    await open(page, at('/agents'));
    expect(faults.console.filter((message) => !ofOthers.test(message))).toEqual([]);
  }

  test('blocked requests', async ({page, faults}) => {
    await page.route(/:(?:3125|3126)\//, (route) => route.abort('blockedbyclient'));
    await readNormally(page, faults);
  });

  test('servers that answer with errors', async ({page, faults}) => {
    for (const collector of [receivers.google, receivers.segment]) {
      collector.answerWith((_, response) => response.writeHead(500).end());
    }
    await readNormally(page, faults, 2);
  });

  test('servers that never answer', async ({page, faults}) => {
    for (const collector of [receivers.google, receivers.segment]) {
      collector.answerWith(() => undefined);
    }
    await readNormally(page, faults);
  });

  test('a tag that never arrives does not keep the page from being loaded', async ({page}) => {
    await open(page, at(quickstart));
    await allow(page);
    await waitForEarlierEvents(page);
    receivers.google.answerWith(() => undefined);
    await page.goto(at('/agents'), {waitUntil: 'load'});
    const tags = () => receivers.google.received.filter(({path}) => path === '/gtag/js');
    await expect.poll(() => tags().length).toBe(2);
    await expect(link(page)).toHaveText('隐私选项（统计：已允许）');
  });

  test('a tag that throws on everything; the other service still hears', async ({page, faults}) => {
    receivers.google.answerWith((_, response) => {
      response.setHeader('Content-Type', 'text/javascript');
      response.end(
        'window.dataLayer.push = () => { throw new Error("broken tag"); }; throw new Error("broken tag");',
      );
    });
    await readNormally(page, faults, 2);
  });

  test('storage that throws', async ({page, faults}) => {
    await page.addInitScript(() => {
      for (const name of ['getItem', 'setItem', 'removeItem'] as const) {
        Storage.prototype[name] = () => {
          throw new Error('blocked');
        };
      }
    });
    await readNormally(page, faults, 2);
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

  for (const viewport of [
    {width: 1280, height: 900},
    {width: 390, height: 844},
    {width: 320, height: 640},
  ]) {
    test(`cover neither the help button nor the footer at ${viewport.width} px`, async ({page}) => {
      await page.setViewportSize(viewport);
      await open(page, at(quickstart));
      await expect(banner(page)).toBeVisible();
      await page.getByRole('button', {name: 'Hi, how can I help you?'}).click({trial: true});
      await page.evaluate(() => window.scrollTo({top: 1e6, behavior: 'instant'}));
      const footer = (await link(page).boundingBox())!;
      const question = (await banner(page).boundingBox())!;
      expect(footer.y + footer.height).toBeLessThanOrEqual(question.y);
    });
  }

  const axeSource = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(colorScheme, () => {
      test.use({colorScheme});
      test('have no accessibility violation', async ({page}) => {
        test.slow();
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
    context,
  }) => {
    await useVendor(page);
    await open(page, at(quickstart));
    await expect
      .poll(() => receivers.google.received.map(({path}) => path))
      .toEqual(['/vendor.js']);
    await expect(banner(page)).toBeHidden();
    await link(page).click();
    await expect(page.locator('html[data-vendor-choices="open"]')).toBeAttached();
    expect(await stored(page, context)).toEqual([]);
    await choose(page, true);
    await waitForEarlierEvents(page);
    await expect.poll(() => stored(page, context)).toContain('langflow-docs.consent');
    await expect.poll(() => receivers.segmentViews()).toEqual([quickstart]);
    await choose(page, false);
    const before = receivers.requestCount;
    await expect(link(page)).toHaveText('隐私选项（统计：已拒绝）');
    await scrollThrough(page);
    await clickNext(page);
    await clickEvent(page, 'probe');
    await page.goto('about:blank');
    await open(page, at('/agents'));
    const scripts = () => receivers.google.received.filter(({path}) => path === '/vendor.js');
    await expect.poll(() => scripts().length).toBe(2);
    expect(receivers.requestCount).toBe(before + 1);
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
      expect(receivers.requestCount).toBe(0);
    });
  });
});
