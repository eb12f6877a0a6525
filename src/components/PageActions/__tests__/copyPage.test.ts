import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {copyLink, copyPage} from '../copyPage';
import {menuTexts} from '../menuTexts';

vi.mock('@site/plugins/llms/client/readContent', () => ({
  readContent: () => ({
    content: {
      type: 'element',
      tagName: 'div',
      properties: {},
      children: [
        {
          type: 'element',
          tagName: 'h1',
          properties: {},
          children: [{type: 'text', value: '智能体'}],
        },
      ],
    },
    url: 'https://docs.example.com/agents',
    description: '会用工具。',
  }),
}));

let written: string[];
let messages: string[];
const say = (message: string) => void messages.push(message);

beforeEach(() => {
  vi.useFakeTimers();
  messages = [];
  written = [];
  const writeText = (text: string) => Promise.resolve(written.push(text));
  vi.stubGlobal('navigator', {clipboard: {writeText}});
  vi.stubGlobal('window', {location: {href: 'https://docs.example.com/agents#tools'}});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('copying a page', () => {
  it('writes its Markdown and says so', async () => {
    await copyPage(say);
    expect(written).toEqual([
      '# 智能体\n\n> 会用工具。\n\n页面地址：<https://docs.example.com/agents>\n',
    ]);
    expect(messages).toEqual([menuTexts.copied]);
  });

  it('says what to do when the browser refuses the clipboard', async () => {
    vi.stubGlobal('navigator', {});
    await copyPage(say);
    expect(messages).toEqual([menuTexts.refused]);
  });
});

describe('copying the link', () => {
  it('keeps the section', async () => {
    await copyLink(say);
    expect(written).toEqual(['https://docs.example.com/agents#tools']);
    expect(messages).toEqual([menuTexts.copiedLink]);
  });

  it('says what to do when the browser refuses the clipboard', async () => {
    vi.stubGlobal('navigator', {});
    await copyLink(say);
    expect(messages).toEqual([menuTexts.refusedLink]);
  });
});

describe('a message', () => {
  it('goes away after four seconds', async () => {
    await copyLink(say);
    vi.advanceTimersByTime(4000);
    expect(messages).toEqual([menuTexts.copiedLink, '']);
  });
});
