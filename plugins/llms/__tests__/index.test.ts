import {mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import llmsPlugin from '../index';
import {composeIndex} from '../composeIndex';
import {samplePage} from './samplePage';

const doc = (id: string) => ({type: 'doc', id});
const sidebar = [
  doc('index'),
  {
    type: 'category',
    label: '组件',
    link: doc('b'),
    items: [{type: 'category', label: '核心', items: [doc('a')]}, doc('c')],
  },
];
const docs = ['index', 'a', 'b', 'c'].map((id) => ({
  id,
  title: id,
  permalink: `/zh/${id === 'index' ? '' : id}`,
}));
const plugins = [
  {
    name: 'docusaurus-plugin-content-docs',
    content: {loadedVersions: [{docs, sidebars: {guides: sidebar}}]},
  },
  {
    name: 'api-reference',
    content: {
      menu: [
        {label: '概览', path: 'api'},
        {label: '流程', entries: [{label: '运行', path: 'run'}]},
      ],
    },
  },
];

const files: Record<string, string> = {
  'index.html': samplePage('<p>首页。</p>'),
  'a.html': samplePage('<p>甲的正文。</p>'),
  'b.html': samplePage('<p>乙的正文。</p>'),
  'c.html': samplePage('<p>丙的正文。</p>'),
  'lost.html': samplePage('<p>不在目录里。</p>'),
  'samples.html': samplePage('<p>样例。</p>', {robots: 'noindex'}),
  'search.html': '<main><h1>搜索</h1></main>',
  'api.html': samplePage('<p>概览。</p>'),
  'run.html': samplePage('<p>运行流程。</p>'),
};

describe('a built site', () => {
  let outDir: string;
  const read = (name: string) => readFile(path.join(outDir, name), 'utf8');

  beforeAll(async () => {
    outDir = await mkdtemp(path.join(os.tmpdir(), 'llms-'));
    for (const [name, html] of Object.entries(files)) {
      await writeFile(path.join(outDir, name), html);
    }
    const routes = ['', 'a', 'b', 'c', 'lost', 'samples', 'search', 'api', 'run', '404.html'];
    const context = {
      baseUrl: '/zh/',
      siteConfig: {title: '文档', tagline: '一句话', url: 'https://docs.example.com'},
    };
    const plugin = llmsPlugin(context as LoadContext, {indexLimit: 50_000});
    const routesPaths = routes.map((name) => `/zh/${name}`);
    await plugin.postBuild!({outDir, routesPaths, plugins} as never);
  });
  afterAll(() => rm(outDir, {recursive: true}));

  it('is listed by section, in the order of the sidebar', async () => {
    const headings = [...(await read('llms.txt')).matchAll(/^## (.+)$/gm)].map(([, name]) => name);
    expect(headings).toEqual([
      '首页',
      '组件',
      '组件 / 核心',
      '组件',
      'API 参考',
      'API 参考 / 流程',
      '其他页面',
    ]);
  });

  it('has each page in the index once, with its description and its Markdown address', async () => {
    const index = await read('llms.txt');
    expect(index.match(/\(https:\/\/docs\.example\.com\/zh\/\S+\.md\): 这一页的说明。/g)).toEqual(
      ['index', 'b', 'a', 'c', 'api', 'run', 'lost'].map(
        (name) => `(https://docs.example.com/zh/${name}.md): 这一页的说明。`,
      ),
    );
  });

  it('has all pages in one file, in the same order', async () => {
    const full = await read('llms-full.txt');
    const order = ['首页。', '乙的正文。', '甲的正文。', '丙的正文。', '不在目录里。'].map(
      (words) => full.indexOf(words),
    );
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(order).not.toContain(-1);
  });

  it('has a twin beside each page, and none for pages that are left out', async () => {
    expect(await read('a.md')).toContain('甲的正文。');
    expect(await read('index.md')).toContain('首页。');
    await expect(read('samples.md')).rejects.toThrow('ENOENT');
    await expect(read('search.md')).rejects.toThrow('ENOENT');
  });
});

describe('an index that grows too long', () => {
  const page = (path: string) => ({path, title: path, description: '长'.repeat(400), markdown: ''});
  const site = {title: '文档', tagline: '一句话', url: 'https://x.cn', baseUrl: '/zh/'};
  const sections = [
    {title: '流程', pages: [page('a')]},
    {title: '流程 / 模板', pages: [page('b'), page('c')]},
    {title: 'API 参考', pages: [page('api')]},
  ];

  it('is split by chapter, and its first file lists the parts', () => {
    const files = composeIndex(sections, site, 1000);
    expect([...files.keys()]).toEqual(['llms.txt', 'llms-1.txt', 'llms-2.txt']);
    expect(files.get('llms.txt')).toMatch(
      /## 分卷\n\n- \[流程\]\(https:\/\/x\.cn\/zh\/llms-1\.txt\): 3 页.*\n- \[API 参考\]\(https:\/\/x\.cn\/zh\/llms-2\.txt\): 1 页/,
    );
    expect(files.get('llms-1.txt')).toMatch(
      /## 流程\n\n- \[a\].*\n\n## 流程 \/ 模板\n\n- \[b\].*\n- \[c\]/,
    );
    expect(files.get('llms-2.txt')).toContain('## API 参考\n\n- [api](https://x.cn/zh/api.md)');
  });

  it('stays one file as long as it fits', () => {
    expect([...composeIndex(sections, site, 50_000).keys()]).toEqual(['llms.txt']);
  });
});
