import {describe, expect, it} from 'vitest';
import {measureText, wrapText} from '../measureText';

const style = {size: 10};

describe('measureText', () => {
  it('counts one em for each Han character and full-width sign', () => {
    expect(measureText('流程，图', style)).toBe(40);
  });

  it('counts letters by their own widths', () => {
    expect(measureText('iii', style)).toBeLessThan(measureText('mmm', style) / 3);
  });

  it('counts semibold Latin wider than regular, and Han the same', () => {
    expect(measureText('Chat', {...style, semibold: true})).toBeGreaterThan(
      measureText('Chat', style),
    );
    expect(measureText('聊天', {...style, semibold: true})).toBe(measureText('聊天', style));
  });

  it('gives combining marks no width', () => {
    expect(measureText('e\u0301', style)).toBe(measureText('e', style));
  });
});

describe('wrapText', () => {
  it('keeps a text that fits on one line', () => {
    expect(wrapText('接收问题', 40, style)).toEqual(['接收问题']);
  });

  it('gives no lines for an empty text', () => {
    expect(wrapText('', 40, style)).toEqual([]);
  });

  it('never makes a line wider than allowed', () => {
    const text = '在 Playground 中显示回答，https://example.com/a/very/long/path 也要换行';
    for (const line of wrapText(text, 80, style)) {
      expect(measureText(line, style)).toBeLessThanOrEqual(80);
    }
  });

  it('loses no character but the spaces at the breaks', () => {
    const text = '先查资料（手册），再回答 gpt-4o-mini 的问题。';
    expect(wrapText(text, 60, style).join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
  });

  it('never begins a line with closing punctuation', () => {
    for (let width = 30; width < 120; width += 10) {
      for (const line of wrapText('写入（检索），再回答：完成。', width, style)) {
        expect(line).not.toMatch(/^[，。：）]/u);
      }
    }
  });

  it('breaks after punctuation rather than inside a clause', () => {
    expect(wrapText('先查资料再回答，数字必须用计算器核对', 130, style)).toEqual([
      '先查资料再回答，',
      '数字必须用计算器核对',
    ]);
  });

  it('breaks a path before a slash', () => {
    expect(wrapText('/var/lib/postgresql', 60, style)).toEqual(['/var/lib', '/postgresql']);
  });

  it('leaves no lone character on the last line', () => {
    const lines = wrapText('按照问题选择工具并整理最后的回答', 150, style);
    expect(lines).toHaveLength(2);
    expect(lines[1]?.length).toBeGreaterThan(5);
  });

  it('ends in an ellipsis when lines are limited', () => {
    const lines = wrapText('只根据以下商品资料回答问题并给出价格和库存', 60, style, 2);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/…$/u);
    expect(measureText(lines[1] ?? '', style)).toBeLessThanOrEqual(60);
  });
});
