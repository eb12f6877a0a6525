import {afterEach, describe, expect, it, vi} from 'vitest';
import {createEngineHost} from '../client/engineHost';
import type {FetchText} from '../client/engineHost';
import {serializeIndex} from '../serializeIndex';
import {sampleIndex, samplePages, sampleSite} from './sampleSite';

const {head, directory, files: indexFiles} = sampleIndex;
const options = {headUrl: 'https://docs.example.cn/zh/search-index/head.txt', site: sampleSite};
const urlOf = (file: string, folder = directory): string =>
  `https://docs.example.cn/zh/search-index/${folder}/${file}`;
const allFiles = (): Map<string, string> =>
  new Map([
    [options.headUrl, head],
    ...Array.from(indexFiles, ([file, text]): [string, string] => [urlOf(file), text]),
  ]);

/** A server whose files can be taken away, and which keeps all but the head until they are let go. */
function createServer({holds = false} = {}) {
  const files = allFiles();
  const requests: string[] = [];
  let release = (): void => undefined;
  const released = holds
    ? new Promise<void>((resolve) => {
        release = resolve;
      })
    : Promise.resolve();
  const fetchText: FetchText = async (url, {bypassCache}) => {
    requests.push(`${url.slice(url.lastIndexOf('/') + 1)}${bypassCache ? ' (fresh)' : ''}`);
    if (url !== options.headUrl) {
      await released;
    }
    const text = files.get(url);
    if (text === undefined) {
      throw new Error('HTTP 404');
    }
    return text;
  };
  const loseAllButHead = (): void => {
    files.clear();
    files.set(options.headUrl, head);
  };
  const restore = (): void => allFiles().forEach((text, url) => files.set(url, text));
  return {files, requests, fetchText, release: () => release(), loseAllButHead, restore};
}

const inTextsOnly = '容器重建';

describe('the engine host', () => {
  it('answers from the head before the rest has arrived, and tells when it has', async () => {
    const server = createServer({holds: true});
    const onImproved = vi.fn();
    const host = createEngineHost(options, onImproved, server.fetchText);

    const early = await host.search({query: '部署'});
    expect(early.nbHits).toBeGreaterThan(0);
    expect(early.isPartial).toBe(true);
    expect(onImproved).not.toHaveBeenCalled();

    server.release();
    await vi.waitFor(() => expect(onImproved).toHaveBeenCalledOnce());
    const late = await host.search({query: '部署'});
    expect(late.isPartial).toBeUndefined();
    expect(late.nbHits).toBeGreaterThan(early.nbHits);
  });

  it('says so when the rest does not come, tries no more by itself, and again when asked to', async () => {
    const server = createServer();
    server.loseAllButHead();
    const onImproved = vi.fn();
    const host = createEngineHost(options, onImproved, server.fetchText);
    expect((await host.search({query: '部署'})).isTitlesOnly).toBeUndefined();
    await vi.waitFor(() => expect(onImproved).toHaveBeenCalledOnce());

    const asked = server.requests.length;
    expect(await host.search({query: '部署'})).toMatchObject({isPartial: true, isTitlesOnly: true});
    expect(server.requests).toHaveLength(asked);
    expect(onImproved).toHaveBeenCalledOnce();

    server.restore();
    await host.warm();
    await host.search({query: '部署'});
    await vi.waitFor(() => expect(onImproved).toHaveBeenCalledTimes(2));
    const {isPartial, isTitlesOnly} = await host.search({query: '部署'});
    expect([isPartial, isTitlesOnly]).toEqual([undefined, undefined]);
  });

  it('waits for the rest if the head knows nothing', async () => {
    const server = createServer({holds: true});
    const host = createEngineHost(options, vi.fn(), server.fetchText);
    const answer = host.search({query: inTextsOnly});
    server.release();
    expect((await answer).hits[0]?.objectID).toBe('/deployment-docker#compose');
  });

  it('loads each file once, and only those that questions need', async () => {
    const server = createServer();
    const host = createEngineHost(options, vi.fn(), server.fetchText);
    for (const query of ['端口号', '容器重建', '端口号', '容器']) {
      await host.search({query});
    }
    expect(server.requests[0]).toBe('head.txt');
    expect(new Set(server.requests).size).toBe(server.requests.length);
    expect(server.requests).not.toContain('symbols.txt');
    expect(server.requests).not.toContain('all-words.txt');
  });

  it('loads nothing for what somebody is still typing', async () => {
    const server = createServer();
    const onImproved = vi.fn();
    const host = createEngineHost(options, onImproved, server.fetchText);
    const typed = ['容', '容器', '容器重'].map((query) => host.search({query}));
    const finished = host.search({query: inTextsOnly});
    expect((await finished).nbHits).toBe(1);
    expect((await Promise.all(typed)).every(({isPartial}) => isPartial)).toBe(true);

    const alone = createServer();
    await createEngineHost(options, vi.fn(), alone.fetchText).search({query: inTextsOnly});
    expect(server.requests).toEqual(alone.requests);
  });

  it('warms the head alone', async () => {
    const server = createServer();
    await createEngineHost(options, vi.fn(), server.fetchText).warm();
    expect(server.requests).toEqual(['head.txt']);
  });

  it('names the missing index, and finds it when it is back', async () => {
    const server = createServer();
    server.files.clear();
    const host = createEngineHost(options, vi.fn(), server.fetchText);
    await expect(host.search({query: '部署'})).rejects.toThrow(
      /search index at https:\/\/docs\.example\.cn\/zh\/search-index\/head\.txt cannot be used: HTTP 404/,
    );
    server.restore();
    expect((await host.search({query: '部署'})).nbHits).toBeGreaterThan(0);
  });

  it('says that the development server has no index', async () => {
    const server = createServer();
    server.files.set(options.headUrl, '<!doctype html>');
    const host = createEngineHost(options, vi.fn(), server.fetchText);
    await expect(host.search({query: '部署'})).rejects.toThrow(/development server/);
  });

  it('takes a page in place of a file for a missing file', async () => {
    const server = createServer();
    server.files.set(urlOf('codes.txt'), '<!doctype html>');
    const host = createEngineHost(options, vi.fn(), server.fetchText);
    await expect(host.search({query: inTextsOnly})).rejects.toThrow(
      /codes\.txt is not a search index/,
    );
  });

  it.each([
    ['cut off', (text: string) => text.slice(0, -3)],
    ['of another version', (text: string) => text.replace(/\d+/, '999')],
  ])('does not take a file that is %s for what the site says', async (_, damage) => {
    const server = createServer();
    indexFiles.forEach((text, file) => server.files.set(urlOf(file), damage(text)));
    const host = createEngineHost(options, vi.fn(), server.fetchText);
    await expect(host.search({query: inTextsOnly})).rejects.toThrow(/cannot be used/);
  });

  it('answers from the head while the rest is missing, and fails where only that could answer', async () => {
    const server = createServer();
    server.loseAllButHead();
    const host = createEngineHost(options, vi.fn(), server.fetchText);
    expect((await host.search({query: '部署'})).nbHits).toBeGreaterThan(0);
    await expect(host.search({query: inTextsOnly})).rejects.toThrow(/cannot be used/);
    server.restore();
    expect((await host.search({query: inTextsOnly})).nbHits).toBe(1);
  });

  it('follows a new version of the site that removed the old files', async () => {
    const edited = structuredClone(samplePages);
    edited[0]?.sections[0]?.paragraphs.push('新版本才有的一句话。');
    const next = serializeIndex(edited);
    const server = createServer();
    server.loseAllButHead();
    const serve: FetchText = (url, fetchOptions) => {
      if (url === options.headUrl && fetchOptions.bypassCache) {
        server.files.set(url, next.head);
        next.files.forEach((text, file) => server.files.set(urlOf(file, next.directory), text));
      }
      return server.fetchText(url, fetchOptions);
    };
    const host = createEngineHost(options, vi.fn(), serve);
    expect((await host.search({query: '新版本才有'})).hits[0]?.objectID).toBe('/');
    expect(server.requests.filter((name) => name.startsWith('head.txt'))).toEqual([
      'head.txt',
      'head.txt (fresh)',
    ]);
  });
});

describe('a browser of 2021', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('without Array.at and AbortSignal.timeout is answered all the same', async () => {
    const files = allFiles();
    vi.stubGlobal('fetch', (url: string) => Promise.resolve(new Response(files.get(url))));
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
      throw new TypeError('AbortSignal.timeout is not a function');
    });
    vi.spyOn(Array.prototype, 'at').mockImplementation(() => {
      throw new TypeError('at is not a function');
    });
    const host = createEngineHost(options, () => undefined);
    const {nbHits: pinyinHits} = await host.search({query: 'huan jing 变量'});
    const {nbHits} = await createEngineHost(options, () => undefined).search({query: inTextsOnly});
    vi.restoreAllMocks();
    expect([pinyinHits, nbHits]).toEqual([2, 1]);
  });
});

it('an index of another version says that the page is outdated, a damaged one does not', async () => {
  const failWith = (text: string) =>
    createEngineHost(
      options,
      () => undefined,
      () => Promise.resolve(text),
    ).warm();
  await expect(failWith(head.replace(/\d+/, '999'))).rejects.toMatchObject({isOutdated: true});
  await expect(failWith('<!doctype html>')).rejects.toMatchObject({isOutdated: undefined});
});
