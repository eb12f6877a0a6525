import {beforeEach, describe, expect, it} from 'vitest';
import {concernsCopy, createAnswerer} from '../client/worker/answerRequest';
import type {KeptCopy} from '../types';

const origin = 'https://example.org';
const baseUrl = '/docs/';

const files: Record<string, string> = {
  'index.html': '<!doctype html><html lang=zh>首页</html>',
  'data-types.html': '<!doctype html><html lang=zh>数据类型</html>',
  '404.html': '<!doctype html><html lang=zh>没有</html>',
  'assets/js/main.1.js': 'start()',
  'data-types.md': '# 数据类型',
};

let copy: KeptCopy | undefined;
let network: (request: Request) => Promise<Response>;
let waited: () => Promise<void>;
let asked: string[];

const never = () => new Promise<never>(() => undefined);

beforeEach(() => {
  const entries = Object.keys(files).map(
    (name) => [name, {hash: name, size: 1, transfer: 1}] as const,
  );
  copy = {
    manifest: {version: '1', files: Object.fromEntries(entries)},
    date: new Date(2026, 0, 2).toISOString(),
  };
  network = () => Promise.reject(new TypeError('Failed to fetch'));
  waited = never;
  asked = [];
});

const createAnswer = () =>
  createAnswerer({
    baseUrl,
    fetch: (request) => {
      asked.push(new URL(request.url).pathname);
      return network(request);
    },
    readCopy: () => Promise.resolve(copy),
    readFile: (hash) => Promise.resolve(files[hash] ? new Response(files[hash]) : undefined),
    wait: () => waited(),
    now: () => 0,
  });

function request(path: string, mode: RequestMode = 'cors'): Request {
  const made = new Request(origin + path);
  // Only a browser makes requests for navigations.
  Object.defineProperty(made, 'mode', {value: mode});
  return made;
}

const answerTo = (path: string, mode?: RequestMode) => createAnswer()(request(path, mode));

describe('with the network', () => {
  it('pages come from it, also those that are gone', async () => {
    network = () => Promise.resolve(new Response('new', {headers: {'content-type': 'text/html'}}));
    const {response, isPage, copyDate} = await answerTo('/docs/data-types');
    expect(await response.text()).toBe('new');
    expect({isPage, copyDate}).toEqual({isPage: true, copyDate: undefined});
    network = () => Promise.resolve(new Response('gone', {status: 404}));
    expect((await answerTo('/docs/data-types')).response.status).toBe(404);
  });

  it('files whose name tells their content come from the copy', async () => {
    const {response} = await answerTo('/docs/assets/js/main.1.js');
    expect(await response.text()).toBe('start()');
    expect(asked).toEqual([]);
  });

  it('a server that fails is no better than none', async () => {
    network = () => Promise.resolve(new Response('bad gateway', {status: 502}));
    expect(await (await answerTo('/docs/data-types')).response.text()).toContain('数据类型');
  });
});

describe('without the network', () => {
  it.each([
    ['/docs/', '首页'],
    ['/docs/data-types', '数据类型'],
    ['/docs/data-types?tab=2', '数据类型'],
  ])('%s comes from the copy and says so', async (path, words) => {
    const {response, isPage, copyDate} = await answerTo(path);
    const html = await response.text();
    expect(html).toContain(words);
    expect(html).toContain('<html data-offline-copy="2026-01-02"');
    expect({isPage, copyDate}).toEqual({isPage: true, copyDate: copy!.date});
  });

  it('a Markdown file comes as it is', async () => {
    const {response, isPage} = await answerTo('/docs/data-types.md');
    expect([await response.text(), isPage]).toEqual(['# 数据类型', false]);
  });

  it.each([
    ['/docs/data-types.html?a=1', '/docs/data-types?a=1'],
    ['/docs/data-types/', '/docs/data-types'],
    ['/docs/getting-started-quickstart?a=1', '/docs/get-started-quickstart?a=1'],
  ])('%s leads to %s', async (from, to) => {
    const {response} = await answerTo(from);
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe(origin + to);
  });

  it('an unknown page is the not-found page, an unknown file fails', async () => {
    const {response} = await answerTo('/docs/nowhere', 'navigate');
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('没有');
    await expect(answerTo('/docs/nowhere.png')).rejects.toThrow('Failed to fetch');
  });

  it('there is nothing to give without a copy', async () => {
    copy = undefined;
    await expect(answerTo('/docs/data-types', 'navigate')).rejects.toThrow('Failed to fetch');
    await expect(answerTo('/docs/data-types/', 'navigate')).rejects.toThrow('Failed to fetch');
  });
});

describe('a network that hangs', () => {
  it('is left for the copy, and is not waited for again at once', async () => {
    network = never;
    waited = () => Promise.resolve();
    const answer = createAnswer();
    expect(await (await answer(request('/docs/data-types'))).response.text()).toContain('数据类型');
    expect(await (await answer(request('/docs/'))).response.text()).toContain('首页');
    expect(asked).toEqual(['/docs/data-types']);
  });

  it('is waited for if the copy has nothing', async () => {
    waited = () => Promise.resolve();
    network = async () => {
      await new Promise((resolve) => setImmediate(resolve));
      return new Response('late');
    };
    expect(await (await answerTo('/docs/new.png')).response.text()).toBe('late');
  });
});

it('requests that want the server itself, other sites, other methods and parts are left alone', () => {
  const concerns = (path: string, init?: RequestInit) =>
    concernsCopy(new Request(path, init), baseUrl, origin);
  expect(concerns(`${origin}/docs/data-types`)).toBe(true);
  expect(concerns(`${origin}/docs/data-types`, {cache: 'no-store'})).toBe(false);
  expect(concerns(`${origin}/docs/data-types`, {method: 'HEAD'})).toBe(false);
  expect(concerns(`${origin}/docs/film.mp4`, {headers: {range: 'bytes=0-1'}})).toBe(false);
  expect(concerns(`${origin}/elsewhere`)).toBe(false);
  expect(concerns('https://other.example/docs/')).toBe(false);
});
