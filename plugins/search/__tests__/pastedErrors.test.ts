import {describe, expect, it} from 'vitest';
import {pastedSentence, valuesInSentence} from '../client/engine/pastedParts';
import {unwrapError} from '../client/engine/unwrapError';
import {page, pathsFor} from './sampleSite';

const generic = page(
  'troubleshoot',
  '支持',
  [1, '', '组件运行报错：Error building Component', '冒号后面是组件自己抛出的错误。'],
  [2, 'value', 'ValueError', '先看 Error building Component 后面的内容，再看日志。'],
);
const models = page('agents', '智能体', [
  1,
  '',
  '模型',
  '报 does not support tools 的模型没有工具调用的能力。',
]);
const ollama = page('ollama', '组件', [1, '', '用 qwen2.5:7b 回答', '下载 qwen2.5:7b，再选它。']);
const others = ['画布', '连线', '端口', '参数'].map((word, number) =>
  page(`other-${number}`, '文档', [1, '', word, `${word}的说明写在这里。`]),
);
const pages = [generic, models, ollama, ...others];

describe('an error that was pasted', () => {
  it.each([
    'Error building Component Agent: does not support tools',
    'ValueError: does not support tools',
    '{"detail":"Error running graph: Error building Component Agent: does not support tools"}',
  ])('is found by its message, not by what surrounds it: %s', (query) => {
    expect(pathsFor(query, pages)[0]).toBe('/agents');
  });

  it('is found between Chinese words that the page does not have', () => {
    expect(pathsFor('一运行就弹出 does not support tools 求助', pages)[0]).toBe('/agents');
  });

  it('is found whatever it names of the reader’s machine', () => {
    expect(pathsFor('model qwen2.5:7b does not support tools', pages)[0]).toBe('/agents');
  });

  it('without a message is what is asked about', () => {
    expect(pathsFor('Error building Component', pages)[0]).toBe('/troubleshoot');
  });
});

describe('what surrounds an error', () => {
  it.each([
    ['error building component agent: tools are required', 'tools are required'],
    ['[07/21/25 23:49:03] error 2025-07-21 23:49:03 - error - job not found', 'job not found'],
    ['{"detail": "flow not found"}', 'flow not found'],
    [
      'an error occured in the parser component, stopping your flow. see below for more details. error details: keyerror details: no such key',
      'no such key',
    ],
  ])('is taken away: %s', (text, message) => {
    expect(unwrapError(text)).toBe(message);
  });

  it.each([
    'error building component parser:',
    'keyerror: message',
    '1.5.1 fails to start',
    '504 gateway timeout',
  ])('is not taken where it is the message or hardly anything is left: %s', (text) => {
    expect(unwrapError(text)).toBe(text);
  });
});

describe('the parts of a query', () => {
  it('tell a pasted sentence from names between Chinese words', () => {
    expect(pastedSentence('启动报 connection refused by server 怎么办')).toBe(
      'connection refused by server',
    );
    expect(pastedSentence('astra db 连不上')).toBeUndefined();
    expect(pastedSentence('connection refused by server')).toBeUndefined();
  });

  it('hold values of the reader’s machine in sentences only', () => {
    const sentence = 'edge between chatinput-a8xk2 and model has invalid handles';
    expect(valuesInSentence(sentence)).toEqual([[13, 28]]);
    expect(valuesInSentence('qwen2.5:7b tools')).toEqual([]);
  });
});
