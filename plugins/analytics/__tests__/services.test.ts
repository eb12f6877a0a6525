import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {createGoogleTag} from '../client/services/googleTag';
import {createSegmentApi} from '../client/services/segmentApi';
import {visitorKey} from '../client/services/visitorId';
import {stubBrowser} from './fakeBrowser';
import {pageEvent, trackEvent} from './sampleEvents';

let browser: ReturnType<typeof stubBrowser>;
beforeEach(() => {
  browser = stubBrowser();
});
afterEach(() => vi.unstubAllGlobals());

describe('the Google tag', () => {
  const settings = {
    trackingIds: ['G-A', 'G-B'],
    anonymizeIp: false,
    host: 'https://tags.example.com',
  };
  const commands = () =>
    (browser.window.dataLayer ?? []).map((command) => Array.from(command as ArrayLike<unknown>));

  it('denies everything first and loads nothing before a yes', () => {
    createGoogleTag(settings);
    expect(commands()).toEqual([
      [
        'consent',
        'default',
        {
          ad_storage: 'denied',
          ad_user_data: 'denied',
          ad_personalization: 'denied',
          analytics_storage: 'denied',
        },
      ],
    ]);
    expect(browser.scripts).toEqual([]);
  });

  it('a yes allows statistics only, configures each id without a view of its own, then loads one script', () => {
    createGoogleTag(settings).start();
    expect(commands().slice(1)).toEqual([
      ['consent', 'update', {analytics_storage: 'granted'}],
      ['js', expect.any(Date)],
      ['config', 'G-A', {send_page_view: false, anonymize_ip: false}],
      ['config', 'G-B', {send_page_view: false, anonymize_ip: false}],
    ]);
    expect(browser.scripts.map(({src, async}) => [src, async])).toEqual([
      ['https://tags.example.com/gtag/js?id=G-A', true],
    ]);
  });

  it('gives commands the shape that the tag reads', () => {
    createGoogleTag(settings);
    expect(Object.prototype.toString.call(browser.window.dataLayer![0])).toBe('[object Arguments]');
  });

  it('sends views with their path and other events by name', () => {
    const tag = createGoogleTag(settings);
    tag.start();
    const before = commands().length;
    tag.send([pageEvent(), trackEvent('setup')], false);
    const view = {
      page_path: '/agents',
      page_location: 'https://docs.example.com/agents',
      page_title: '智能体',
      page_referrer: '',
    };
    expect(commands().slice(before)).toEqual([
      ['set', view],
      ['event', 'page_view', view],
      ['event', 'heading_viewed', {id: 'setup', page_path: '/agents'}],
    ]);
  });

  it('a withdrawal switches every id off before it says so, and deletes its cookies only', () => {
    const tag = createGoogleTag(settings);
    tag.start();
    const offAtUpdate: unknown[] = [];
    browser.window.dataLayer!.push = (command: ArrayLike<unknown>) =>
      offAtUpdate.push(command[0] === 'consent' && browser.window['ga-disable-G-A']);
    tag.stop();
    expect(browser.window['ga-disable-G-A']).toBe(true);
    expect(browser.window['ga-disable-G-B']).toBe(true);
    expect(offAtUpdate).toEqual([true]);
    expect(new Set(browser.cookies.map((cookie) => cookie.split('=')[0]))).toEqual(
      new Set(['_ga', '_ga_ABC']),
    );
    expect(browser.cookies).toContain('_ga=; path=/; max-age=0; domain=example.com');
  });

  it('its script waits for the page, and is not requested after a no in the meantime', () => {
    browser = stubBrowser({loaded: false});
    const tag = createGoogleTag(settings);
    tag.start();
    expect(browser.scripts).toEqual([]);
    tag.stop();
    browser.finishLoading();
    expect(browser.scripts).toEqual([]);
    tag.start();
    browser.finishLoading();
    expect(browser.scripts).toHaveLength(1);
    expect(commands().filter(([name]) => name === 'config')).toHaveLength(2);
  });

  it('another yes neither loads nor configures twice', () => {
    const tag = createGoogleTag(settings);
    tag.start();
    tag.stop();
    tag.start();
    expect(browser.window['ga-disable-G-A']).toBe(false);
    expect(browser.scripts).toHaveLength(1);
    expect(commands().filter(([name]) => name === 'config')).toHaveLength(2);
    expect(commands().at(-1)).toEqual(['consent', 'update', {analytics_storage: 'granted'}]);
  });
});

describe('the segment-style service', () => {
  interface Sent {
    url: string;
    init: RequestInit;
  }
  let sent: Sent[];
  beforeEach(() => {
    sent = [];
    vi.stubGlobal('navigator', {language: 'zh-CN', userAgent: 'test'});
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
      sent.push({url, init});
      return Promise.reject(new Error('offline'));
    });
  });
  const settings = {writeKey: 'key', host: 'https://collect.example.com'};
  const bodyOf = ({init}: Sent) =>
    JSON.parse(init.body as string) as {batch: Record<string, unknown>[]};

  it('posts a batch of page and track messages with the write key as user', () => {
    const service = createSegmentApi(settings);
    service.start();
    service.send([pageEvent('one'), trackEvent('two')], false);
    expect(sent[0]!.url).toBe('https://collect.example.com/v1/batch');
    expect(sent[0]!.init).toMatchObject({method: 'POST', credentials: 'omit'});
    expect(sent[0]!.init.headers).toMatchObject({Authorization: `Basic ${btoa('key:')}`});
    expect(bodyOf(sent[0]!).batch).toMatchObject([
      {type: 'page', messageId: 'one', name: '智能体', properties: {path: '/agents'}},
      {
        type: 'track',
        messageId: 'two',
        event: 'heading_viewed',
        properties: {id: 'two', path: '/agents'},
      },
    ]);
  });

  it('names the browser by one random number while consent lasts, and by none before', () => {
    const service = createSegmentApi(settings);
    service.start();
    expect(browser.stored.size).toBe(0);
    service.send([pageEvent()], false);
    service.send([pageEvent()], false);
    const [first, second] = sent.map((request) => bodyOf(request).batch[0]!.anonymousId);
    expect(first).toBe(second);
    expect(browser.stored.get(visitorKey)).toBe(first);
    service.stop();
    expect(browser.stored.size).toBe(0);
    service.start();
    service.send([pageEvent()], false);
    expect(bodyOf(sent[2]!).batch[0]!.anonymousId).not.toBe(first);
  });

  it('asks the browser to outlive the page only for what leaves with it', () => {
    const service = createSegmentApi(settings);
    service.start();
    service.send([pageEvent()], false);
    service.send([pageEvent()], true);
    expect(sent.map(({init}) => init.keepalive)).toEqual([false, true]);
  });

  it('a withdrawal ends requests that are under way', () => {
    const service = createSegmentApi(settings);
    service.start();
    service.send([pageEvent()], false);
    expect(sent[0]!.init.signal!.aborted).toBe(false);
    service.stop();
    expect(sent[0]!.init.signal!.aborted).toBe(true);
    service.start();
    service.send([pageEvent()], false);
    expect(sent[1]!.init.signal!.aborted).toBe(false);
  });
});
