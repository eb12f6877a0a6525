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
      search: {kind: 'embedded', indexName: 'langflow', insights: false},
    });
  });

  it('takes what is set', () => {
    const environment = readEnvironment({
      DOCS_URL: 'https://docs.example.com/',
      DOCS_BASE_URL: '/langflow/',
      DOCS_ANNOUNCEMENT: '新版发布',
      ALGOLIA_APP_ID: 'APP',
      ALGOLIA_API_KEY: 'key',
    });
    expect(environment.url).toBe('https://docs.example.com');
    expect(environment.baseUrl).toBe('/langflow/');
    expect(environment.announcement).toEqual({id: 'announcement', content: '新版发布'});
    expect(environment.search).toEqual({
      kind: 'algolia',
      appId: 'APP',
      apiKey: 'key',
      indexName: 'langflow',
      insights: false,
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
  ])('refuses %j with the name, the value and the remedy', (variables, message) => {
    expect(() => readEnvironment(variables)).toThrow(message);
  });
});
