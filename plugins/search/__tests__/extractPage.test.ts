import {describe, expect, it} from 'vitest';
import {parseBuiltPage} from '../../../lib/builtPages/parseBuiltPage';
import {extractPage} from '../extractPage';
import type {PageContent} from '../types';

/** A page as the site builds it, around the given content. */
function html(content: string, {head = '', breadcrumbs = ''} = {}): string {
  return `<!doctype html><html lang="zh-CN"><head>${head}</head><body>
    <nav class="navbar">导航</nav>
    <div class="main-wrapper"><main><article>${breadcrumbs}
    <div class="theme-doc-markdown markdown">${content}</div>
    <footer class="theme-doc-footer">编辑此页</footer></article>
    <nav class="pagination-nav">下一页</nav></main></div></body></html>`;
}

function extract(content: string, options?: {head?: string; breadcrumbs?: string}): PageContent {
  const page = extractPage(parseBuiltPage({path: 'some-page', html: html(content, options)}));
  if (!page) {
    throw new Error('The page was left out.');
  }
  return page;
}

function paragraphs(content: string): string[] {
  return extract(`<h1>标题</h1>${content}`).sections.flatMap((section) => section.paragraphs);
}

describe('a page', () => {
  it('becomes its sections in reading order', () => {
    const {sections} = extract(
      '<header><h1>部署</h1></header><p>开头</p><h2 id="a">第一节<a class="hash-link" href="#a">#</a></h2><p>一</p><h3 id="b">细节</h3><p>二</p>',
    );
    expect(sections).toEqual([
      {level: 1, anchor: null, title: '部署', paragraphs: ['开头']},
      {level: 2, anchor: 'a', title: '第一节', paragraphs: ['一']},
      {level: 3, anchor: 'b', title: '细节', paragraphs: ['二']},
    ]);
  });

  it('belongs to the outermost category above it', () => {
    const page = {path: 'models', html: html('<h1>本页</h1>'), trail: ['组件', '模型']};
    expect(extractPage(parseBuiltPage(page))?.lvl0).toBe('组件');
  });

  it('outside all categories belongs to the docs at large', () => {
    expect(extract('<h1>首页</h1>').lvl0).toBe('文档');
  });

  it('of the API reference belongs to it, whatever its category', () => {
    const page = {path: 'rest/upload', html: html('<h1>上传</h1>'), isReference: true};
    expect(extractPage(parseBuiltPage({...page, trail: ['文件']}))?.lvl0).toBe('API 参考');
  });

  it('at /api-build is a guide', () => {
    expect(
      extractPage(parseBuiltPage({path: 'api-build', html: html('<h1>构建</h1>')}))?.lvl0,
    ).toBe('文档');
  });

  it('carries language and tag for contextual search', () => {
    const head = '<meta name="docsearch:docusaurus_tag" content="docs-default-current">';
    expect(extract('<h1>页</h1>', {head})).toMatchObject({
      language: 'zh',
      docusaurusTag: 'docs-default-current',
    });
    expect(extract('<h1>页</h1>').docusaurusTag).toBe('default');
  });

  it('has its keywords, each once', () => {
    const head = '<meta name="keywords" content="ngrok, 内网穿透,,ngrok">';
    expect(extract('<h1>页</h1>', {head}).keywords).toEqual(['ngrok', '内网穿透']);
    expect(extract('<h1>页</h1>').keywords).toEqual([]);
  });

  it('that asks not to be indexed is left out', () => {
    const head = '<meta name="robots" content="noindex, nofollow">';
    expect(extractPage(parseBuiltPage({path: 'x', html: html('<h1>页</h1>', {head})}))).toBeNull();
  });
});

describe('the text of a page', () => {
  it('leaves out what is not said', () => {
    expect(
      paragraphs(
        '<p>正文<button>复制</button></p><div role="tablist"><button>Python</button></div><svg><text>图</text></svg><span aria-hidden="true">装饰</span><a data-open-search href="/search">搜索文档</a><script>x()</script><div data-search="skip">跳过</div>',
      ),
    ).toEqual(['正文']);
  });

  it('keeps the hidden panels of tabs', () => {
    expect(paragraphs('<div role="tabpanel">甲</div><div role="tabpanel" hidden>乙</div>')).toEqual(
      ['甲', '乙'],
    );
  });

  it('says once what every tab repeats', () => {
    expect(paragraphs('<div>先装依赖</div><div hidden>先装依赖</div>')).toEqual(['先装依赖']);
  });

  it('has a line per row of a table and no column names', () => {
    expect(
      paragraphs(
        '<table><thead><tr><th>名称</th></tr></thead><tbody><tr><td><code>port</code></td><td>端口</td></tr></tbody></table>',
      ),
    ).toEqual(['port 端口']);
  });

  it('of a drawn flow is its caption', () => {
    expect(
      paragraphs(
        '<figure class="flow"><div><svg><text>Chat Input</text></svg></div><ul class="sr-only"><li>Chat Input 连到 Agent</li></ul><figcaption>一个智能体</figcaption></figure>',
      ),
    ).toEqual(['一个智能体']);
  });

  it('separates neighbouring names but not Chinese words', () => {
    expect(paragraphs('<p><code>flow_id</code><em>string</em> 必填</p>')).toEqual([
      'flow_id string 必填',
    ]);
    expect(paragraphs('<p>点<strong>运行</strong>按钮</p>')).toEqual(['点运行按钮']);
  });

  it('keeps a name whole that may break at its seams', () => {
    expect(paragraphs('<p><code>LANGFLOW_<wbr>AUTO_<wbr>LOGIN</code></p>')).toEqual([
      'LANGFLOW_AUTO_LOGIN',
    ]);
  });

  it('separates cards and their parts', () => {
    expect(
      paragraphs(
        '<div><a class="card"><span class="card__title">安装</span><span class="card__text">三种方式</span></a><a class="card"><span class="card__title">入门</span></a></div>',
      ),
    ).toEqual(['安装 三种方式', '入门']);
  });

  it('is one line without control characters', () => {
    expect(paragraphs('<p>第一行\n\t第二\u200b行&nbsp;完</p>')).toEqual(['第一行 第二行 完']);
  });

  it('names the file of a code block, not its language', () => {
    const block = (classes: string, label: string) =>
      `<div class="code"><div class="code__bar"><span class="${classes}">${label}</span></div><pre><code>uv run langflow</code></pre></div>`;
    expect(paragraphs(block('code__title code__title--file', 'compose.yml'))).toEqual([
      'compose.yml',
      'uv run langflow',
    ]);
    expect(paragraphs(block('code__title', '终端'))).toEqual(['uv run langflow']);
  });

  it('has the names of the same example in several languages once', () => {
    const code = (language: string) =>
      `<pre><code>${language}\nalpha_one()\nbeta_two()\ngamma_three()</code></pre>`;
    expect(paragraphs(code('python') + code('typescript'))).toEqual([
      'python alpha_one beta_two gamma_three',
      'typescript',
    ]);
  });

  it('that is too long for a record is cut at a sentence', () => {
    const sentences = Array.from({length: 500}, (_, number) => `这是第 ${number} 句话。`).join('');
    const parts = paragraphs(`<p>${sentences}</p>`);
    expect(parts.every((part) => part.length <= 2000 && part.endsWith('。'))).toBe(true);
    expect(parts.join('')).toBe(sentences);
  });
});

it('a page that says so is discouraged, the others are not', () => {
  const mark = '<div data-search="discouraged"><p>已弃用</p></div>';
  expect(extract(`<h1>页</h1>${mark}`).isDiscouraged).toBe(true);
  expect(extract('<h1>页</h1><p>已弃用</p>').isDiscouraged).toBeUndefined();
});

describe('a page that cannot be indexed names itself and the remedy', () => {
  it.each([
    ['has no heading', '<p>只有文字</p>', /\/some-page 没有标题.*title/s],
    ['has two titles', '<h1>甲</h1><h1>乙</h1>', /\/some-page 有两个页面标题：“甲”和“乙”/],
    [
      'has an id twice',
      '<h1>页</h1><h2 id="a">甲</h2><h2 id="a">乙</h2>',
      /\/some-page 有两个 id 为 "a" 的标题.*“乙”/s,
    ],
    ['has an empty heading', '<h1>页</h1><h2 id="a"></h2>', /\/some-page 有一个空的 <h2>.*"a"/s],
    [
      'starts below its title',
      '<h2 id="a">甲</h2><h1>页</h1>',
      /\/some-page 的标题“甲”出现在页面标题之前/,
    ],
  ])('because it %s', (_, content, message) => {
    expect(() => extract(content)).toThrow(message);
  });

  it('because it has no content', () => {
    expect(() =>
      extractPage(parseBuiltPage({path: 'bare', html: '<html><body><p>空</p></body></html>'})),
    ).toThrow(/\/bare 没有正文/);
  });

  it('but a heading without an id is text of its section', () => {
    const {sections} = extract('<h1>页</h1><h4>小标题</h4>');
    expect(sections).toEqual([{level: 1, anchor: null, title: '页', paragraphs: ['小标题']}]);
  });
});
