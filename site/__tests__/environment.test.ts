import {describe, expect, it} from 'vitest';
import {readEnvironment} from '../environment';

describe('readEnvironment', () => {
  it('needs nothing', () => {
    expect(readEnvironment({})).toEqual({
      url: 'http://localhost:3000',
      baseUrl: '/',
      editUrl: undefined,
      colorModeSwitch: true,
      announcement: undefined,
      search: {indexName: 'langflow', insights: false, provider: {kind: 'embedded'}},
      analytics: undefined,
    });
  });

  it('takes what is set', () => {
    const environment = readEnvironment({
      DOCS_URL: 'https://docs.example.com/',
      DOCS_BASE_URL: '/langflow/',
      DOCS_ANNOUNCEMENT: '新版发布',
      ALGOLIA_APP_ID: 'APP',
      ALGOLIA_API_KEY: 'key',
      ALGOLIA_HOSTS: 'https://a.example, http://localhost:3128',
    });
    expect(environment.url).toBe('https://docs.example.com');
    expect(environment.baseUrl).toBe('/langflow/');
    expect(environment.announcement).toEqual({id: 'announcement', content: '新版发布'});
    expect(environment.search).toEqual({
      indexName: 'langflow',
      insights: false,
      provider: {
        kind: 'algolia',
        appId: 'APP',
        apiKey: 'key',
        hosts: ['https://a.example', 'http://localhost:3128'],
      },
    });
  });

  it('takes the search provider’s statistics as analytics, which wait for consent', () => {
    const {search, analytics} = readEnvironment({
      ALGOLIA_APP_ID: 'APP',
      ALGOLIA_API_KEY: 'key',
      ALGOLIA_INSIGHTS: 'true',
    });
    expect(search.insights).toBe(true);
    expect(analytics).toEqual({searchInsights: true, consent: {adapter: 'embedded'}});
  });

  it('takes analytics with one service, and completes what is not set', () => {
    expect(readEnvironment({ANALYTICS_SEGMENT_WRITE_KEY: 'key'}).analytics).toEqual({
      segment: {writeKey: 'key', host: 'https://api.segment.io'},
      consent: {adapter: 'embedded'},
    });
    const {analytics} = readEnvironment({
      ANALYTICS_GOOGLE_TAG_IDS: 'G-ABC123',
      CONSENT_VENDOR_SCRIPT_URL: 'https://vendor.example.com/boot.js?v=3',
    });
    expect(analytics).toEqual({
      google: {
        trackingIds: ['G-ABC123'],
        anonymizeIp: false,
        host: 'https://www.googletagmanager.com',
      },
      consent: {
        adapter: 'ketch',
        scriptUrl: 'https://vendor.example.com/boot.js?v=3',
        purpose: 'analytics',
      },
    });
  });

  it('takes analytics with all settings', () => {
    const {analytics} = readEnvironment({
      ANALYTICS_GOOGLE_TAG_IDS: 'G-ABC123, GT-DEF456',
      ANALYTICS_GOOGLE_ANONYMIZE_IP: 'true',
      ANALYTICS_GOOGLE_HOST: 'https://tags.example.com/',
      ANALYTICS_SEGMENT_WRITE_KEY: 'key',
      ANALYTICS_SEGMENT_HOST: 'http://localhost:3126/collect',
      CONSENT_VENDOR_SCRIPT_URL: 'https://vendor.example.com/boot.js',
      CONSENT_VENDOR_PURPOSE: 'statistics',
    });
    expect(analytics).toEqual({
      google: {
        trackingIds: ['G-ABC123', 'GT-DEF456'],
        anonymizeIp: true,
        host: 'https://tags.example.com',
      },
      segment: {writeKey: 'key', host: 'http://localhost:3126/collect'},
      consent: {
        adapter: 'ketch',
        scriptUrl: 'https://vendor.example.com/boot.js',
        purpose: 'statistics',
      },
    });
  });

  it.each([
    [{DOCS_URL: 'docs.example.com'}, /DOCS_URL.*"docs\.example\.com".*https:\/\//],
    [{DOCS_URL: 'ftp://docs.example.com'}, /DOCS_URL.*http/],
    [{DOCS_URL: 'https://docs.example.com/zh'}, /DOCS_URL.*DOCS_BASE_URL/],
    [{DOCS_BASE_URL: 'zh'}, /DOCS_BASE_URL.*"zh".*\//],
    [{DOCS_EDIT_URL: 'github.com/x'}, /DOCS_EDIT_URL/],
    [{DOCS_COLOR_MODE_SWITCH: 'yes'}, /DOCS_COLOR_MODE_SWITCH.*"yes".*true 或 false/],
    [{ALGOLIA_API_KEY: 'key'}, /^`appId` is missing\./],
    [{ALGOLIA_APP_ID: 'APP'}, /^`apiKey` is missing\./],
    [{ALGOLIA_INSIGHTS: 'true'}, /ALGOLIA_INSIGHTS .*只在设置了 ALGOLIA_APP_ID 时有用/],
    [{ALGOLIA_HOSTS: 'https://a.example'}, /ALGOLIA_HOSTS .*只在设置了 ALGOLIA_APP_ID 时有用/],
    [
      {ALGOLIA_APP_ID: 'APP', ALGOLIA_API_KEY: 'key', ALGOLIA_HOSTS: 'search.example/path'},
      /ALGOLIA_HOSTS 的值 "search.example\/path" 无效。请写协议/,
    ],
    [{ANALYTICS_GOOGLE_TAG_IDS: 'UA-12-1'}, /ANALYTICS_GOOGLE_TAG_IDS.*"UA-12-1".*G- 或 GT-/],
    [{ANALYTICS_GOOGLE_TAG_IDS: 'G-A,'}, /ANALYTICS_GOOGLE_TAG_IDS.*"G-A,".*逗号分隔/],
    [{ANALYTICS_GOOGLE_TAG_IDS: 'G-A,G-A'}, /ANALYTICS_GOOGLE_TAG_IDS.*"G-A,G-A".*去掉一个/],
    [
      {ANALYTICS_GOOGLE_TAG_IDS: 'G-A', ANALYTICS_GOOGLE_ANONYMIZE_IP: '1'},
      /ANALYTICS_GOOGLE_ANONYMIZE_IP.*"1".*true 或 false/,
    ],
    [
      {ANALYTICS_GOOGLE_TAG_IDS: 'G-A', ANALYTICS_GOOGLE_HOST: 'tags.cn'},
      /ANALYTICS_GOOGLE_HOST.*"tags\.cn".*https:\/\//,
    ],
    [
      {ANALYTICS_GOOGLE_HOST: 'https://tags.cn'},
      /ANALYTICS_GOOGLE_HOST.*tags\.cn.*ANALYTICS_GOOGLE_TAG_IDS/,
    ],
    [{ANALYTICS_SEGMENT_WRITE_KEY: 'a b'}, /ANALYTICS_SEGMENT_WRITE_KEY.*"a b".*空白/],
    [
      {ANALYTICS_SEGMENT_HOST: 'https://c.cn'},
      /ANALYTICS_SEGMENT_HOST.*c\.cn.*ANALYTICS_SEGMENT_WRITE_KEY/,
    ],
    [{CONSENT_ADAPTER: 'cookiebot'}, /CONSENT_ADAPTER.*"cookiebot".*embedded 或 ketch/],
    [{CONSENT_ADAPTER: 'ketch'}, /CONSENT_ADAPTER.*"ketch".*CONSENT_VENDOR_SCRIPT_URL/],
    [
      {CONSENT_ADAPTER: 'embedded', CONSENT_VENDOR_SCRIPT_URL: 'https://v.cn/x.js'},
      /CONSENT_VENDOR_SCRIPT_URL.*v\.cn.*CONSENT_ADAPTER/,
    ],
    [{CONSENT_VENDOR_PURPOSE: 'x'}, /CONSENT_VENDOR_PURPOSE.*"x".*CONSENT_VENDOR_SCRIPT_URL/],
    [
      {CONSENT_VENDOR_SCRIPT_URL: 'https://v.cn/x.js'},
      /CONSENT_VENDOR_SCRIPT_URL.*v\.cn.*ANALYTICS_GOOGLE_TAG_IDS/,
    ],
  ])('refuses %j with the name, the value and the remedy', (variables, message) => {
    expect(() => readEnvironment(variables)).toThrow(message);
  });
});
