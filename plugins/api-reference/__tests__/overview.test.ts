import fs from 'node:fs';
import path from 'node:path';
import {beforeAll, expect, test} from 'vitest';
import {buildOverviewPage} from '../buildPages';
import {buildSidebar} from '../buildSidebar';
import {defaultOptions} from '../options';
import type {ApiModel, OverviewPage} from '../types';
import {ownDescription, siteDir} from './describeDescription';

const context = {baseUrl: '/docs/', routeBasePath: 'api', renderCode: defaultOptions.renderCode};
let model: ApiModel;
let page: OverviewPage;

beforeAll(async () => {
  ({model} = await ownDescription());
  const markdown = fs.readFileSync(path.join(siteDir, 'openapi/overview.md'), 'utf8');
  page = await buildOverviewPage(markdown, model, context);
});

test('the overview lists every operation with name, method and path as a plain list', () => {
  for (const {slug, title, path: route, method} of model.operations) {
    expect(page.html).toContain(`href="/docs/api/${slug}"`);
    expect(page.html).toContain(`>${title}</span>`);
    expect(page.html).toContain(`<code>${route}</code>`);
    expect(page.html).toContain(`api-method--${method}`);
  }
  expect(page.html.match(/class="api-list__item"/g)).toHaveLength(model.operations.length);
});

test('the overview speaks of address, authentication, versions, errors, streams, limits and download', () => {
  const ids = page.toc.map(({id}) => id);
  expect(ids).toEqual(
    expect.arrayContaining([
      'base-url',
      'authentication',
      'versions',
      'errors',
      'error-catalogue',
      'not-found-html',
      'pagination',
      'streaming',
      'limits',
      'download',
      'operations',
    ]),
  );
  expect(page.html).toContain('href="/docs/openapi.json"');
  expect(page.html).toContain('href="/docs/openapi.yaml"');
});

test('an unknown part in the overview names the parts that exist', async () => {
  const render = buildOverviewPage('正文\n\n{{nothing}}\n', model, context);
  await expect(render).rejects.toThrow(
    /\{\{nothing\}\}.*server、authentication、download、operations/,
  );
});

test('a heading without English anchor is refused', async () => {
  await expect(buildOverviewPage('## 身份验证\n', model, context)).rejects.toThrow(
    /\{#authentication\}/,
  );
});

test('the sidebar has the overview, the object types and one collapsed category for each tag', () => {
  const [first, second, ...categories] = buildSidebar(model, '/api');
  expect(first).toMatchObject({type: 'link', href: '/api'});
  expect(second).toMatchObject({type: 'link', href: '/api/types'});
  expect(categories).toHaveLength(model.tags.length);
  for (const category of categories) {
    expect(category).toMatchObject({type: 'category', collapsed: true});
  }
});

test('sidebar entries carry the method, and deprecated ones a mark', () => {
  const items = buildSidebar(model, '/api').flatMap((item) =>
    item.type === 'category' ? item.items : [],
  );
  expect(items).toHaveLength(model.operations.length);
  const entry = items.find((item) => item.type === 'link' && item.href === '/api/build-vertex');
  expect(entry?.className).toBe('api-item api-item--post api-item--deprecated');
});
