import {beforeEach, describe, expect, it} from 'vitest';
import {composeManifest} from '../composeManifest';
import {copyKey, pendingKey} from '../client/copyKeys';
import {CopyStore} from '../client/CopyStore';
import {findObstacle} from '../client/faults';
import {OfflineCopy, type Browser} from '../client/OfflineCopy';
import {addressOf, cacheName, manifestFile} from '../types';
import {FakeCaches} from './fakeCaches';

const baseUrl = '/docs/';

/** A server whose files a test may change, and a browser around it. */
class Surroundings {
  files: Record<string, string> = {
    'index.html': '<html>首页</html>',
    'page.html': '<html>页面</html>',
    '404.html': '<html>没有</html>',
    'assets/js/main.1.js': 'start()',
  };
  caches = new FakeCaches();
  asked: string[] = [];
  registered = false;
  isReachable = true;
  quota: {quota: number; usage: number} | undefined;
  onRequest: (address: string) => void = () => undefined;
  register: () => Promise<void> = () => Promise.resolve();

  manifest = () =>
    composeManifest(
      Object.entries(this.files).map(([name, text]) => ({name, content: Buffer.from(text)})),
    );

  answer(address: string): Response {
    const name = Object.keys(this.files).find((file) => addressOf(baseUrl, file) === address);
    if (address === baseUrl + manifestFile) {
      return Response.json(this.manifest());
    }
    const status = name && name !== '404.html' ? 200 : 404;
    return new Response(name ? this.files[name] : 'gone', {status});
  }

  browser: Browser = {
    fetch: ((address: string, {signal}: RequestInit = {}) => {
      this.asked.push(address);
      this.onRequest(address);
      return this.isReachable && !signal?.aborted
        ? Promise.resolve(this.answer(address))
        : Promise.reject(new TypeError('Failed to fetch'));
    }) as typeof fetch,
    serviceWorker: {
      register: async () => {
        await this.register();
        this.registered = true;
        return {} as ServiceWorkerRegistration;
      },
      getRegistration: () =>
        Promise.resolve(
          this.registered
            ? ({
                scope: `https://example.org${baseUrl}`,
                active: {postMessage: () => undefined},
                unregister: () => {
                  this.registered = false;
                  return Promise.resolve(true);
                },
              } as unknown as ServiceWorkerRegistration)
            : undefined,
        ),
    },
    storage: {
      estimate: () => Promise.resolve(this.quota ?? {}),
      persist: () => Promise.resolve(false),
    },
    locks: undefined,
    now: () => new Date('2026-01-02T12:00:00Z'),
  };

  store = new CopyStore(this.caches.storage, baseUrl);
  copy = new OfflineCopy(baseUrl, this.store, this.browser);

  async downloaded(): Promise<string[]> {
    this.asked.length = 0;
    await this.copy.download();
    return this.asked.filter((address) => !address.endsWith(manifestFile)).sort();
  }
}

let around: Surroundings;

beforeEach(() => {
  around = new Surroundings();
});

describe('a copy', () => {
  it('is offered with its size, and nothing is kept before it is asked for', async () => {
    await around.copy.check();
    const {phase, offered} = around.copy.getState();
    expect(phase).toBe('none');
    expect(offered!.size).toBe(
      Object.values(around.files).reduce((sum, text) => sum + Buffer.byteLength(text), 0),
    );
    expect(around.caches.stores.size).toBe(0);
    expect(around.registered).toBe(false);
  });

  it('has every file, by its clean address, and its date', async () => {
    expect(await around.downloaded()).toEqual([
      '/docs/',
      '/docs/404',
      '/docs/assets/js/main.1.js',
      '/docs/page',
    ]);
    const {phase, kept} = around.copy.getState();
    expect(phase).toBe('kept');
    expect(kept).toMatchObject({date: '2026-01-02T12:00:00.000Z'});
    expect(around.registered).toBe(true);
    expect(await around.store.readPending()).toBeUndefined();
  });

  it('is brought up to date by what changed, and gives up what it no longer needs', async () => {
    await around.downloaded();
    around.files['page.html'] = '<html>新的页面</html>';
    delete around.files['assets/js/main.1.js'];
    await around.copy.check();
    expect(around.copy.getState().offered).toBeDefined();
    expect(await around.downloaded()).toEqual(['/docs/page']);
    expect((await around.store.readHashes()).size).toBe(3);
    expect(around.copy.getState().offered).toBeUndefined();
  });

  it('that is removed leaves no cache and no worker', async () => {
    await around.downloaded();
    await around.copy.remove();
    expect(around.caches.stores.size).toBe(0);
    expect(around.registered).toBe(false);
    expect(around.copy.getState().phase).toBe('none');
  });
});

describe('a record that makes no sense', () => {
  const unusable = [
    'not json',
    'null',
    '7',
    '[]',
    '{}',
    '{"manifest":null}',
    '{"manifest":{"version":"1","files":{"a":{"hash":"../x","size":1,"transfer":1}}},"date":"2026-01-02"}',
    '{"manifest":{"version":"1","files":{}},"date":"\\"><script>"}',
    '{"version":"1","files":{"a":null}}',
  ];

  it.each(unusable)(
    'is no copy and no paused download, and a new one can be had: %s',
    async (text) => {
      const cache = await around.caches.storage.open(cacheName(baseUrl));
      await cache.put(copyKey(baseUrl), new Response(text));
      await cache.put(pendingKey(baseUrl), new Response(text));
      await around.copy.check();
      expect(around.copy.getState()).toMatchObject({phase: 'none', fault: undefined});
      await around.downloaded();
      expect(around.copy.getState().phase).toBe('kept');
    },
  );

  it('from the server is a site without a copy to offer', async () => {
    const answer = around.answer.bind(around);
    around.answer = (address) =>
      address.endsWith(manifestFile) ? Response.json({error: 'sign in'}) : answer(address);
    await around.copy.check();
    expect(around.copy.getState()).toMatchObject({phase: 'none', fault: {kind: 'absent'}});
  });
});

describe('a download', () => {
  it('that the reader pauses says so, and goes on with what is missing', async () => {
    around.onRequest = (address) => {
      if (address === '/docs/assets/js/main.1.js') {
        around.copy.pause();
      }
    };
    await around.downloaded();
    const {phase, done, total} = around.copy.getState();
    expect(phase).toBe('paused');
    expect(done).toBeLessThan(total);
    expect(around.registered).toBe(false);
    around.onRequest = () => undefined;
    const present = await around.store.readHashes();
    expect(await around.downloaded()).toHaveLength(4 - present.size);
    expect(around.copy.getState().phase).toBe('kept');
  });

  it('that loses the network is paused and names the network', async () => {
    await around.copy.check();
    around.isReachable = false;
    await around.downloaded();
    expect(around.copy.getState()).toMatchObject({phase: 'paused', fault: {kind: 'network'}});
  });

  it('follows a deploy that happens meanwhile', async () => {
    await around.copy.check();
    around.files['page.html'] = '<html>新的页面</html>';
    await around.downloaded();
    const copy = await around.store.readCopy();
    expect(copy!.manifest.version).toBe(around.manifest().version);
  });

  it('whose files are not what the manifest says leaves nothing and names the file', async () => {
    const answer = around.answer.bind(around);
    around.answer = (address) =>
      address === '/docs/page' ? new Response('injected') : answer(address);
    await around.downloaded();
    expect(around.copy.getState().fault).toMatchObject({kind: 'altered', detail: 'page.html'});
    expect(around.caches.stores.size).toBe(0);
  });

  it('into full storage leaves nothing', async () => {
    around.caches.beforePut = (key) => {
      if (key.includes('/files/')) {
        throw new DOMException('full', 'QuotaExceededError');
      }
    };
    await around.downloaded();
    expect(around.copy.getState()).toMatchObject({phase: 'none', fault: {kind: 'full'}});
    expect(around.caches.stores.size).toBe(0);
  });

  it('of an update into full storage leaves the old copy whole', async () => {
    await around.downloaded();
    const before = await around.store.readHashes();
    around.files['page.html'] = '<html>新的页面</html>';
    around.caches.beforePut = (key) => {
      if (key.includes('/files/')) {
        throw new DOMException('full', 'QuotaExceededError');
      }
    };
    await around.copy.check();
    await around.downloaded();
    expect(around.copy.getState()).toMatchObject({phase: 'kept', fault: {kind: 'full'}});
    expect(await around.store.readHashes()).toEqual(before);
  });

  it('that would not fit is not begun', async () => {
    around.quota = {quota: 1000, usage: 999};
    await around.copy.check();
    expect(await around.downloaded()).toEqual([]);
    expect(around.copy.getState().fault).toMatchObject({kind: 'full'});
    expect(around.caches.stores.size).toBe(0);
  });

  it('whose worker is refused leaves nothing', async () => {
    around.register = () => Promise.reject(new DOMException('no', 'SecurityError'));
    await around.downloaded();
    expect(around.copy.getState()).toMatchObject({phase: 'none', fault: {kind: 'denied'}});
    expect(around.caches.stores.size).toBe(0);
  });

  it('does not run twice at once', async () => {
    around.browser.locks = {
      request: ((_name: string, _options: object, run: (lock: null) => Promise<void>) =>
        Promise.resolve().then(() => run(null))) as LockManager['request'],
    };
    expect(await around.downloaded()).toEqual([]);
    expect(around.copy.getState().fault).toMatchObject({kind: 'busy'});
  });
});

describe('a site without a manifest', () => {
  it('says that it offers none', async () => {
    around.answer = () => new Response('<html>', {status: 404});
    await around.copy.check();
    expect(around.copy.getState().fault).toMatchObject({kind: 'absent'});
  });
});

describe('a browser that cannot keep a copy', () => {
  it('is told why', () => {
    const navigator = {serviceWorker: {}};
    const whole = {isSecureContext: true, caches: {}, navigator};
    expect(findObstacle(whole)).toBeUndefined();
    expect(findObstacle({...whole, isSecureContext: false})).toMatchObject({kind: 'insecure'});
    expect(findObstacle({...whole, caches: undefined})).toMatchObject({kind: 'unsupported'});
    expect(findObstacle({...whole, navigator: {}})).toMatchObject({kind: 'unsupported'});
  });
});
