import {describe, expect, it} from 'vitest';
import {createFold} from '../client/engine/foldText';
import {cutSnippet} from '../client/engine/cutSnippet';
import {markMatches, paintMatches} from '../client/engine/highlightText';
import type {Needle} from '../client/engine/highlightText';
import {extractRecords} from '../extractRecords';
import type {PageContent} from '../types';
import {createSampleEngine, dialogFields, samplePages, searchSample} from './sampleSite';

const fold = createFold();
const start = (text: string): Needle => ({text, extent: 'start'});
const tags = {pre: '[', post: ']'};

function paint(text: string, ...needles: Needle[]): string {
  return paintMatches(text, markMatches(text, needles, fold), tags);
}

it('a search is limited to guides or to the API, and tells what each has', () => {
  const engine = createSampleEngine();
  const pathsIn = (scope?: 'guides' | 'api') =>
    engine.search({query: '文件', hitsPerPage: 50, ...(scope && {scope})});
  const [all, guides, api] = [pathsIn(), pathsIn('guides'), pathsIn('api')];
  expect(api.hits.length).toBeGreaterThan(0);
  expect(api.hits.filter(({url}) => !url.includes('/zh/api/'))).toEqual([]);
  expect(guides.hits.filter(({url}) => url.includes('/zh/api/'))).toEqual([]);
  expect(all.scopes).toEqual({guides: guides.nbHits, api: api.nbHits});
  expect(all.nbHits).toBe(guides.nbHits + api.nbHits);
  expect(api.scopes).toEqual(all.scopes);
});

describe('a hit', () => {
  it('has the shape of Algolia’s', () => {
    expect(searchSample('清空记忆')[0]).toMatchObject({
      objectID: '/agents#clear-memory',
      url: 'https://docs.example.cn/zh/agents#clear-memory',
      url_without_anchor: 'https://docs.example.cn/zh/agents',
      anchor: 'clear-memory',
      type: 'lvl3',
      content: null,
      hierarchy: {
        lvl0: '智能体',
        lvl1: '使用智能体',
        lvl2: '智能体的记忆',
        lvl3: '清空记忆',
        lvl4: null,
      },
      _highlightResult: {hierarchy: {lvl3: {value: '<mark>清空记忆</mark>', matchLevel: 'full'}}},
      _snippetResult: {hierarchy: {lvl3: {value: '<mark>清空记忆</mark>'}}},
    });
  });

  it('shows a passage if only that matches', () => {
    const [hit] = searchSample('容器重建');
    expect(hit).toMatchObject({type: 'content', hierarchy: {lvl2: '配合 docker compose 使用'}});
    expect(hit?.content).toContain('容器重建后仍然存在');
    expect(hit?._snippetResult.content?.value).toContain('<mark>容器重建</mark>');
  });

  it('has the id of the record of its section', () => {
    const ids = extractRecords(samplePages, {siteUrl: 'https://x.cn', baseUrl: '/'}).map(
      ({objectID}) => objectID,
    );
    for (const hit of searchSample('部署')) {
      expect(ids).toContain(hit.objectID);
    }
  });

  it('is one of a section', () => {
    const ids = searchSample('部署').map(({objectID}) => objectID);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('an answer', () => {
  const engine = createSampleEngine();

  it('comes in pages that together hold every hit once', () => {
    const all = engine.search({query: '部署', hitsPerPage: 100});
    const pages = [0, 1, 2, 3].map((page) => engine.search({query: '部署', hitsPerPage: 2, page}));
    expect(all.nbHits).toBeGreaterThan(2);
    expect(pages[0]).toMatchObject({
      nbHits: all.nbHits,
      hitsPerPage: 2,
      nbPages: Math.ceil(all.nbHits / 2),
    });
    expect(pages.flatMap(({hits}) => hits.map(({objectID}) => objectID))).toEqual(
      all.hits.map(({objectID}) => objectID),
    );
  });

  it('has an id of its own', () => {
    const [a, b] = [engine.search({query: '部署'}), engine.search({query: '部署'})];
    expect(a.queryID).toMatch(/^[0-9a-f]{32}$/);
    expect(a.queryID).not.toBe(b.queryID);
  });

  it('is the same every time', () => {
    const ids = () => engine.search({query: '如何部署'}).hits.map(({objectID}) => objectID);
    expect(ids()).toEqual(ids());
  });
});

describe('highlights', () => {
  it('are in the tags that were asked for', () => {
    const {hits} = createSampleEngine().search({
      query: 'docker',
      highlightPreTag: '<b>',
      highlightPostTag: '</b>',
    });
    expect(hits[0]?._highlightResult.hierarchy.lvl1?.value).toContain('<b>Docker</b>');
  });

  it('never let markup of a page through', () => {
    const page: PageContent = {
      path: 'x',
      lvl0: '文档',
      language: 'zh',
      docusaurusTag: 'default',
      keywords: [],
      sections: [
        {
          level: 1,
          anchor: null,
          title: '输出 <script>alert("1")</script> 标签',
          paragraphs: [`<img src=x onerror='alert(1)'> 会被转义 & 显示`],
        },
      ],
    };
    const engine = createSampleEngine([page]);
    for (const query of ['script', '<script>', 'img', '转义', '标签']) {
      const {hits} = engine.search({query, ...dialogFields});
      const html = JSON.stringify([hits[0]?._highlightResult, hits[0]?._snippetResult]);
      expect(hits).toHaveLength(1);
      expect(html.replaceAll('<mark>', '').replaceAll('</mark>', '')).not.toMatch(/[<>]/);
    }
  });

  it('light up the part of a word that was typed', () => {
    expect(paint('Kubernetes', start('kube'))).toBe('[Kube]rnetes');
  });

  it('start at a word or a camelCase part', () => {
    expect(paint('LangFlow langflow flow', start('flow'))).toBe('Lang[Flow] langflow [flow]');
  });

  it('of a synonym are whole words', () => {
    expect(paint('ENV_FILE ENVIRONMENT', {text: 'env', extent: 'whole'})).toBe(
      '[ENV]_FILE ENVIRONMENT',
    );
  });

  it('join where they touch', () => {
    expect(paint('环境变量', start('环境'), start('境变'), start('变量'))).toBe('[环境变量]');
  });
});

describe('a snippet', () => {
  const cut = (text: string, needle: string, words: number): string => {
    const range = cutSnippet(text, markMatches(text, [start(needle)], fold), words);
    return text.slice(range.start, range.end);
  };
  const text =
    '启动服务之前先检查端口是否被别的程序占用。Langflow 默认监听 7860 端口，可以用环境变量 LANGFLOW_PORT 更改，也可以在命令行里用 --port 指定；修改之后需要重新启动服务才会生效。';

  it('keeps a short text whole', () => {
    expect(cut('重置密码', '密码', 10)).toBe('重置密码');
  });

  it('contains the match', () => {
    expect(cut(text, 'langflow_port', 10)).toContain('LANGFLOW_PORT');
    expect(cut(text, '生效', 10)).toContain('生效');
  });

  it('has about the words that were asked for', () => {
    expect(cut(text, '环境变量', 5).length).toBeLessThan(cut(text, '环境变量', 10).length);
    expect(cut(text, '环境变量', 10).length).toBeLessThan(text.length / 2);
  });

  it('never cuts a name', () => {
    for (const needle of ['端口', '环境', '更改', '命令', '指定']) {
      const piece = cut(text, needle, 5);
      const at = text.indexOf(piece);
      expect(`${text[at - 1] ?? ' '}|${piece[0]}`).not.toMatch(/[\w-]\|[\w-]/);
      expect(`${piece.at(-1)}|${text[at + piece.length] ?? ' '}`).not.toMatch(/[\w-]\|[\w-]/);
    }
  });

  it('never cuts a Chinese word', () => {
    const words =
      '启动 服务 之前 检查 端口 程序 占用 默认 监听 环境 变量 更改 命令 修改 重新 生效'.split(' ');
    for (const needle of ['端口', '环境', '更改', '命令', '指定']) {
      const piece = cut(text, needle, 5);
      const at = text.indexOf(piece);
      for (const edge of [at, at + piece.length]) {
        expect(words).not.toContain(text.slice(edge - 1, edge + 1));
      }
    }
  });

  it('never cuts a match', () => {
    const needle = '端口是否被别的程序占用';
    expect(cut(text, needle, 2)).toContain(needle);
  });

  it('starts at the sentence of the match', () => {
    expect(cut(text, 'langflow 默认', 10)).toMatch(/^Langflow 默认监听/);
  });

  it('copes with a long text and a match at its end', () => {
    const long = `${'环境准备，'.repeat(400)}最后重启服务`;
    expect(cut(long, '重启', 10)).toContain('最后重启服务');
  });
});
