import {describe, expect, it} from 'vitest';
import {breakLines, gapBefore, measureText, splitPieces} from '../layoutText';
import type {Typeface} from '../types';

/** Han characters and marks are squares, Latin letters half as wide. */
const typeface: Typeface = {
  unitsPerEm: 1000,
  glyph: (character) => ({outline: 'M0 0', advance: /[ -~]/.test(character) ? 500 : 1000}),
};

describe('lines of a title', () => {
  it('are as even as they can be', () => {
    expect(breakLines('用可视化流程搭建应用', 8, typeface)).toEqual(['用可视化流程', '搭建应用']);
  });

  it('stay one if it fits', () => {
    expect(breakLines('日志', 8, typeface)).toEqual(['日志']);
  });

  it('keep Latin words, paths and versions whole', () => {
    const lines = breakLines('连接服务器 /api/v1/mcp 用 1.5.0 版', 8, typeface);
    expect(lines.join('|')).toContain('/api/v1/mcp');
    expect(lines.join('|')).toContain('1.5.0');
  });

  it('neither begin with a closing mark nor end with an opening one', () => {
    const text = '运行流程（高级，实验性）、查询任务“状态”与上传文件（旧端点）';
    for (let width = 5; width < 15; width++) {
      for (const line of breakLines(text, width, typeface)) {
        expect(line).not.toMatch(/^[，、）”]|[（“]$/);
      }
    }
  });
});

describe('words', () => {
  it('keep their endings', () => {
    expect(splitPieces('服务器')).toEqual(['服务器']);
  });
});

describe('marks that fill half of their square', () => {
  it('move together where two meet, and to the edge at the start of a line', () => {
    expect(gapBefore('：', '“')).toBe(-0.5);
    expect(gapBefore(undefined, '（')).toBe(-0.5);
    expect(gapBefore('文', '（')).toBe(0);
  });

  it('count in the width of a text', () => {
    expect(measureText('文：“字”', typeface)).toBe(4.5);
  });
});
