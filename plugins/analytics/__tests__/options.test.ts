import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {describe, expect, it} from 'vitest';
import analyticsPlugin from '../index';
import {validateOptions, type PluginOptions, type UserOptions} from '../options';

// As Docusaurus calls it.
function validate(options: unknown): PluginOptions {
  return validateOptions({
    validate: (schema, input) =>
      normalizePluginOptions(schema as never, input as Partial<PluginOptions>),
    options: options as UserOptions,
  });
}

describe('options', () => {
  it('complete what is configured', () => {
    const options = validate({
      google: {trackingIds: ['G-ABC123', 'GT-XYZ9']},
      segment: {writeKey: 'key'},
    });
    expect(options).toMatchObject({
      google: {
        trackingIds: ['G-ABC123', 'GT-XYZ9'],
        anonymizeIp: false,
        host: 'https://www.googletagmanager.com',
      },
      segment: {writeKey: 'key', host: 'https://api.segment.io'},
      consent: {adapter: 'embedded'},
    });
  });

  it('take a vendor script with its purpose', () => {
    const consent = {adapter: 'ketch', scriptUrl: 'https://vendor.example.com/boot.js?v=3'};
    expect(validate({consent}).consent).toEqual({...consent, purpose: 'analytics'});
  });

  it.each([
    [{google: {}}, /google\.trackingIds.*undefined.*请写编号列表/],
    [{google: {trackingIds: []}}, /google\.trackingIds.*\[\].*至少写一个/],
    [{google: {trackingIds: 'G-ABC'}}, /google\.trackingIds.*"G-ABC".*请写成/],
    [{google: {trackingIds: ['UA-123-1']}}, /google\.trackingIds.*"UA-123-1".*G- 或 GT-/],
    [{google: {trackingIds: ['G-A', 'G-A']}}, /google\.trackingIds.*"G-A".*写了两次/],
    [
      {google: {trackingIds: ['G-A'], anonymizeIp: 'no'}},
      /google\.anonymizeIp.*"no".*true 或 false/,
    ],
    [{google: {trackingIds: ['G-A'], host: 'tags.cn'}}, /google\.host.*"tags\.cn".*https:\/\//],
    [{segment: {}}, /segment\.writeKey.*write key/],
    [{segment: {writeKey: 'a b'}}, /segment\.writeKey.*"a b".*没有空白/],
    [{segment: {writeKey: 'k', host: 'https://x.cn/'}}, /segment\.host.*"https:\/\/x\.cn\/".*斜线/],
    [{consent: {adapter: 'other'}}, /consent\.adapter.*'embedded'.*'ketch'/],
    [{consent: {adapter: 'ketch'}}, /consent\.scriptUrl.*完整地址/],
    [
      {consent: {adapter: 'embedded', scriptUrl: 'https://v.cn'}},
      /consent\.scriptUrl.*v\.cn.*用不上/,
    ],
  ])('refuse %j with field, value and remedy', (options, message) => {
    expect(() => validate(options)).toThrow(message);
  });
});

describe('the plugin', () => {
  it('leaves when no service is configured', () => {
    expect(analyticsPlugin({baseUrl: '/'}, validate({}))).toBeNull();
  });

  it.each([{segment: {writeKey: 'key'}}, {searchInsights: true}])(
    'brings its client with one service: %j',
    (options) => {
      const plugin = analyticsPlugin({baseUrl: '/'}, validate(options));
      expect(plugin?.getClientModules?.()).toEqual(['./client/index.ts']);
    },
  );
});
