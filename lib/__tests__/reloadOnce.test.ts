import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {forgetReload, reloadIfOutdated, takeQueryAfterReload} from '../reloadOnce';

const reload = vi.fn();
const missingScript = Object.assign(new Error('Loading chunk 7 failed'), {
  request: '/assets/js/7.js',
});

/** The entry of the browser's history outlives a reload, the rest of the page does not. */
function openPage(): void {
  const history = {
    state: null as unknown,
    replaceState: (state: unknown) => (history.state = structuredClone(state)),
  };
  vi.stubGlobal('window', {history, location: {reload}});
}

const answer = (status: number, type: string) =>
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response('', {status, headers: {'content-type': type}})),
  );

beforeEach(() => {
  reload.mockClear();
  openPage();
});

afterEach(() => vi.unstubAllGlobals());

describe('a page whose script is gone', () => {
  it.each([
    ['is not found', 404, 'text/plain'],
    ['is a page instead', 200, 'text/html'],
  ])('is loaded anew once if the script %s', async (_, status, type) => {
    answer(status, type);
    expect(await reloadIfOutdated(missingScript)).toBe(true);
    expect(await reloadIfOutdated(missingScript)).toBe(false);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('is loaded anew again after what was missing has worked', async () => {
    answer(404, 'text/plain');
    await reloadIfOutdated(missingScript);
    forgetReload();
    expect(await reloadIfOutdated(missingScript)).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('stays if the script is there or the network is not', async () => {
    answer(200, 'text/javascript');
    expect(await reloadIfOutdated(missingScript)).toBe(false);
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await reloadIfOutdated(missingScript)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  it('opens search afterwards only if the reader had searched, and once', async () => {
    answer(404, 'text/plain');
    await reloadIfOutdated(missingScript);
    expect(takeQueryAfterReload()).toBeUndefined();
    openPage();
    await reloadIfOutdated(missingScript, '部署');
    expect(takeQueryAfterReload()).toBe('部署');
    expect(takeQueryAfterReload()).toBeUndefined();
    // Taken or not, the mark still prevents a loop.
    expect(await reloadIfOutdated(missingScript, '部署')).toBe(false);
  });
});

it('an index of another version loads the page anew without asking for anything', async () => {
  const outdated = Object.assign(new Error('another version'), {isOutdated: true});
  expect(await reloadIfOutdated(outdated, '')).toBe(true);
});
