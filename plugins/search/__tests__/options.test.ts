import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {describe, expect, it} from 'vitest';
import {validateOptions} from '../options';
import type {PluginOptions, UserOptions} from '../options';

// As Docusaurus calls it.
function validate(options: unknown): PluginOptions {
  return validateOptions({
    validate: normalizePluginOptions,
    options: options as UserOptions,
  });
}

describe('options', () => {
  it('need nothing: the embedded engine is the default', () => {
    expect(validate({})).toMatchObject({
      indexName: 'langflow',
      contextualSearch: true,
      provider: {kind: 'embedded'},
      insights: false,
    });
  });

  it('accept Algolia with id, key and hosts', () => {
    const provider = {
      kind: 'algolia',
      appId: 'APP',
      apiKey: 'key',
      hosts: ['http://127.0.0.1:7700', 'https://search.example.cn'],
    };
    expect(validate({provider}).provider).toEqual(provider);
  });

  it.each([
    [{kind: 'algolia', apiKey: 'key'}, '`appId` is missing.'],
    [{kind: 'algolia', appId: '', apiKey: 'key'}, '`appId` is missing.'],
    [{kind: 'algolia', appId: 'APP'}, '`apiKey` is missing.'],
    [{kind: 'algolia', appId: 'APP', apiKey: ''}, '`apiKey` is missing.'],
  ])('name the missing credential of %j', (provider, message) => {
    expect(() => validate({provider})).toThrow(message);
  });

  it('refuse a host with a path and show how to write it', () => {
    const provider = {kind: 'algolia', appId: 'A', apiKey: 'k', hosts: ['https://x.cn/search']};
    expect(() => validate({provider})).toThrow(
      /"https:\/\/x\.cn\/search" 不是主机地址.*https:\/\/search/s,
    );
  });

  it('refuse an unknown provider and name the known ones', () => {
    expect(() => validate({provider: {kind: 'elastic'}})).toThrow(/'embedded' 或 'algolia'/);
  });

  it('keep a feedback address with a placeholder for the query', () => {
    const feedbackUrl = 'https://example.cn/new?title=%7Bquery%7D';
    expect(validate({feedbackUrl}).feedbackUrl).toBe(feedbackUrl);
  });

  it('refuse a feedback address that would run a script', () => {
    expect(() => validate({feedbackUrl: 'javascript:alert(1)'})).toThrow(/feedbackUrl/);
  });
});
