import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type {LoadedPlugin} from '@docusaurus/types';
import {loadFreshModule} from '@docusaurus/utils';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {childElements, childWithClass, elementsBelow, textOf} from '../../markup';
import {readGuideMenu} from '../guideMenu';
import {parseBuiltPage} from '../parseBuiltPage';
import {mapBuiltPages} from '../mapBuiltPages';

describe('a built page', () => {
  const html = `<!doctype html><html lang=zh-CN class="docs-wrapper api-pages"><head><title data-rh=true>运行
    | 文档</title><meta name=description content="说明。"><meta name=robots content="noindex, nofollow"></head><body>
    <aside><a href=/>菜单</a></aside><main>
    <div class=markdown><h1>运行</h1><div class=static-html><figure>前<svg viewBox="0 0 1 1"><svg><text>图</text></svg><text>标</text></svg>后</figure>
    <pre><code><span class=line><span style=color:red>a</span> = 1</span></code></pre></div></div></main></body></html>`;
  const page = parseBuiltPage({path: 'api/run', html});

  it('is known by its head', () => {
    expect(page).toMatchObject({
      path: 'api/run',
      documentTitle: '运行 | 文档',
      language: 'zh',
      classes: ['docs-wrapper', 'api-pages'],
      isUnlisted: true,
    });
    expect(page.meta.get('description')).toBe('说明。');
  });

  it('is its text, without menu, drawings (also within drawings) and colours', () => {
    expect(textOf(page.main)).not.toMatch(/菜单|图|标/);
    expect(textOf(page.content!).replace(/\s+/g, ' ')).toBe('运行前后 a = 1');
    expect([...elementsBelow(page.main)].map(({tagName}) => tagName)).not.toContain('span');
  });

  it('has its sections one behind the other, whatever the page puts around them', () => {
    const {content} = parseBuiltPage({
      path: 'run',
      html: '<main><div class=markdown><div class=static-html><p>甲<div class="part part--20"><h2>乙</h2><p>丙</div></div></div></main>',
    });
    const words = childWithClass(content!, 'static-html')!;
    expect(childElements(words).map(({tagName}) => tagName)).toEqual(['p', 'h2', 'p']);
  });

  it('without text of its own has no content', () => {
    expect(parseBuiltPage({path: 'search', html: '<main><h1>搜索</h1></main>'})).toMatchObject({
      content: undefined,
      trail: [],
      isUnlisted: false,
    });
  });
});

const doc = (id: string) => ({type: 'doc', id});
const docsPlugin = {
  name: 'docusaurus-plugin-content-docs',
  content: {
    loadedVersions: [
      {
        docs: [
          {id: 'index', title: '欢迎', permalink: '/zh/'},
          {id: 'agents', title: '使用智能体', permalink: '/zh/agents'},
          {id: 'guide', title: '指南', permalink: '/zh/guide/'},
        ],
        sidebars: {
          guides: [
            doc('index'),
            {type: 'link', label: '别处', href: 'https://example.com'},
            {
              type: 'category',
              label: '智能体',
              link: doc('agents'),
              items: [{type: 'category', label: '教程', items: [doc('guide')]}],
            },
          ],
        },
      },
    ],
  },
} as unknown as LoadedPlugin;

const apiPlugin = {
  name: 'api-reference',
  content: {
    menu: [
      {label: '概览', path: 'api'},
      {label: '文件', entries: [{label: '上传', path: 'api/upload-file'}]},
    ],
  },
} as unknown as LoadedPlugin;

it('the menu of the guides is the sidebar of the generator', () => {
  expect(readGuideMenu([docsPlugin], '/zh/')).toEqual([
    {label: '欢迎', path: ''},
    {
      label: '智能体',
      path: 'agents',
      entries: [{label: '教程', entries: [{label: '指南', path: 'guide'}]}],
    },
  ]);
});

describe('reading the build', () => {
  let outDir: string;
  beforeEach(async () => (outDir = await mkdtemp(path.join(os.tmpdir(), 'built-'))));
  afterEach(() => rm(outDir, {recursive: true}));
  const read = (names: string[]) =>
    mapBuiltPages(
      {
        outDir,
        baseUrl: '/zh/',
        routesPaths: names.map((name) => `/zh/${name}`),
        plugins: [docsPlugin, apiPlugin],
      },
      (page) => page,
    );

  it('takes every page but the one for unknown addresses, in a fixed order', async () => {
    await mkdir(path.join(outDir, 'api'));
    await mkdir(path.join(outDir, 'guide'));
    for (const file of ['index.html', 'agents.html', 'api/upload-file.html', 'guide/index.html']) {
      await writeFile(path.join(outDir, file), `<title>${file}</title>`);
    }
    const pages = await read(['guide/', 'agents', '404.html', '', 'api/upload-file', 'agents']);
    expect(pages.map((page) => [page.path, page.documentTitle])).toEqual([
      ['', 'index.html'],
      ['agents', 'agents.html'],
      ['api/upload-file', 'api/upload-file.html'],
      ['guide', 'guide/index.html'],
    ]);
  });

  it('knows where a page stands from the menus, not from the page', async () => {
    const names = ['agents', 'api', 'guide', 'lost'];
    const breadcrumbs = '<main><nav class="theme-doc-breadcrumbs"><li>甲<li>乙</nav></main>';
    for (const name of names) {
      await writeFile(path.join(outDir, `${name}.html`), breadcrumbs);
    }
    await mkdir(path.join(outDir, 'api'));
    await writeFile(path.join(outDir, 'api/upload-file.html'), breadcrumbs);
    const pages = await read([...names, 'api/upload-file']);
    expect(pages.map((page) => [page.path, page.trail, page.isReference])).toEqual([
      ['agents', ['智能体'], false],
      ['api', [], true],
      ['api/upload-file', ['文件'], true],
      ['guide', ['智能体', '教程'], false],
      ['lost', [], false],
    ]);
  });

  it('parses a page once for all who ask at the same time, and keeps none', async () => {
    await writeFile(path.join(outDir, 'a.html'), '<title>甲</title>');
    const [first, second] = await Promise.all([read(['a']), read(['a'])]);
    expect(first).toHaveLength(1);
    expect(second[0]).toBe(first[0]);
    await writeFile(path.join(outDir, 'a.html'), '<title>乙</title>');
    expect((await read(['a']))[0]?.documentTitle).toBe('乙');
  });

  it('parses once for plugins too, which the generator loads with modules of their own', async () => {
    await writeFile(path.join(outDir, 'a.html'), '<title>甲</title>');
    type Reader = {mapBuiltPages: typeof mapBuiltPages};
    const file = path.resolve('lib/builtPages/mapBuiltPages.ts');
    const readers = [
      (await loadFreshModule(file)) as Reader,
      (await loadFreshModule(file)) as Reader,
    ];
    expect(readers[0]).not.toBe(readers[1]);
    const site = {outDir, baseUrl: '/', routesPaths: ['/a'], plugins: []};
    const [first, second] = await Promise.all(
      readers.map((reader) => reader.mapBuiltPages(site, (page) => page)),
    );
    expect(first).toHaveLength(1);
    expect(second![0]).toBe(first![0]);
  });

  it('shows a page to every reader before the next one is read', async () => {
    for (const name of ['a', 'b']) {
      await writeFile(path.join(outDir, `${name}.html`), `<title>${name}</title>`);
    }
    const seen: string[] = [];
    const site = {outDir, baseUrl: '/', routesPaths: ['/a', '/b'], plugins: []};
    await Promise.all(
      ['x', 'y'].map((reader) => mapBuiltPages(site, (page) => seen.push(reader + page.path))),
    );
    expect(seen).toEqual(['xa', 'ya', 'xb', 'yb']);
  });

  it('names a route that was not built', async () => {
    await expect(read(['lost'])).rejects.toThrow(/路由 \/lost 没有生成页面.*lost\.html/);
  });
});
