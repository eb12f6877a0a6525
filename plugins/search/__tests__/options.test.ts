import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {describe, expect, it} from 'vitest';
import {readSearch} from '../../../site/searchSettings';
import {validateOptions} from '../options';
import type {PluginOptions, UserOptions} from '../options';

const settings = readSearch({
  ALGOLIA_APP_ID: 'APP',
  ALGOLIA_API_KEY: 'key',
  ALGOLIA_HOSTS: 'http://127.0.0.1:7700,https://search.example.cn',
});

// As Docusaurus calls it.
function validate(options: Partial<UserOptions>): PluginOptions {
  return validateOptions({
    validate: normalizePluginOptions,
    options: {...settings, ...options},
  });
}

describe('options', () => {
  it('leave the settings of the provider as they come: site/searchSettings.ts has validated them', () => {
    expect(validate({})).toMatchObject({...settings, contextualSearch: true, askedAs: {}});
  });

  it('keep a feedback address with a placeholder for the query', () => {
    const feedbackUrl = 'https://example.cn/new?title=%7Bquery%7D';
    expect(validate({feedbackUrl}).feedbackUrl).toBe(feedbackUrl);
  });

  it('refuse a feedback address that would run a script', () => {
    expect(() => validate({feedbackUrl: 'javascript:alert(1)'})).toThrow(/feedbackUrl/);
  });
});
