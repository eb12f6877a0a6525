import {readFileSync} from 'node:fs';
import {visit} from 'unist-util-visit';
import {beforeAll, describe, expect, test} from 'vitest';
import {applyEdits, fixPage} from '../fixPage';
import {lintPage} from '../lintPage';
import {loadAutoCorrect} from '../loadAutoCorrect';
import {parseMdx} from '../parsePage';
import {createRules} from '../rules';
import type {Rule} from '../types';

const messy = readFileSync(new URL('fixtures/messy.mdx', import.meta.url), 'utf8');
let rules: Rule[];

beforeAll(async () => {
  rules = createRules(await loadAutoCorrect());
});

/** The bytes of all nodes of these types, in order. */
function bytesOf(source: string, types: string[]): string[] {
  const found: string[] = [];
  visit(parseMdx(source), (node) => {
    if (!types.includes(node.type)) {
      return;
    }
    found.push(source.slice(node.position?.start.offset, node.position?.end.offset));
  });
  return found;
}

/** Everything between < and > that opens or closes an element. */
function tagsOf(source: string): string[] {
  return [...source.matchAll(/<\/?[A-Za-z][^>]*>/g)].map(([tag]) => tag);
}

describe('--fix', () => {
  test('repairs punctuation and spacing in paragraphs, headings, lists, cells, quotations and front matter', () => {
    const fixed = fixPage('messy.mdx', messy, rules);

    expect(fixed.split('\n').filter((line, index) => line !== messy.split('\n')[index])).toEqual([
      'title: 用 Langflow 画图',
      'description: "说明：使用 API 密钥"',
      '先安装（见下文）再运行；**Share** 按钮，`code,x` 后面，[链接 a](/agents,b)Agent 页。',
      '## 标题 A {/* #a,b */}',
      '- 选项 A，见 <kbd>Ctrl,K</kbd> 键和<DataType name="中文a" />类型',
      '  第 2 行“引文”',
      '| `a,中b` | 类型：Message \\| 值 &lt;a&gt;中文 |',
      '再点 **Run** 即可，<span>甲a,乙</span>不动',
      '> 引文 A，',
      '> 第 2 行 \\{转义\\}B 组',
    ]);
  });

  test('leaves every code node, inline element and tag as it was, byte by byte', () => {
    const types = ['code', 'inlineCode', 'mdxJsxTextElement', 'mdxTextExpression'];

    const fixed = fixPage('messy.mdx', messy, rules);

    expect(bytesOf(messy, types)).toHaveLength(10);
    expect(bytesOf(fixed, types)).toEqual(bytesOf(messy, types));
    expect(tagsOf(fixed)).toEqual(tagsOf(messy));
  });

  test('leaves addresses, front matter keys and the values of other keys as they were', () => {
    const fixed = fixPage('messy.mdx', messy, rules);

    expect(fixed).toContain('](/agents,b)');
    expect(fixed).toContain('slug: /messy,page\nkeywords: [a,中文b]\n');
  });

  test('changes nothing the second time', () => {
    const once = fixPage('messy.mdx', messy, rules);

    expect(fixPage('messy.mdx', once, rules)).toBe(once);
    expect(lintPage('messy.mdx', once, rules).faults.filter(({edit}) => edit)).toEqual([]);
  });

  test.each([
    ['an inline element', '标题:副题', 2],
    ['an element around blocks', 'a,b" label', 1],
    ['inline code', 'code,x', 4],
    ['a heading id', '#a,b */', 2],
    ['an address', '/agents,b', 7],
  ])('gives up when a rule would change %s', (_, text, at) => {
    const start = messy.indexOf(text) + at;
    const reckless: Rule = {
      name: 'reckless',
      check: ({source}) =>
        source === messy
          ? [{offset: start, message: '', edit: {start, end: start + 1, replacement: '，'}}]
          : [],
    };

    expect(() => fixPage('messy.mdx', messy, [reckless])).toThrow('已放弃');
  });

  test('gives up when a rule would change a word', () => {
    const start = messy.indexOf('先安装');
    const reckless: Rule = {
      name: 'reckless',
      check: ({source}) =>
        source.includes('先安装')
          ? [{offset: start, message: '', edit: {start, end: start + 1, replacement: '后'}}]
          : [],
    };

    expect(() => fixPage('messy.mdx', messy, [reckless])).toThrow('已放弃');
  });
});

describe('edits', () => {
  test('that touch the same characters are applied once', () => {
    const edit = {start: 1, end: 2, replacement: 'x'};

    expect(applyEdits('abc', [edit, edit, {start: 3, end: 3, replacement: '!'}])).toBe('axc!');
  });
});
