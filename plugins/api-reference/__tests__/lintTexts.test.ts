import {expect, test} from 'vitest';
import {lintSummary, lintText, lintTitle} from '../lintTexts';

test.each([
  ['流程的 ID，见 `flow_id`。', []],
  ['点 **New Flow**（新建流程），再选 [模板](/concepts-flows)。', []],
  ['把 Astra DB 作为向量存储。', []],
])('good Chinese passes: %s', (text, faults) => {
  expect(lintText(text)).toEqual(faults);
});

test.each([
  [undefined, '缺少中文文字'],
  ['  ', '缺少中文文字'],
  ['TODO-ZH', '还没有写'],
  ['The ID of the flow.', '没有中文'],
  ['流程。The ID of the flow is here.', '含英文句子'],
  ['流程ID', '缺空格'],
  ['参数`flow_id`', '缺空格'],
  ['返回流程,再运行', '半角标点'],
  ['已完成！', '感叹号'],
])('faulty text is found: %s', (text, fault) => {
  expect(lintText(text).join()).toContain(fault);
});

test('English inside code, labels and link targets is no English sentence', () => {
  expect(lintText('返回 `the flow was not found here` 和 **Save this flow now**。')).toEqual([]);
});

test('a title is short and has no full stop', () => {
  expect(lintTitle('列出流程')).toEqual([]);
  expect(lintTitle('列出流程。').join()).toContain('句号');
  expect(lintTitle('列出'.repeat(20)).join()).toContain('超过 32');
});

test('a summary is exactly one sentence', () => {
  expect(lintSummary('返回全部流程。')).toEqual([]);
  expect(lintSummary('返回全部流程').join()).toContain('恰好一句话');
  expect(lintSummary('返回全部流程。再运行它。').join()).toContain('恰好一句话');
});
