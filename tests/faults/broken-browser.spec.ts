import {expect, test} from '@playwright/test';
import {count} from '../support/count';
import {storedKeys} from './hostileInputs';
import {readKeyMark, visitEverything, watchUncaught} from '../support/readerVisit';

/** Runs in the page before anything else. */
const breakages: Record<string, () => void> = {
  'storage is denied': () => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  },
  'there is no storage': () => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {value: null});
    }
  },
  'storage is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
  'storage keeps nothing': () => {
    Storage.prototype.setItem = () => {};
  },
  'storage always answers rubbish': () => {
    Storage.prototype.getItem = () => '{"rubbish';
    Storage.prototype.removeItem = () => {};
  },
  'the site may not start workers': () => {
    window.Worker = class {
      constructor() {
        throw new DOMException('refused', 'SecurityError');
      }
    } as unknown as typeof Worker;
  },
  'there are no workers': () => {
    Object.defineProperty(window, 'Worker', {value: undefined});
  },
  'a worker fails to start': () => {
    window.Worker = class extends EventTarget {
      onerror: ((event: Event) => void) | null = null;
      constructor() {
        super();
        setTimeout(() => this.onerror?.(new ErrorEvent('error', {message: 'blocked'})));
      }
      postMessage() {}
      terminate() {}
    } as unknown as typeof Worker;
  },
  'a worker never answers': () => {
    window.Worker = class extends EventTarget {
      postMessage() {}
      terminate() {}
    } as unknown as typeof Worker;
  },
  // Without workers the page searches itself: both lack it then.
  'there is no Intl.Segmenter': () => {
    Object.defineProperty(Intl, 'Segmenter', {value: undefined});
    Object.defineProperty(window, 'Worker', {value: undefined});
  },
  'there is no at() of arrays and texts': () => {
    Object.defineProperty(Array.prototype, 'at', {value: undefined});
    Object.defineProperty(String.prototype, 'at', {value: undefined});
  },
  'there is no AbortSignal.timeout': () => {
    Object.defineProperty(AbortSignal, 'timeout', {value: undefined});
  },
};

for (const [name, breakage] of Object.entries(breakages)) {
  test(`everything works if ${name}`, async ({page}) => {
    const uncaught = watchUncaught(page);
    await page.addInitScript(breakage);
    await visitEverything(page);
    expect(uncaught).toEqual([]);
    count('浏览器的缺陷', 1);
  });
}

test('everything works if cookies are blocked', async ({page, context}) => {
  const uncaught = watchUncaught(page);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setDocumentCookieDisabled', {disabled: true});
  // A browser that blocks cookies refuses every kind of storage with them.
  await page.addInitScript(breakages['storage is denied']!);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await visitEverything(page);
  expect(uncaught).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  count('浏览器的缺陷', 1);
});

test('everything works if each stored value is cut off', async ({page}) => {
  const uncaught = watchUncaught(page);
  const mark = await readKeyMark(page);
  await page.addInitScript(
    (keys) => {
      const half = '[{"objectID":"1","url":"/about-langflow","hierarchy":{"lvl1":"标';
      keys.forEach((key) => localStorage.setItem(key, half));
    },
    storedKeys.flatMap((key) => [key, key + mark]),
  );
  await visitEverything(page);
  expect(uncaught).toEqual([]);
  count('浏览器的缺陷', 1);
});
