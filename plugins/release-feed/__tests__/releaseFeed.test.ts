import {mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {parseBuiltPage} from '../../../lib/builtPages/parseBuiltPage';
import releaseFeedPlugin from '../index';
import {composeFeed} from '../composeFeed';
import {readReleases} from '../readReleases';

const pageUrl = 'https://docs.example.com/zh/release-notes';

const page = (content: string) =>
  `<main><article><div class="markdown"><header><h1>发行说明</h1></header><div class="static-html">${content}</div></div></article></main>`;

const parse = (html: string) => parseBuiltPage({path: 'release-notes', html});

const heading = (version: string, id = version.replaceAll('.', '')) =>
  `<h2 class="anchor" id="${id}">${version}<a class="hash-link" href="#${id}">#</a></h2>`;

const twoVersions = page(
  '<p>导语。</p><h2 id="prepare">准备升级</h2><p>先备份。</p>' +
    `${heading('1.5.0')}<p>发布日期：2025-07-08。新版本。</p><p class="x"><a href="/zh/mcp" class="link">MCP</a> 和 <a href="#150">本节</a></p>` +
    '<div class="code"><div class="code__bar"><button>复制</button></div><pre tabindex="0"><code>a &#x3C; b</code></pre></div>' +
    `${heading('1.4.2')}<p>发布日期：2025-05-22。</p>`,
);

describe('the releases on the page', () => {
  const releases = readReleases(parse(twoVersions), pageUrl);

  it('are the sections whose heading is a version, in the order of the page', () => {
    expect(releases.map(({version, anchor, date}) => [version, anchor, date])).toEqual([
      ['1.5.0', '150', '2025-07-08'],
      ['1.4.2', '142', '2025-05-22'],
    ]);
  });

  it('keep their words and code, with links that hold outside the page', () => {
    expect(releases[0]!.html).toBe(
      '<p>发布日期：2025-07-08。新版本。</p><p><a href="https://docs.example.com/zh/mcp">MCP</a> 和 ' +
        '<a href="https://docs.example.com/zh/release-notes#150">本节</a></p>' +
        '<div><pre><code>a &#x3C; b</code></pre></div>',
    );
  });

  it.each([
    ['no date', '<p>新版本。</p>'],
    ['a date that does not exist', '<p>发布日期：2025-13-40。</p>'],
  ])('stop the build if one has %s, and say which and what to write', (_, words) => {
    const html = page(
      `${heading('1.5.0')}<p>发布日期：2025-07-08。</p>${heading('1.4.1')}${words}`,
    );
    expect(() => readReleases(parse(html), pageUrl)).toThrow(
      /release-notes.*1\.4\.1.*发布日期：2025-07-08/,
    );
  });

  it('stop the build if there are none', () => {
    expect(() => readReleases(parse(page('<h2>准备</h2>')), pageUrl)).toThrow('## 1.5.0');
  });
});

describe('the feed', () => {
  const facts = {
    title: '发行说明 & 更新',
    subtitle: '文档',
    pageUrl,
    feedUrl: `${pageUrl}.xml`,
  };
  const feed = composeFeed(readReleases(parse(twoVersions), pageUrl), facts);

  it('is as new as its newest release', () => {
    expect(/<updated>(.+)<\/updated>/.exec(feed)![1]).toBe('2025-07-08T00:00:00Z');
  });

  it('names every release by the address of its section', () => {
    expect(
      [...feed.matchAll(/<entry>\s+<title>(.+)<\/title>\s+<id>(.+)<\/id>/g)].map(([, ...x]) => x),
    ).toEqual([
      ['Langflow 1.5.0', `${pageUrl}#150`],
      ['Langflow 1.4.2', `${pageUrl}#142`],
    ]);
  });

  it('escapes HTML and its entities', () => {
    expect(feed).toContain('<title>发行说明 &#38; 更新</title>');
    expect(feed).toContain('&#60;code&#62;a &#38;#x3C; b&#60;/code&#62;');
  });
});

describe('the plugin', () => {
  let outDir: string;
  const context = {
    baseUrl: '/zh/',
    siteConfig: {url: 'https://docs.example.com', title: '文档'},
  } as LoadContext;
  const plugin = releaseFeedPlugin(context, {page: 'release-notes', title: '发行说明'});
  const build = (routesPaths: string[]) =>
    plugin.postBuild!({outDir, routesPaths, plugins: []} as never);

  beforeEach(async () => {
    outDir = await mkdtemp(path.join(os.tmpdir(), 'feed-'));
    await writeFile(path.join(outDir, 'index.html'), page('<p>首页。</p>'));
  });
  afterEach(() => rm(outDir, {recursive: true}));

  it('writes the feed beside the page', async () => {
    await writeFile(path.join(outDir, 'release-notes.html'), twoVersions);
    await build(['/zh/', '/zh/release-notes']);
    const feed = await readFile(path.join(outDir, 'release-notes.xml'), 'utf8');
    expect(feed).toContain('href="https://docs.example.com/zh/release-notes.xml"');
  });

  it('says which page is missing', async () => {
    await expect(build(['/zh/'])).rejects.toThrow('没有页面 /release-notes');
  });
});
