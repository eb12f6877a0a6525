import {readFile} from 'node:fs/promises';
import {describe, expect, it} from 'vitest';
import {parseLineRanges} from '../codeBlock';
import {partHeights} from '../divideIntoParts';
import {tokenClasses} from '../highlightCode';
import {compilePage} from './compilePage';

describe('a page becomes static HTML', () => {
  it('with links under the base URL, and other sites in a new tab', async () => {
    const html = await compilePage('[甲](/agents#setup) [乙](https://example.com)', '/zh/');
    expect(html).toContain('<a href="/zh/agents#setup">甲</a>');
    expect(html).toMatch(
      /<a href="https:\/\/example\.com" target="_blank" rel="noopener noreferrer"/,
    );
  });

  it('with each section in a part that a phone can lay out later, with a height that the styles know', async () => {
    const long = '很长的一段。'.repeat(400);
    const html = await compilePage(`开头\n\n## 甲\n\n短。\n\n## 乙\n\n${long}`);
    expect(html).toMatch(
      /^<p>开头<\/p>\s*<div class="part part--20"><h2.*?>甲.*?<\/div><div class="part part--225 part--long"><h2.*?>乙/s,
    );
    const styles = await readFile('src/css/lay-out-later.css', 'utf8');
    const known = [
      ...styles.matchAll(/part--(\d+) \{\s*contain-intrinsic-block-size: auto (\d+)rem/g),
    ];
    expect(known.map(([, name]) => Number(name))).toEqual(partHeights);
    expect(known.map(([, , height]) => Number(height))).toEqual(partHeights);
  });

  it('with a filtered table outside of such parts: its field stays in view while the table is read', async () => {
    const html = await compilePage(
      '## 甲\n\n<FilterableTable placeholder="筛选">\n\n| 名称 |\n|---|\n| 乙 |\n\n</FilterableTable>',
    );
    expect(html).toContain('filterable__bar');
    expect(html).not.toContain('part--');
  });

  it('with code highlighted by class, no inline style, and a copy button', async () => {
    const html = await compilePage('```python title="a.py" {1}\nimport os\nprint(os)\n```');
    expect(html).toMatch(/<span class="tok-keyword">import/);
    expect(html).toContain('code__line--marked');
    expect(html).toContain('a.py');
    expect(html).toContain('data-copy-code');
    expect(html).not.toContain('style=');
  });

  it('with a long block folded after thirty lines, and a short one whole', async () => {
    const block = (lines: number) =>
      compilePage(
        '```text\n' + Array.from({length: lines}, (_, n) => `行${n}`).join('\n') + '\n```',
      );
    const long = await block(41);
    const [shown, rest] = long.split('<span class="code__rest" hidden>');
    expect(shown!.match(/code__line"/g)).toHaveLength(30);
    expect(rest!.match(/code__line"/g)).toHaveLength(11);
    expect(rest).toContain('展开其余 11 行');
    expect(await block(40)).not.toContain('code__rest');
  });

  it('with a button that wraps lines where some can be too long, and no stop for the keyboard where none can', async () => {
    const block = (line: string) => compilePage('```text\n' + line + '\n```');
    expect(await block('x'.repeat(80))).toContain('class="code__wrap" data-code-wrap');
    expect(await block('字'.repeat(20))).toContain('code__wrap code__wrap--phone');
    const short = await block('x'.repeat(20));
    expect(short).not.toContain('code__wrap');
    expect(short).not.toContain('tabindex');
  });

  it('with the lines that a change adds and takes away', async () => {
    const html = await compilePage('```bash del={1} add={2,3}\na\nb\nc\n```');
    expect(html.match(/code__line--added/g)).toHaveLength(2);
    expect(html).toContain('<span class="code__line code__line--removed">');
    expect(html).not.toContain('code__line--marked');
  });

  it('with tabs whose first panel is active and whose ids are unique', async () => {
    const html = await compilePage(
      '<Tabs groupId="lang">\n<TabItem value="a" label="甲">\n\n一\n\n</TabItem>\n<TabItem value="b" label="乙">\n\n二\n\n</TabItem>\n</Tabs>\n\n<Tabs>\n<TabItem value="a">\n\n三\n\n</TabItem>\n</Tabs>',
    );
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(6);
    expect(html.match(/tabs__panel--active/g)).toHaveLength(2);
    expect(html).toContain('data-tab-group="lang"');
  });

  it('with parameter tables that name their columns in each cell', async () => {
    const html = await compilePage('| 参数 | 类型 | 说明 |\n|---|---|---|\n| `a` | 整数 | 数量 |');
    expect(html).toContain('table--cards');
    expect(html).toContain('<td data-label="类型" role="cell">整数</td>');
    expect(html).toContain('<th scope="col" role="columnheader">参数</th>');
    expect(html).not.toContain('table--records');
  });

  it('with rows of many facts as records that leave out what says nothing', async () => {
    const html = await compilePage(
      '| 参数 | 标签 | 类型 | 默认值 | 高级 | 说明 |\n|---|---|---|---|---|---|\n| `chunk_size` | Chunk Size | 整数 | — | 否 | 每块的长度 |',
    );
    expect(html).toContain('table--cards table--records');
    expect(html).toContain('<code>chunk_<wbr>size</code>');
    expect(html).toContain('<td data-label="默认值" class="table__quiet" role="cell">—</td>');
    expect(html).toContain('<td data-label="高级" class="table__quiet" role="cell">否</td>');
    expect(html).toContain('<td data-label="类型" role="cell">整数</td>');
  });

  it('with screenshots whose room is kept, and a word about one that was never taken', async () => {
    const html = await compilePage(
      '<Screenshot name="editor" alt="编辑器" caption="画布在中间" />',
      '/zh/',
    );
    expect(html).toContain(
      '<figure class="screenshot"><img src="/zh/img/product/editor.webp" alt="编辑器" width="700" height="444" loading="lazy" decoding="async"><figcaption>画布在中间</figcaption></figure>',
    );
    await expect(compilePage('<Screenshot name="none" alt="无" caption="无" />')).rejects.toThrow(
      '没有图片 static/img/product/none.webp',
    );
    await expect(compilePage('<Screenshot name="editor" />')).rejects.toThrow('alt 和 caption');
  });

  it('with doors, and a word about what one of them lacks', async () => {
    const html = await compilePage(
      '<Doors>\n<Door title="安装" href="/a" icon="download">\n\n- [乙](/b)\n\n</Door>\n</Doors>',
      '/zh/',
    );
    expect(html).toContain('<a href="/zh/a">安装</a>');
    expect(html).toContain('<a href="/zh/b">乙</a>');
    await expect(compilePage('<Doors>\n<Door title="安装" href="/a" />\n</Doors>')).rejects.toThrow(
      '<Door> 需要 title、href 和 icon。',
    );
  });

  it('with boxes in a list of tasks that say what they show', async () => {
    const html = await compilePage('- [ ] 写测试\n- [x] 写文档\n');
    expect(html).toMatch(/<input[^>]* aria-label="待完成"[^>]*>\s*写测试/);
    expect(html).toMatch(/<input[^>]* aria-label="已完成"[^>]*>\s*写文档/);
  });

  it('with tables whose corner, if it is empty, is the head of no column', async () => {
    const html = await compilePage('| | 甲 | 乙 |\n|---|---|---|\n| 大小 | 1 | 2 |\n');
    expect(html).toContain('aria-label="表格：甲、乙"');
    expect(html).toMatch(/<tr>\s*<td><\/td>\s*<th scope="col">甲<\/th>/);
  });

  it('with tables that stay tables unless their rows are long or looked up one by one', async () => {
    const table = (columns: string[]): string =>
      [columns, columns.map(() => '---'), columns]
        .map((row) => `| ${row.join(' | ')} |`)
        .join('\n');
    expect(await compilePage(table(['任务', '页面', '说明']))).not.toContain('table--cards');
    expect(await compilePage(table(['任务', '方法', '路径', '说明']))).toContain('table--cards');
  });

  it('with cards where words and code leave a table too wide for a phone', async () => {
    const table = (cells: string) => compilePage(`| 事件 | 例子 | 处理 |\n|---|---|---|\n${cells}`);
    expect(await table('| 开始 | `add_message` | 显示 |')).not.toContain('table--cards');
    expect(await table('| `end` | `add_message` | `stop` |')).toContain('table--cards');
    expect(await table('| 开始 | `a-b-c` | ConversationalRetrieval |')).toContain('table--cards');
    const chip = '<DataType name="LanguageModel" />';
    expect(await table(`| 开始 | ${chip} | ${chip} |`)).toContain('table--cards');
  });

  it('with a mark on items and cells that are one link, and on no others', async () => {
    const html = await compilePage(
      '- [甲](/a)\n- 见[乙](/b)\n\n| 一 | 二 |\n|---|---|\n| [丙](/c) | 丁 |',
    );
    expect(html).toMatch(/<li class="lone"><a href="\/a">甲/);
    expect(html).toMatch(/<li>见<a/);
    expect(html).toMatch(/<td class="lone"><a href="\/c">丙/);
    expect(html.match(/lone/g)).toHaveLength(2);
  });

  it('with releases whose links are under the base URL', async () => {
    const html = await compilePage(
      '<Timeline>\n<Release version="1.5.0" date="2025-07-08" href="/notes#150">\n\n- [新增](/notes#new)\n\n</Release>\n</Timeline>',
      '/zh/',
    );
    expect(html).toContain('<a class="timeline__version" href="/zh/notes#150">1.5.0</a>');
    expect(html).toContain('href="/zh/notes#new"');
  });

  it('and comments leave nothing behind', async () => {
    expect(await compilePage('甲 {/* 备注 */}乙')).toBe('<p>甲 乙</p>');
  });
});

describe('a fault stops the build with its place and the remedy', () => {
  it('for a code block in an unknown language', async () => {
    await expect(compilePage('```klingon\nx\n```')).rejects.toThrow(
      /代码块的语言 klingon 不认识[^]*python/,
    );
  });

  it.each([
    ['<Unknown />', /没有组件 <Unknown>。可用的组件：/],
    ['<Card title="甲">乙</Card>', /<Card> 需要 title 和 href/],
    ['<Card title="甲" href="/x" icon="nope">乙</Card>', /没有图标 "nope"。可用：/],
    ['<DataType name="String" />', /没有数据类型 "String"。可用：/],
    ['<Tabs>\n\n文字\n\n</Tabs>', /<Tabs> 里没有 <TabItem>/],
    ['<Steps>\n\n文字\n\n</Steps>', /需要一个有序列表/],
    ['甲 {1 + 1}', /不能使用表达式/],
    ['<Keys combo={keys} />', /属性 combo 必须是文字/],
  ])('%s', async (source, message) => {
    const fault = await compilePage(`第一行\n\n${source}`).catch(
      (error: unknown) => error as {reason: string; line: number},
    );
    expect(fault).toMatchObject({reason: expect.stringMatching(message) as string, line: 3});
  });
});

describe('highlighted lines', () => {
  it('are read from ranges', () => {
    expect([...parseLineRanges('1,4-6, 9')]).toEqual([1, 4, 5, 6, 9]);
  });
});

describe('token classes', () => {
  it('cover every colour of the theme', async () => {
    const {default: theme} = await import('shiki/themes/github-dark.mjs');
    const colours = theme
      .tokenColors!.map(({settings}) => settings.foreground?.toLowerCase())
      .filter((colour) => colour !== undefined);
    expect(colours.filter((colour) => !(colour in tokenClasses))).toEqual([]);
  });
});
