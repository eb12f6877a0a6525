import {describe, expect, it} from 'vitest';
import {parseBuiltPage} from '../../../lib/builtPages/parseBuiltPage';
import {parsePage} from '../parsePage';
import {readPageText} from '../readPageText';
import {sampleCode, samplePage} from './samplePage';

const site = {url: 'https://docs.example.com', baseUrl: '/zh/'};

/** The Markdown of a page below its title, description and address. */
function markdownOf(content: string): string {
  const page = parsePage(parseBuiltPage({path: 'agents', html: samplePage(content)}));
  const {markdown} = readPageText(page!, site);
  return markdown.slice(markdown.indexOf('/agents>') + '/agents>'.length).trim();
}

describe('the Markdown twin of a page', () => {
  it('opens with title, description and address', () => {
    const page = parsePage(parseBuiltPage({path: 'agents', html: samplePage('<p>正文。</p>')}));
    expect(readPageText(page!, site).markdown).toBe(
      [
        '# 页面标题',
        '> 这一页的说明。',
        '页面地址：<https://docs.example.com/zh/agents>',
        '正文。\n',
      ].join('\n\n'),
    );
  });

  it('keeps a screenshot with its words and its caption', () => {
    expect(
      markdownOf(
        '<figure class="screenshot"><img src="/zh/img/product/a.webp" alt="窗口" width="2" height="1"><figcaption>点保存。</figcaption></figure>',
      ),
    ).toBe('![窗口](https://docs.example.com/zh/img/product/a.webp)\n\n点保存。');
  });

  it('keeps headings without their anchor links', () => {
    expect(
      markdownOf(
        '<h2 class="anchor" id="a">安装 <code>uv</code><a class="hash-link" href="#a">#</a></h2>',
      ),
    ).toBe('## 安装 `uv`');
  });

  it('keeps code with its language, its file name and every line', () => {
    expect(markdownOf(sampleCode('import os\n\nprint(1)', 'python', 'main.py'))).toBe(
      '```python title="main.py"\nimport os\n\nprint(1)\n```',
    );
  });

  it('does not take the shown name of a language for a file', () => {
    expect(markdownOf(sampleCode('ls', 'bash'))).toBe('```bash\nls\n```');
  });

  it('keeps code that contains a fence', () => {
    expect(markdownOf(sampleCode('```js\n1\n```', 'md'))).toBe('````md\n```js\n1\n```\n````');
  });

  it('keeps tables, with pipes in their cells', () => {
    expect(
      markdownOf(
        '<div class="table" role="region"><table><thead><tr><th scope="col">参数</th><th>类型</th></tr></thead>' +
          '<tbody><tr><td><code>a</code></td><td><code>x | y</code></td></tr></tbody></table></div>',
      ),
    ).toBe('| 参数 | 类型 |\n| - | - |\n| `a` | `x \\| y` |');
  });

  it('shows every tab under its label', () => {
    const panel = (label: string, code: string) =>
      `<div role="tabpanel" class="tabs__panel" data-label="${label}">${sampleCode(code, 'bash')}</div>`;
    expect(
      markdownOf(
        '<div class="tabs"><div class="tabs__list" role="tablist"><button>macOS</button></div>' +
          `${panel('macOS', 'brew')}${panel('Windows', 'winget')}</div>`,
      ),
    ).toBe(
      '**标签页：macOS**\n\n```bash\nbrew\n```\n\n**标签页：Windows**\n\n```bash\nwinget\n```',
    );
  });

  it.each([
    ['注意', '> **注意**\n>\n> 先备份。'],
    ['升级之前', '> **注意：升级之前**\n>\n> 先备份。'],
  ])('quotes an admonition titled %s, with its kind', (title, expected) => {
    expect(
      markdownOf(
        `<div class="admonition admonition--warning" role="note"><p class="admonition__title"><svg></svg>${title}</p>` +
          '<div class="admonition__body"><p>先备份。</p></div></div>',
      ),
    ).toBe(expected);
  });

  it('keeps the numbers of steps and what stands inside them', () => {
    expect(
      markdownOf(
        `<div class="steps"><ol><li><p>安装。</p>${sampleCode('uv', 'bash')}</li><li><p>启动。</p></li></ol></div>`,
      ),
    ).toBe('1. 安装。\n\n   ```bash\n   uv\n   ```\n\n2. 启动。');
  });

  it('turns cards into a list of links', () => {
    expect(
      markdownOf(
        '<div class="cards"><a class="card" href="/zh/agents"><span class="card__icon"><svg></svg></span>' +
          '<span class="card__title">智能体</span><span class="card__text">使用<strong>工具</strong></span></a></div>',
      ),
    ).toBe('- [智能体](https://docs.example.com/zh/agents)：使用**工具**');
  });

  it('tells a drawn flow by its caption and the list of its connections', () => {
    expect(
      markdownOf(
        '<figure class="flow"><div class="flow__viewport"><svg><text>画</text></svg><ul class="flow__legend"><li>Message</li></ul></div>' +
          '<div class="flow__words"><p>连接关系：</p><ul><li>A 连接到 B</li></ul></div>' +
          '<figcaption class="flow__caption">两个节点</figcaption></figure>',
      ).replace(/\n+/g, '\n'),
    ).toContain('**流程图：两个节点**\n连接关系：\n- A 连接到 B');
  });

  it('does not repeat the picture of a flow', () => {
    expect(
      markdownOf(
        '<figure class="flow"><div class="flow__viewport"><ul class="flow__legend"><li>Message</li></ul></div>' +
          '<div class="flow__words"></div><figcaption class="flow__caption">图</figcaption></figure>',
      ),
    ).not.toContain('Message');
  });

  it('opens folded content below its summary', () => {
    expect(markdownOf('<details><summary>旧版</summary><p>不再维护。</p></details>')).toBe(
      '**旧版**\n\n不再维护。',
    );
  });

  it('makes links absolute, anchors included', () => {
    expect(
      markdownOf(
        '<p><a href="/zh/mcp">MCP</a>、<a href="#top">上文</a>、<a href="https://x.cn/a" class="link-external">外站</a></p>',
      ),
    ).toBe(
      '[MCP](https://docs.example.com/zh/mcp)、[上文](https://docs.example.com/zh/agents#top)、[外站](https://x.cn/a)',
    );
  });

  it('writes emphasis beside Chinese punctuation as readers know it', () => {
    expect(markdownOf('<p><strong>注意：</strong>先备份。</p>')).toBe('**注意：**先备份。');
  });

  it.each([
    ['<p>1. 不是列表</p>', '1\\. 不是列表'],
    ['<p># 不是标题</p>', '\\# 不是标题'],
    ['<p>*.py、__init__.py 和 flow_id</p>', '\\*.py、\\_\\_init\\_\\_.py 和 flow_id'],
    ['<p>写 &lt;details&gt;，a &lt; b</p>', '写 \\<details>，a < b'],
    ['<p>数组 [0]</p>', '数组 \\[0]'],
    ['<p><code>a`b</code></p>', '``a`b``'],
  ])('escapes what a parser would take for markup: %s', (html, expected) => {
    expect(markdownOf(html)).toBe(expected);
  });

  it('writes an address in plain words as code, without the Chinese behind it', () => {
    expect(markdownOf('<p>打开 http://localhost:7860；然后登录。</p>')).toBe(
      '打开 `http://localhost:7860`；然后登录。',
    );
  });

  it('keeps two lists apart that follow each other', () => {
    expect(markdownOf('<ul><li>甲</li></ul><ul><li>乙</li></ul>')).toBe('- 甲\n\n* 乙');
    expect(markdownOf('<ol><li>甲</li></ol><ol><li>乙</li></ol>')).toBe('1. 甲\n\n1) 乙');
  });

  it('keeps rows that a filter hides for the moment', () => {
    expect(
      markdownOf(
        '<table><thead><tr><th>名称</th></tr></thead><tbody><tr hidden><td>甲</td></tr></tbody></table>',
      ),
    ).toBe('| 名称 |\n| - |\n| 甲 |');
  });

  it('keeps keys, data types and open tasks', () => {
    expect(
      markdownOf(
        '<p>按<span class="keys"><kbd>Ctrl</kbd>+<kbd>K</kbd></span>，得到<span class="data-type data-type--message">Message</span></p>' +
          '<ul class="contains-task-list"><li class="task-list-item"><input type="checkbox" disabled> 测试</li></ul>',
      ),
    ).toBe('按`Ctrl`+`K`，得到`Message`\n\n- [ ] 测试');
  });
});

describe('the Markdown twin of an API page', () => {
  const operation =
    '<div class="api-operation"><header class="api-operation__head"><p class="api-operation__summary">这一页的说明。</p>' +
    '<div class="api-endpoint"><span class="api-method api-method--post">POST</span> <code class="api-endpoint__path">/api/v1/run/{id}</code><button>复制路径</button></div></header>' +
    '<nav class="api-contents"><ul><li><a href="#responses">响应</a></li></ul></nav>' +
    '<ul class="api-fields"><li class="api-field" id="body.a"><div class="api-field__head"><a class="api-field__name" href="#body.a"><code>a</code></a> ' +
    '<span class="api-field__type">string &#x3C;uuid></span> <span class="api-field__required">必填</span></div><p class="api-field__text">编号。</p>' +
    '<details class="api-details"><summary>1 个字段</summary><ul class="api-fields"><li class="api-field"><div class="api-field__head"><a class="api-field__name" href="#b"><code>b</code></a> <span class="api-field__type">integer</span></div></li></ul></details></li></ul></div>';

  it('has the endpoint in one piece and its fields as nested lists', () => {
    expect(markdownOf(operation)).toBe(
      [
        '`POST /api/v1/run/{id}`',
        '- `a` `string <uuid>` 必填',
        '  编号。',
        '  **1 个字段**',
        '  - `b` `integer`',
      ].join('\n\n'),
    );
  });

  it('says method and path for the index', () => {
    const page = parsePage(parseBuiltPage({path: 'api/run', html: samplePage(operation)}));
    expect(readPageText(page!, site).endpoint).toBe('POST /api/v1/run/{id}');
  });
});

describe('pages without a twin', () => {
  it('are those that ask not to be indexed', () => {
    const html = samplePage('<p>样例。</p>', {robots: 'noindex, nofollow'});
    expect(parsePage(parseBuiltPage({path: 'samples', html}))).toBeNull();
  });

  it('are those without content of their own', () => {
    expect(
      parsePage(parseBuiltPage({path: 'search', html: '<main><h1>搜索</h1></main>'})),
    ).toBeNull();
  });

  it('do not include one that lost its title: the build stops and names it', () => {
    const html = samplePage('<p>正文。</p>').replace(/<h1>.*<\/h1>/, '');
    expect(() => parsePage(parseBuiltPage({path: 'agents', html}))).toThrow('/agents');
  });
});
