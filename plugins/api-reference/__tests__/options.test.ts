import {expect, test} from 'vitest';
import {normalizePluginOptions} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';
import {defaultOptions, validateOptions, type Options, type PluginOptions} from '../options';

function read(options: Options): PluginOptions {
  const validate = normalizePluginOptions as unknown as OptionValidationContext<
    Options | undefined,
    PluginOptions
  >['validate'];
  return validateOptions({options, validate});
}

test('without options the defaults hold', () => {
  expect(read({})).toMatchObject({
    entry: defaultOptions.entry,
    overview: defaultOptions.overview,
    routeBasePath: 'api',
  });
});

test('the renderer passed in is kept as it is', async () => {
  const {renderCode} = read({renderCode: (code) => Promise.resolve(`<b>${code}</b>`)});
  expect(await renderCode('x', 'text')).toBe('<b>x</b>');
});

test('without a renderer code is escaped', async () => {
  expect(await read({}).renderCode('a < b', 'text')).toBe('<pre><code>a &lt; b</code></pre>');
});

test('a wrong option is named with its value and the remedy', () => {
  expect(() => read({routeBasePath: '/api/'})).toThrow(/routeBasePath.*例如 "api".*\/api\//);
  expect(() => read({entry: 5 as unknown as string})).toThrow(/entry.*openapi\.yaml/);
  expect(() => read({renderCode: 'x' as unknown as Options['renderCode']})).toThrow(/renderCode/);
});
