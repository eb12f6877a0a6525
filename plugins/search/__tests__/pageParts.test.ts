import {describe, expect, it, vi} from 'vitest';
import {createInsights} from '../client/dialog/insights';
import {createSearchRequest} from '../client/searchFields';
import {searchPageUrl, readHitAddress} from '../client/sitePath';
import {splitHighlights} from '../client/splitHighlights';
import {texts} from '../client/texts';

const data = {siteUrl: 'https://docs.example.cn', searchPath: '/zh/search'};
const preview = 'http://127.0.0.1:3000';

describe('the address of a hit', () => {
  it.each([
    ['https://docs.example.cn/zh/agents#memory', '/zh/agents#memory'],
    ['http://127.0.0.1:3000/zh/agents', '/zh/agents'],
    ['/zh/agents', '/zh/agents'],
  ])('%s is the page %s of this site', (url, href) => {
    expect(readHitAddress(url, data, preview)).toEqual({href, isInternal: true});
  });

  it('may lead to another site', () => {
    const url = 'https://elsewhere.example/agents';
    expect(readHitAddress(url, data, preview)).toEqual({href: url, isInternal: false});
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'http://'])('is not %s', (url) => {
    expect(readHitAddress(url, data, preview)).toBeNull();
  });
});

describe('the address of the search page', () => {
  it('survives any query', () => {
    const query = `"<b>'&?#%00 环境 😀`;
    const url = new URL(searchPageUrl(data, query), preview);
    expect(url.pathname).toBe('/zh/search');
    expect(url.searchParams.get('q')).toBe(query);
  });

  it('without a query is plain', () => expect(searchPageUrl(data, '')).toBe('/zh/search'));
});

describe('a highlighted value', () => {
  it('becomes pieces of text', () => {
    expect(splitHighlights('a <mark>b</mark> c<mark>d</mark>')).toEqual([
      {text: 'a ', isMatch: false},
      {text: 'b', isMatch: true},
      {text: ' c', isMatch: false},
      {text: 'd', isMatch: true},
    ]);
  });

  it('is decoded once', () => {
    expect(splitHighlights('&lt;b&gt; &amp;lt; &#39;&quot;')).toEqual([
      {text: `<b> &lt; '"`, isMatch: false},
    ]);
  });

  it('keeps foreign markup as text', () => {
    expect(splitHighlights('<img onerror=x>')).toEqual([{text: '<img onerror=x>', isMatch: false}]);
  });
});

describe('a request of the search page', () => {
  it('asks for 20 hits with snippets of 10 words, 5 on narrow screens', () => {
    const wide = createSearchRequest('部署', {isNarrow: false, facetFilters: []});
    const narrow = createSearchRequest('部署', {isNarrow: true, facetFilters: ['language:zh']});
    expect(wide).toMatchObject({hitsPerPage: 20});
    expect(wide.attributesToSnippet).toContain('content:10');
    expect(wide).not.toHaveProperty('facetFilters');
    expect(narrow.attributesToSnippet).toContain('content:5');
    expect(narrow.facetFilters).toEqual(['language:zh']);
  });
});

describe('texts', () => {
  it('keep the English that is specified', () => {
    const all = JSON.stringify([texts, texts.seeAll(41)]);
    for (const english of [
      'Search docs',
      'No recent searches',
      'No results for',
      'Try searching for',
      'Believe this query should return results?',
      'Let us know.',
      'Unable to fetch results',
      'You might want to check your network connection.',
      'See all 41 results',
    ]) {
      expect(all).toContain(english);
    }
  });

  it('tell a developer why search does not work there', () => {
    expect(texts.error.developmentHelp).toMatch(/npm run build/);
  });
});

describe('insights', () => {
  const algolia = {
    insights: true,
    provider: {kind: 'algolia', appId: 'APP', apiKey: 'key'},
    indexName: 'langflow',
  } as const;
  const eventsOf = (send: ReturnType<typeof vi.fn>): unknown[] =>
    send.mock.calls.flatMap(
      ([, body]) => (JSON.parse(body as string) as {events: unknown[]}).events,
    );

  it('send what was opened, with its query and place, to Algolia', () => {
    const send = vi.fn();
    createInsights(algolia, send, () => true).opened('/agents', 2, 'q1');
    const [url, , headers] = send.mock.calls[0] as [string, string, Record<string, string>];
    expect(url).toBe('https://insights.algolia.io/1/events');
    expect(headers).toMatchObject({
      'X-Algolia-Application-Id': 'APP',
      'X-Algolia-API-Key': 'key',
    });
    expect(eventsOf(send)).toEqual([
      {
        eventType: 'click',
        eventName: 'Item Selected',
        index: 'langflow',
        objectIDs: ['/agents'],
        queryID: 'q1',
        positions: [2],
        userToken: expect.stringMatching(/^anonymous-/) as unknown,
      },
    ]);
  });

  it('send what was seen for a moment, twenty hits an event', () => {
    vi.useFakeTimers();
    const send = vi.fn();
    const insights = createInsights(algolia, send, () => true);
    insights.viewed(['/typed-over']);
    insights.viewed(Array.from({length: 25}, (_, number) => `/page-${number}`));
    vi.runAllTimers();
    vi.useRealTimers();
    const events = eventsOf(send) as {eventType: string; objectIDs: string[]}[];
    expect(events.map(({eventType, objectIDs}) => [eventType, objectIDs.length])).toEqual([
      ['view', 20],
      ['view', 5],
    ]);
  });

  it('send nothing that was seen before the yes', () => {
    vi.useFakeTimers();
    const send = vi.fn();
    const mayTrack = vi.fn(() => false);
    const insights = createInsights(algolia, send, mayTrack);
    insights.viewed(['/seen-before']);
    mayTrack.mockReturnValue(true);
    vi.runAllTimers();
    vi.useRealTimers();
    expect(send).not.toHaveBeenCalled();
  });

  it('send nothing without a yes of the reader, nor if they are off or another provider answers', () => {
    const send = vi.fn();
    createInsights(algolia, send, () => false).opened('/agents', 1, 'q1');
    for (const other of [{insights: false}, {provider: {kind: 'embedded'}}] as const) {
      createInsights({...algolia, ...other}, send, () => true).opened('/agents', 1, 'q1');
    }
    expect(send).not.toHaveBeenCalled();
  });
});
