import type {Locator, Page} from '@playwright/test';
import {Collector} from '../support/collector';
import {expect, open, test} from '../support/test';
import {algoliaPorts, variant} from '../support/variant';

/** The same dialog and page, answered by hosts that speak Algolia's query API. */
test.use({baseURL: variant.url});
// The hosts have fixed ports, which are part of the build.
test.describe.configure({mode: 'serial'});

const url = `${variant.url}webhook#trigger`;
const marked = (value: string) => ({value, matchLevel: 'full'});
const answer = {
  results: [
    {
      hits: [
        {
          objectID: '/webhook#trigger',
          type: 'lvl2',
          url,
          url_without_anchor: `${variant.url}webhook`,
          anchor: 'trigger',
          content: null,
          hierarchy: {
            lvl0: '流程',
            lvl1: '用 webhook 触发流程',
            lvl2: '触发流程',
            lvl3: null,
            lvl4: null,
            lvl5: null,
            lvl6: null,
          },
          _highlightResult: {
            hierarchy: {
              lvl0: marked('<mark>流程</mark>'),
              lvl1: marked('用 webhook 触发<mark>流程</mark>'),
              lvl2: marked('触发<mark>流程</mark>'),
            },
          },
          _snippetResult: {
            hierarchy: {
              lvl1: marked('用 webhook 触发<mark>流程</mark>'),
              lvl2: marked('触发<mark>流程</mark>'),
            },
          },
        },
      ],
      nbHits: 42,
      page: 0,
      nbPages: 3,
      hitsPerPage: 20,
      queryID: 'q-1',
      processingTimeMS: 1,
    },
  ],
};

let hosts: Collector[];
test.beforeAll(async () => {
  hosts = await Promise.all(
    algoliaPorts.map((port) =>
      Collector.listen(port, (_, response) => response.end(JSON.stringify(answer))),
    ),
  );
});
test.beforeEach(() => hosts.forEach((host) => host.reset()));
test.afterAll(() => Promise.all(hosts.map((host) => host.close())));

const dialogOf = (page: Page): Locator => page.getByRole('dialog', {name: '搜索文档'});
const queriesTo = (host: Collector) => host.received.filter(({method}) => method === 'POST');

async function ask(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await dialogOf(page).getByRole('searchbox').fill(query);
}

test('nothing is sent before a reader searches, then one request with the specified fields', async ({
  page,
}) => {
  await open(page, variant.url);
  await page.keyboard.press('Control+k');
  await expect(dialogOf(page)).toContainText('No recent searches');
  expect(hosts.flatMap(queriesTo)).toEqual([]);
  await dialogOf(page).getByRole('searchbox').fill('流程');
  await expect(dialogOf(page).locator('.search-dialog__hit')).toContainText('触发流程');
  await expect(dialogOf(page).locator('.search-dialog__hit mark').first()).toHaveText('流程');
  await expect(dialogOf(page)).toContainText('See all 42 results');

  const [request, ...others] = hosts.flatMap(queriesTo);
  expect(others).toEqual([]);
  expect(request!.path).toBe('/1/indexes/*/queries');
  expect(request!.query.get('x-algolia-application-id')).toBe('TESTAPP');
  expect(request!.query.get('x-algolia-api-key')).toBe('search-only');
  const {requests} = JSON.parse(request!.body) as {requests: Record<string, unknown>[]};
  expect(requests).toHaveLength(1);
  expect(requests[0]).toMatchObject({
    query: '流程',
    indexName: 'langflow',
    hitsPerPage: 20,
    clickAnalytics: true,
  });
  for (const field of [
    'attributesToRetrieve',
    'attributesToSnippet',
    'snippetEllipsisText',
    'highlightPreTag',
    'highlightPostTag',
  ]) {
    expect(requests[0]).toHaveProperty(field);
  }
});

test('a hit leads to its section', async ({page}) => {
  await open(page, variant.url);
  await ask(page, '流程');
  await expect(dialogOf(page).locator('.search-dialog__hit')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(url);
});

test.describe('statistics of the search provider', () => {
  // The events go to another host; the test answers for it.
  test.use({tolerant: true});

  test('wait for a yes, then tell what was opened', async ({page}) => {
    const events: {eventType: string; objectIDs: string[]; queryID?: string}[] = [];
    await page.route('https://insights.algolia.io/**', async (route) => {
      const {events: sent} = route.request().postDataJSON() as {events: typeof events};
      events.push(...sent);
      await route.fulfill({status: 200, json: {}, headers: {'access-control-allow-origin': '*'}});
    });
    const openHit = async () => {
      await ask(page, '流程');
      await expect(dialogOf(page).locator('.search-dialog__hit')).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(dialogOf(page)).toBeHidden();
    };
    await open(page, variant.url);
    const question = page.getByRole('region', {name: /统计/});
    await expect(question).toBeVisible();
    await openHit();
    await question.getByRole('button', {name: '允许'}).click();
    expect(events).toEqual([]);
    await openHit();
    await expect
      .poll(() => events.filter(({eventType}) => eventType === 'click'))
      .toMatchObject([{objectIDs: ['/webhook#trigger'], queryID: 'q-1'}]);
  });
});

test('the search page asks the same hosts', async ({page}) => {
  await open(page, `${variant.url}search?q=流程`);
  await expect(page.getByText('找到 42 条结果')).toBeVisible();
  await expect(
    page
      .getByRole('main')
      .getByRole('link', {name: /触发流程/})
      .first(),
  ).toBeVisible();
});

test.describe('with failing hosts', () => {
  // The browser reports each failed request.
  test.use({tolerant: true});

  test('the next one answers', async ({page}) => {
    hosts[0]!.answerWith((_, response) => response.writeHead(500).end('{"message": "down"}'));
    hosts[1]!.answerWith((_, response) => response.end(JSON.stringify(answer)));
    await open(page, variant.url);
    await ask(page, '流程');
    await expect(dialogOf(page).locator('.search-dialog__hit')).toContainText('触发流程');
    expect(hosts.flatMap(queriesTo)).toHaveLength(2);
  });

  test('all of them: the dialog says so, and answers when one is back', async ({page}) => {
    hosts.forEach((host) => host.answerWith((_, response) => response.writeHead(503).end('{}')));
    await open(page, variant.url);
    await ask(page, '流程');
    await expect(dialogOf(page)).toContainText('无法获取结果 · Unable to fetch results');
    await expect(dialogOf(page)).toContainText(
      '请检查网络连接 · You might want to check your network connection.',
    );
    hosts.forEach((host) => host.reset());
    await dialogOf(page).getByRole('searchbox').fill('流程图');
    await expect(dialogOf(page).locator('.search-dialog__hit')).toBeVisible({timeout: 60_000});
    await expect(dialogOf(page)).not.toContainText('Unable to fetch results');
  });

  test('a refused key: the dialog says that results cannot be fetched', async ({page}) => {
    hosts.forEach((host) =>
      host.answerWith((_, response) =>
        response.writeHead(403).end('{"message": "Invalid Application-ID or API key"}'),
      ),
    );
    await open(page, variant.url);
    await ask(page, '流程');
    await expect(dialogOf(page)).toContainText('Unable to fetch results');
  });
});
