import {expect, test} from 'vitest';
import {readLines} from '../client/engine/fieldLines';
import {parseBuiltPage} from '../../../lib/builtPages/parseBuiltPage';
import {extractPage} from '../extractPage';
import {extractRecords} from '../extractRecords';
import {createSampleEngine} from './sampleSite';

const field = (id: string, type: string, text: string, inner = '') =>
  `<li class="api-field" id="${id}"><div class="api-field__head">` +
  `<a class="api-field__name" href="#${id}"><code>${id.split('.').at(-1)}</code></a> ` +
  `<span class="api-field__type">${type}</span></div><p>${text}</p>${inner}</li>`;

const html = `<html lang="zh"><body><main><article><div class="markdown">
<h1>创建流程</h1><p>保存一个新流程。</p>
<h2 id="request-body">请求体</h2><p>application/json FlowCreate</p>
<ul>${field(
  'body.data',
  'object',
  '画布的内容。',
  `<details><summary>2 个字段</summary><ul>${field('body.data.viewport_zoom', 'number', '缩放的倍数。')}</ul></details>`,
)}</ul>
<p>最后一句。</p>
<h3 id="response-201">201</h3><ul>${field('response-201-2.locked', 'boolean', '是否锁定。')}</ul>
</div></article></main></body></html>`;

const page = extractPage(parseBuiltPage({path: 'api/create-flow', html}))!;
const body = page.sections.find(({anchor}) => anchor === 'request-body')!;

test('a nested field is written with its path, and what is said about it leads to it', () => {
  expect(readLines(body.paragraphs, body.anchor)).toEqual([
    {text: 'application/json FlowCreate', field: null},
    {text: 'data object', field: 'body.data'},
    {text: '画布的内容。', field: 'body.data'},
    {text: '2 个字段', field: 'body.data'},
    {text: 'data.viewport_zoom number', field: 'body.data.viewport_zoom'},
    {text: '缩放的倍数。', field: 'body.data.viewport_zoom'},
    {text: '最后一句。', field: null},
  ]);
});

test('a field of a second kind of answer keeps its id and shows its name', () => {
  const answer = page.sections.find(({anchor}) => anchor === 'response-201')!;
  expect(readLines(answer.paragraphs, answer.anchor)[0]).toEqual({
    text: 'locked boolean',
    field: 'response-201-2.locked',
  });
});

test('a field whose id does not follow its section stops the build', () => {
  const wrong = html.replaceAll('body.data', 'boddy.data');
  expect(() => extractPage(parseBuiltPage({path: 'api/create-flow', html: wrong}))).toThrow(
    /boddy\.data/,
  );
});

test('a field of an object type leads to its own line', () => {
  const types = extractPage(
    parseBuiltPage({
      path: 'api/types',
      html: `<main><article><div class="markdown"><h1>对象类型</h1><h2 id="Page-Flow">Page</h2>
<ul>${field('Page-Flow.items', 'Flow[]', '一页流程。')}</ul></div></article></main>`,
    }),
  )!;
  const section = types.sections.find(({anchor}) => anchor === 'Page-Flow')!;
  expect(readLines(section.paragraphs, section.anchor)[0]).toEqual({
    text: 'items Flow[]',
    field: 'Page-Flow.items',
  });
});

test('records lead to the field', () => {
  const records = extractRecords([page], {siteUrl: 'https://docs.example', baseUrl: '/'});
  expect(records.find(({content}) => content === '缩放的倍数。')).toMatchObject({
    url: 'https://docs.example/api/create-flow#body.data.viewport_zoom',
    anchor: 'body.data.viewport_zoom',
  });
});

test('a search for the name of a field lands on it', () => {
  const site = {origin: 'https://docs.example', baseUrl: '/'};
  const {hits} = createSampleEngine([page], site).search({query: 'viewport_zoom'});
  expect(hits[0]).toMatchObject({
    url: 'https://docs.example/api/create-flow#body.data.viewport_zoom',
    content: 'data.viewport_zoom number',
  });
});
