import http from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {createAlgoliaClient} from '../client/algoliaClient';
import {createSearchRequest} from '../client/searchFields';
import type {SearchHit} from '../types';
import {searchSample} from './sampleSite';
import {XhrOverHttp} from './xhrOverHttp';

// The build of the client that browsers get, not the one for Node. The path is typed as a string
// because the package has no declarations for it.
vi.mock('algoliasearch/lite', () => {
  const browserBuild: string = 'algoliasearch/dist/lite/builds/browser.js';
  return import(browserBuild);
});

interface Received {
  url: URL;
  method: string;
  body: {requests: Record<string, unknown>[]};
}

type Behaviour = (response: http.ServerResponse) => void;

const hits = searchSample('环境变量');
const answerWith = (value: unknown, status = 200): Behaviour => {
  return (response) => {
    response.writeHead(status, {'content-type': 'application/json'});
    response.end(typeof value === 'string' ? value : JSON.stringify(value));
  };
};
const healthy = answerWith({
  results: [
    {hits, nbHits: 42, page: 0, nbPages: 3, hitsPerPage: 20, queryID: 'q-1', processingTimeMS: 1},
  ],
});

/** Time stands still for the client until the test moves it; hosts answer as ever. */
const holdTimers = () => vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']});

/** Lets the network go on, without a clock, until something has happened. */
async function until(hasHappened: () => boolean): Promise<void> {
  while (!hasHappened()) {
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** A host on the loopback address that speaks the protocol as told. */
async function startHost(behaviour: Behaviour) {
  const received: Received[] = [];
  const host = {behaviour, received, address: '', close: () => Promise.resolve()};
  const server = http.createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      received.push({
        url: new URL(request.url ?? '', 'http://host'),
        method: request.method ?? '',
        body: JSON.parse(text) as Received['body'],
      });
      host.behaviour(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  host.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  host.close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  open.push(host);
  return host;
}

const open: {close(): Promise<void>}[] = [];
beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', XhrOverHttp);
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((host) => host.close()));
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const request = createSearchRequest('环境变量', {isNarrow: false, facetFilters: ['language:zh']});
const clientFor = (...hosts: {address: string}[]) =>
  createAlgoliaClient(
    {appId: 'APP', apiKey: 'search-key', hosts: hosts.map(({address}) => address)},
    'langflow',
  );

describe('the request', () => {
  it('is the specified one, with the credentials as query parameters', async () => {
    const host = await startHost(healthy);
    await clientFor(host).search(request);
    const [sent] = host.received;
    expect(sent?.method).toBe('POST');
    expect(sent?.url.pathname).toBe('/1/indexes/*/queries');
    expect(Object.fromEntries(sent?.url.searchParams ?? [])).toMatchObject({
      'x-algolia-api-key': 'search-key',
      'x-algolia-application-id': 'APP',
    });
    expect(sent?.body.requests).toEqual([
      {
        query: '环境变量',
        indexName: 'langflow',
        attributesToRetrieve: expect.arrayContaining([
          'hierarchy.lvl0',
          'content',
          'type',
          'url',
        ]) as unknown,
        attributesToSnippet: expect.arrayContaining(['hierarchy.lvl1:10', 'content:10']) as unknown,
        snippetEllipsisText: '…',
        highlightPreTag: '<mark>',
        highlightPostTag: '</mark>',
        hitsPerPage: 20,
        clickAnalytics: false,
        facetFilters: ['language:zh'],
      },
    ]);
  });

  it.each([
    ['', 'key', '`appId` is missing.'],
    ['APP', '', '`apiKey` is missing.'],
  ])('needs credentials: %j, %j', (appId, apiKey, message) => {
    expect(() => createAlgoliaClient({appId, apiKey}, 'langflow')).toThrow(message);
  });

  it('is sent once for a query asked twice, at once or later', async () => {
    const host = await startHost(healthy);
    const client = clientFor(host);
    await Promise.all([client.search(request), client.search(request)]);
    await client.search(request);
    expect(host.received).toHaveLength(1);
  });
});

describe('the answer', () => {
  it('has hits, their number and the id of the query', async () => {
    const answer = await clientFor(await startHost(healthy)).search(request);
    expect(answer).toMatchObject({
      nbHits: 42,
      nbPages: 3,
      page: 0,
      hitsPerPage: 20,
      queryID: 'q-1',
    });
    expect(answer.hits[0]?.objectID).toBe('/environment-variables');
  });

  it('lets no markup of the index through but the highlight tags', async () => {
    const [first] = structuredClone(hits) as [SearchHit];
    first._snippetResult.content = {
      value: '<img src=x onerror=alert(1)> <mark>环境</mark>',
      matchLevel: 'partial',
    };
    const host = await startHost(answerWith({results: [{hits: [first], nbHits: 1}]}));
    const answer = await clientFor(host).search(request);
    expect(answer.hits[0]?._snippetResult.content?.value).toBe(
      '&lt;img src=x onerror=alert(1)&gt; <mark>环境</mark>',
    );
  });
});

describe('a failure', () => {
  it.each([
    [403, 'Invalid Application-ID or API key'],
    [404, 'Index langflow does not exist'],
  ])('with status %i carries status and message of the provider', async (status, message) => {
    const host = await startHost(answerWith({message, status}, status));
    await expect(clientFor(host).search(request)).rejects.toMatchObject({
      name: 'ApiError',
      status,
      message,
    });
    expect(host.received).toHaveLength(1);
  });

  it('with status 500 is retried on the next host', async () => {
    const [broken, good] = [
      await startHost(answerWith({message: 'oops'}, 500)),
      await startHost(healthy),
    ];
    expect((await clientFor(broken, good).search(request)).nbHits).toBe(42);
    expect(broken.received).toHaveLength(1);
  });

  it('to answer with JSON is a deserialization error', async () => {
    const host = await startHost(answerWith('<html>gateway</html>'));
    await expect(clientFor(host).search(request)).rejects.toMatchObject({
      name: 'DeserializationError',
    });
  });

  it('to answer at all within 1 s is retried on the next host', async () => {
    const [hanging, good] = [await startHost(() => undefined), await startHost(healthy)];
    holdTimers();
    const answer = clientFor(hanging, good).search(request);
    await until(() => hanging.received.length === 1);
    vi.advanceTimersByTime(999);
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(1);
    expect((await answer).nbHits).toBe(42);
    expect(good.received).toHaveLength(1);
  });

  it('to finish an answer within 2 s is retried on the next host', async () => {
    const stuck = await startHost((response) => {
      response.writeHead(200, {'content-type': 'application/json'});
      response.write('{"results":');
    });
    const good = await startHost(healthy);
    const begun: XhrOverHttp[] = [];
    vi.stubGlobal(
      'XMLHttpRequest',
      class extends XhrOverHttp {
        constructor() {
          super();
          begun.push(this);
        }
      },
    );
    holdTimers();
    const answer = clientFor(stuck, good).search(request);
    await until(() => begun[0]?.responseText === '{"results":');
    vi.advanceTimersByTime(1_999);
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(1);
    expect((await answer).nbHits).toBe(42);
    expect(good.received).toHaveLength(1);
  });

  it('of every host is a retry error, and the client recovers when they return', async () => {
    const [first, second] = [await startHost(healthy), await startHost(healthy)];
    const failing = answerWith({message: 'down'}, 503);
    [first.behaviour, second.behaviour] = [failing, failing];
    const client = clientFor(first, second);
    await expect(client.search(request)).rejects.toMatchObject({
      name: 'RetryError',
      message: expect.stringMatching(
        /^Unreachable hosts - your application id may be incorrect/,
      ) as unknown,
    });
    [first.behaviour, second.behaviour] = [healthy, healthy];
    expect((await client.search(request)).nbHits).toBe(42);
  });

  it('of hosts that do not exist is a retry error', async () => {
    const gone = await startHost(healthy);
    await gone.close();
    await expect(clientFor(gone).search(request)).rejects.toMatchObject({name: 'RetryError'});
  });
});

describe('a host that failed', () => {
  it('rests for two minutes and is then the first again', async () => {
    const [first, second] = [await startHost(answerWith({}, 503)), await startHost(healthy)];
    const client = clientFor(first, second);
    const ask = (query: string) => client.search({...request, query});
    await ask('一');
    await ask('二');
    expect(first.received).toHaveLength(1);

    first.behaviour = healthy;
    const later = Date.now() + 121_000;
    vi.spyOn(Date, 'now').mockImplementation(() => later);
    await ask('三');
    expect(first.received).toHaveLength(2);
    expect(second.received).toHaveLength(2);
  });
});
