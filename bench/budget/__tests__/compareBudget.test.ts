import {describe, expect, it} from 'vitest';
import {compareBudget, ROOM, type Measured} from '../compareBudget';

const recorded: Measured = {
  pages: [{path: '/', script: 80_000, style: 15_000, chunks: ['main', 'pages']}],
  chunks: [
    {name: 'main', bytes: 60_000, modules: {'./src/a.ts': 1000, './src/b.ts': 500}},
    {name: 'pages', bytes: 20_000, modules: {'./src/c.ts': 100}},
  ],
};

const grownBy = (growth: number): Measured => ({
  pages: [{...recorded.pages[0]!, script: 80_000 + growth}],
  chunks: [
    {
      name: 'main',
      bytes: 60_000 + growth,
      modules: {'./src/a.ts': 4000, './src/b.ts': 500, './node_modules/large/index.js': 9000},
    },
    recorded.chunks[1]!,
  ],
});

describe('the budget of a first view', () => {
  it('has room for a little growth', () => {
    expect(compareBudget(recorded, grownBy(ROOM))).toEqual([]);
  });

  it('names the page, the chunk and the modules that grew, the largest first', () => {
    const [page, chunk, ...modules] = compareBudget(recorded, grownBy(ROOM + 1));
    expect(page).toContain('/：脚本 82001 字节，记录是 80000');
    expect(chunk).toContain('main 多 2001 字节');
    expect(modules.map((line) => line.trim())).toEqual([
      './node_modules/large/index.js：新加入，压缩前 9000 字节',
      './src/a.ts：压缩前多 3000 字节',
    ]);
  });

  it('holds styles apart from scripts', () => {
    const after = {...recorded, pages: [{...recorded.pages[0]!, style: 17_001}]};
    expect(compareBudget(recorded, after)).toEqual([expect.stringContaining('样式 17001 字节')]);
  });

  it('asks for a record of a page that has none', () => {
    expect(compareBudget({pages: [], chunks: []}, recorded)[0]).toContain('--record');
  });
});
