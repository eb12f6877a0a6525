import {beforeAll, expect, test} from 'vitest';
import {buildOperationPages, buildTypesPage} from '../buildPages';
import {defaultOptions} from '../options';
import type {ApiModel, OverviewPage} from '../types';
import {
  emptyResponse,
  idParameter,
  modelOf,
  ownDescription,
  smallDescription,
} from './describeDescription';

const context = {baseUrl: '/', routeBasePath: 'api', renderCode: defaultOptions.renderCode};

let model: ApiModel;
let page: OverviewPage;
let operationsHtml: string;

beforeAll(async () => {
  ({model} = await ownDescription());
  page = buildTypesPage(model, context);
  operationsHtml = (await buildOperationPages(model, context)).map(({html}) => html).join('\n');
});

const anchorsOf = (html: string, pattern: RegExp) =>
  new Set([...html.matchAll(pattern)].map(([, id = '']) => id));

test('every type name on the operations’ pages leads to a section that exists', () => {
  const sections = anchorsOf(page.html, /<h2 id="([^"]+)"/g);
  const linked = anchorsOf(operationsHtml, /href="\/api\/types#([^"]+)"/g);
  expect(linked.size).toBeGreaterThan(40);
  expect([...linked].filter((id) => !sections.has(id))).toEqual([]);
});

test('sections are in the table of contents, in the order of the page', () => {
  const ids = [...page.html.matchAll(/<h2 id="([^"]+)"/g)].map(([, id]) => id);
  expect(page.toc.map(({id}) => id)).toEqual(ids);
});

test('types of one name have sections of their own', () => {
  const files = model.objects.filter(({shown}) => shown === 'UploadFileResponse');
  expect(files.length).toBe(2);
  expect(new Set(files.map(({id}) => id)).size).toBe(2);
});

test('a section names the operations that use the object and the objects that contain it', () => {
  const flow = model.objects.find(({id}) => id === 'FlowRead');
  expect(flow?.operations.map(({slug}) => slug)).toContain('read-flow');
  expect(flow?.owners.map(({id}) => id)).toContain('Page-FlowRead');
});

test('objects inside an object are linked, not unfolded', () => {
  const paged = model.objects.find(({id}) => id === 'Page-FlowRead');
  const items = paged?.schema.fields.find(({name}) => name === 'items');
  expect(items).toMatchObject({type: 'FlowRead[]', fields: []});
  expect(page.html).toMatch(/<a href="#FlowRead">FlowRead<\/a>\[\]/);
});

test('search gets the names of the fields, and not what the operations say about them already', () => {
  const field = /<li class="api-field" id="ApiKeyRead\.total_uses">[\s\S]*?<\/li>/.exec(
    page.html,
  )?.[0];
  expect(field).toMatch(/<p class="api-field__text" data-search="skip">/);
  expect(page.html).not.toMatch(/data-search="skip"[^>]*><div class="api-tree"/);
});

test('an operation may not take the address of this page', async () => {
  const text = smallDescription(`${idParameter}${emptyResponse}`)
    .replace('x-slug-source: Make Thing', 'x-slug-source: Types')
    .replace('operationId: make-thing', 'operationId: types');
  await expect(modelOf(text)).rejects.toThrow('网址 types 是对象类型的页面');
});
