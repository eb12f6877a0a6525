import {beforeAll, describe, expect, it} from 'vitest';
import {kind} from '../tables';
import {checkTables} from '../tables/checkTables';
import {collectTables, type ParameterTable, readTables} from '../tables/collectTables';

/** The faults of one table below a heading. */
function faultsOf(heading: string, columns: string, ...rows: string[]): string[] {
  const rule = columns.replace(/[^|]+/g, '---');
  const source = [`## ${heading} {/* #some-id */}`, '', columns, rule, ...rows].join('\n');
  return checkTables(readTables('docs/page.mdx', source)).map(
    ({file, line, message}) => `${file}:${line} ${message}`,
  );
}

const INPUTS = '| 参数 | 标签 | 类型 | 默认值 | 高级 | 说明 |';
const SIZE = '| `chunk_size` | Chunk Size | 整数 | `1000` | 否 | 长度 |';

describe('the parameter tables of the pages', () => {
  let tables: ParameterTable[] = [];

  // Parsing sixty pages takes seconds, on a busy machine many.
  beforeAll(() => {
    tables = collectTables();
  });

  it('agree with the product', () => {
    const faults = checkTables(tables).map(({file, line, message}) => `${file}:${line} ${message}`);
    expect(faults).toEqual([]);
  });

  it('are all found', () => {
    expect(tables.length).toBeGreaterThan(250);
    expect(tables.flatMap(({rows}) => rows).length).toBeGreaterThan(1900);
  });

  it('are one check each', {timeout: 300_000}, async () => {
    const checks = await kind.collect();
    expect(checks).toHaveLength(tables.length);
    expect(new Set(checks.map(({id}) => id)).size).toBe(checks.length);
  });
});

describe('a parameter table', () => {
  it('that is right has no faults', () => {
    expect(faultsOf('Split Text 参数', INPUTS, SIZE)).toEqual([]);
  });

  it('with an unknown parameter lists those that exist', () => {
    const [fault] = faultsOf('Split Text 参数', INPUTS, SIZE.replace('chunk_size', 'size'));
    expect(fault).toMatch(/^docs\/page\.mdx:5 Split Text 没有参数 size。它有：.*chunk_size/);
  });

  it.each([
    ['Chunk Size', 'Size', '标签是 Chunk Size，表里写的是 Size'],
    ['整数', '布尔', 'chunk_size 的种类是 Int，表里写的是“布尔”'],
    ['`1000`', '`500`', 'chunk_size 的默认值是 1000，表里写的是 `500`'],
    ['`1000`', '空', 'chunk_size 的默认值是 1000，表里写的是 空'],
    ['| 否 |', '| 是 |', 'chunk_size 不是高级参数，表里写的是“是”'],
    ['长度', '必填。长度', 'chunk_size 不是必填的'],
  ])('that says %s as %s is told what is true', (right, wrong, message) => {
    expect(faultsOf('Split Text', INPUTS, SIZE.replace(right, wrong))).toEqual([
      `docs/page.mdx:5 ${message}`,
    ]);
  });

  it('may not leave out that a parameter is required', () => {
    const row = '| `data_inputs` | Input | Data 或 DataFrame | 无 | 否 | 要切的内容 |';
    expect(faultsOf('Split Text', INPUTS, row)).toEqual([
      'docs/page.mdx:5 data_inputs 是必填的，说明要以“必填”开头',
    ]);
  });

  it('states the types of ports', () => {
    const row = '| `search_query` | Search Query | 文本或 Data | 空 | 否 | 搜索词 |';
    expect(faultsOf('Chroma DB', INPUTS, row)[0]).toContain('表里写了 Data');
  });

  it('tells outputs from inputs', () => {
    const columns = '| 参数 | 标签 | 方向 | 类型 | 说明 |';
    const row = '| `dataframe` | Chunks | 输出 | DataFrame | 文本块 |';
    expect(faultsOf('Split Text', columns, row)).toEqual([]);
    expect(faultsOf('Split Text', columns, row.replace('输出', '输入'))[0]).toContain('没有参数');
  });

  it('whose component cannot be recognised fails', () => {
    expect(faultsOf('切分', INPUTS, SIZE)).toEqual([
      'docs/page.mdx:5 认不出这张表说的是哪个组件：切分',
    ]);
  });

  it('names its components in a column, where an empty cell repeats the one above', () => {
    const columns = '| 组件 | 参数 | 标签 | 默认值 |';
    const rows = [
      '| Split Text | `chunk_size` | Chunk Size | `1000` |',
      '| | `chunk_overlap` | Chunk Overlap | `20` |',
    ];
    expect(faultsOf('切分', columns, ...rows)).toEqual([
      'docs/page.mdx:6 chunk_overlap 的默认值是 200，表里写的是 `20`',
    ]);
  });

  it('takes its component from the summary of its fold', () => {
    const source = `## 旧版\n\n<details>\n<summary>Split Text</summary>\n\n${INPUTS}\n|---|---|---|---|---|---|\n${SIZE}\n\n</details>\n`;
    const tables = readTables('docs/page.mdx', source);
    expect(tables[0]?.summary).toBe('Split Text');
    expect(checkTables(tables)).toEqual([]);
  });
});
