import {afterEach, describe, expect, it, vi} from 'vitest';
import {createEngineHost} from '../client/engineHost';
import type {FetchText} from '../client/engineHost';
import {serializeIndex} from '../serializeIndex';
import {samplePages, sampleSite} from './sampleSite';

const {head, body, bodyFile} = serializeIndex(samplePages);
const options = {headUrl: 'https://docs.example.cn/zh/search-index/head.txt', site: sampleSite};
const bodyUrl = `https://docs.example.cn/zh/search-index/${bodyFile}`;

/** A server whose files can be taken away, and a body that arrives when it is let go. */
function createServer({holdsBody = false} = {}) {
  const files = new Map([
    [options.headUrl, head],
    [bodyUrl, body],
  ]);
  const requests: string[] = [];
  let releaseBody = (): void => undefined;
  const bodyReleased = holdsBody
    ? new Promise<void>((resolve) => {
        releaseBody = resolve;
      })
    : Promise.resolve();
  const fetchText: FetchText = async (url, {bypassCache}) => {
    requests.push(`${url.slice(url.lastIndexOf('/') + 1)}${bypassCache ? ' (fresh)' : ''}`);
    if (url !== options.headUrl) {
      await bodyReleased;
    }
    const text = files.get(url);
    if (text === undefined) {
      throw new Error('HTTP 404');
    }
    return text;
  };
  return {files, requests, fetchText, releaseBody: () => releaseBody()};
}

const inBodyOnly = '容器重建';

describe('the engine host', () => {
  it('answers from the head before the body has arrived, and tells when it has', async () => {
    const server = createServer({holdsBody: true});
    const onImproved = vi.fn();
    const host = createEngineHost(options, onImproved, server.fetchText);

    const early = await host.search({query: '部署'});
    expect(early.nbHits).toBeGreaterThan(0);
    expect(onImproved).not.toHaveBeenCalled();

    server.releaseBody();
    await vi.waitFor(() => expect(onImproved).toHaveBeenCalledOnce());
    const late = await host.search({query: '部署'});
    expect(late.nbHits).toBeGreaterThan(early.nbHits);
  });

  it('says so when the body does not come, tries no more by itself, and again when asked to', async () => {
    const server = createServer();
    server.files.delete(bodyUrl);
    const onImproved = vi.fn();
    const host = createEngineHost(options, onImproved, server.fetchText);
    expect((await host.search({query: '部署'})).isTitlesOnly).toBeUndefined();
    await vi.waitFor(() => expect(onImproved).toHaveBeenCalledOnce());

    const bodies = () => server.requests.filter((name) => name.startsWith(bodyFile));
    const asked = bodies().length;
    expect(await host.search({query: '部署'})).toMatchObject({isPartial: true, isTitlesOnly: true});
    expect(bodies()).toHaveLength(asked);
    expect(onImproved).toHaveBeenCalledOnce();

    server.files.set(bodyUrl, body);
    await host.warm('everything');
    const {isPartial, isTitlesOnly} = await host.search({query: '部署'});
    expect([isPartial, isTitlesOnly]).toEqual([undefined, undefined]);
  });

  it('waits for the body if the head knows nothing', async () => {
    const server = createServer({holdsBody: true});
    const host = createEngineHost(options, vi.fn(), server.fetchText);
    const answer = host.search({query: inBodyOnly});
    server.releaseBody();
    expect((await answer).hits[0]?.objectID).toBe('/deployment-docker#compose');
  });

  it('loads each file once, whatever is asked', async () => {
    const server = createServer();
    const host = createEngineHost(options, vi.fn(), server.fetchText);
    await Promise.all(['部署', '环境', inBodyOnly].map((query) => host.search({query})));
    expect(server.requests).toEqual(['head.txt', bodyFile]);
  });

  it('warms the head, or everything', async () => {
    const server = createServer();
    const host = createEngineHost(options, vi.fn(), server.fetchText);
    await host.warm('first-answer');
    expect(server.requests).toEqual(['head.txt']);
    await host.warm('everything');
    expect(server.requests).toEqual(['head.txt', bodyFile]);
  });

  it('names the missing index, and finds it when it is back', async () => {
    const server = createServer();
    server.files.clear();
    const host = createEngineHost(options, vi.fn(), server.fetchText);
    await expect(host.search({query: '部署'})).rejects.toThrow(
      /search index at https:\/\/docs\.example\.cn\/zh\/search-index\/head\.txt cannot be used: HTTP 404/,
    );
    server.files.set(options.headUrl, head).set(bodyUrl, body);
    expect((await host.search({query: '部署'})).nbHits).toBeGreaterThan(0);
  });

  it('says that the development server has no index', async () => {
    const server = createServer();
    server.files.set(options.headUrl, '<!doctype html>');
    const host = createEngineHost(options, vi.fn(), server.fetchText);
    await expect(host.search({query: '部署'})).rejects.toThrow(/development server/);
  });

  it('answers from the head while the body is missing, and fails where only the body could answer', async () => {
    const server = createServer();
    server.files.delete(bodyUrl);
    const host = createEngineHost(options, vi.fn(), server.fetchText);
    expect((await host.search({query: '部署'})).nbHits).toBeGreaterThan(0);
    await expect(host.search({query: inBodyOnly})).rejects.toThrow(/cannot be used/);
    server.files.set(bodyUrl, body);
    expect((await host.search({query: inBodyOnly})).nbHits).toBe(1);
  });

  it('follows a new version of the site that removed the old body', async () => {
    const edited = structuredClone(samplePages);
    edited[0]?.sections[0]?.paragraphs.push('新版本才有的一句话。');
    const next = serializeIndex(edited);
    const server = createServer();
    server.files.delete(bodyUrl);
    const serve: FetchText = (url, fetchOptions) => {
      if (url === options.headUrl && fetchOptions.bypassCache) {
        server.files.set(url, next.head).set(bodyUrl.replace(bodyFile, next.bodyFile), next.body);
      }
      return server.fetchText(url, fetchOptions);
    };
    const host = createEngineHost(options, vi.fn(), serve);
    expect((await host.search({query: '新版本才有'})).hits[0]?.objectID).toBe('/');
    expect(server.requests).toEqual(['head.txt', bodyFile, 'head.txt (fresh)', next.bodyFile]);
  });
});

describe('a browser of 2021', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('without Array.at and AbortSignal.timeout is answered all the same', async () => {
    const files = new Map([
      [options.headUrl, head],
      [bodyUrl, body],
    ]);
    vi.stubGlobal('fetch', (url: string) => Promise.resolve(new Response(files.get(url))));
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
      throw new TypeError('AbortSignal.timeout is not a function');
    });
    vi.spyOn(Array.prototype, 'at').mockImplementation(() => {
      throw new TypeError('at is not a function');
    });
    const host = createEngineHost(options, () => undefined);
    await host.warm('everything');
    const {nbHits, isPartial} = await host.search({query: 'huan jing 变量'});
    vi.restoreAllMocks();
    expect(nbHits).toBeGreaterThan(0);
    expect(isPartial).toBeUndefined();
  });
});

it('an index of another version says that the page is outdated, a damaged one does not', async () => {
  const failWith = (text: string) =>
    createEngineHost(
      options,
      () => undefined,
      () => Promise.resolve(text),
    ).warm('first-answer');
  await expect(failWith(head.replace(/\d+/, '999'))).rejects.toMatchObject({isOutdated: true});
  await expect(failWith('<!doctype html>')).rejects.toMatchObject({isOutdated: undefined});
});
