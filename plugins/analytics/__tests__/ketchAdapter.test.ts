import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {createKetchAdapter} from '../client/consent/ketchAdapter';
import type {VendorReport} from '../types';
import {stubBrowser} from './fakeBrowser';

type Listener = (consent: {purposes?: Record<string, boolean>}) => void;

let browser: ReturnType<typeof stubBrowser>;
beforeEach(() => {
  browser = stubBrowser();
});
afterEach(() => vi.unstubAllGlobals());

function startAdapter() {
  const adapter = createKetchAdapter({
    scriptUrl: 'https://vendor.example.com/boot.js',
    purpose: 'analytics',
  });
  const reports: VendorReport[] = [];
  adapter.start((report) => reports.push(report));
  return {adapter, reports};
}

/** What the vendor's script does when it arrives: takes the commands given so far, then its own function. */
function arriveVendorScript() {
  const listeners: Record<string, Listener> = {};
  const commands: string[] = [];
  const run = (...[name, event, listener]: unknown[]) => {
    commands.push(String(name));
    if (name === 'on') {
      listeners[String(event)] = listener as Listener;
    }
  };
  browser.window.semaphore!.forEach((command) => run(...Array.from(command)));
  browser.window.ketch = run;
  browser.scripts[0]!.finishLoading();
  return {listeners, commands};
}

describe('the Ketch-like adapter', () => {
  it('loads the script and listens before it is there', () => {
    const {reports} = startAdapter();
    expect(browser.scripts.map(({src}) => src)).toEqual(['https://vendor.example.com/boot.js']);
    const {listeners} = arriveVendorScript();
    expect(Object.keys(listeners)).toEqual(['consent', 'userConsentUpdated']);
    expect(reports).toEqual([]);
  });

  it('tells what the vendor remembers or assumes from what the reader chose', () => {
    const {reports} = startAdapter();
    const {listeners} = arriveVendorScript();
    listeners['consent']!({purposes: {analytics: true}});
    listeners['consent']!({purposes: {analytics: true}});
    listeners['userConsentUpdated']!({purposes: {analytics: false}});
    expect(reports).toEqual([
      {decision: 'granted', byReader: false},
      {decision: 'granted', byReader: false},
      {decision: 'denied', byReader: true},
    ]);
  });

  it.each([{}, {purposes: {}}, {purposes: {advertising: true}}, {purposes: {analytics: 'yes'}}])(
    'takes %j as a no',
    (consent) => {
      const {reports} = startAdapter();
      arriveVendorScript().listeners['consent']!(consent as never);
      expect(reports).toEqual([{decision: 'denied', byReader: false}]);
    },
  );

  it('opens the vendor’s choices once the script is there, and says so if it is not', () => {
    const {adapter} = startAdapter();
    expect(adapter.open()).toBe(false);
    const {commands} = arriveVendorScript();
    expect(adapter.open()).toBe(true);
    expect(commands.at(-1)).toBe('showPreferences');
  });

  it('leaves a function that a tag manager defined earlier in place', () => {
    const defined = vi.fn();
    browser.window.ketch = defined;
    startAdapter();
    expect(defined).toHaveBeenCalledWith('on', 'consent', expect.any(Function));
  });
});
