import {describe, expect, it} from 'vitest';
import {issueUrl} from '../issueUrl';

const page = {title: '快速入门 & 安装', path: '/get-started-quickstart'};

describe('the issue that feedback leads to', () => {
  it('is a new one in the repository of the product', () => {
    const url = new URL(issueUrl({...page, verdict: '有帮助'}));
    expect(url.origin + url.pathname).toBe('https://github.com/langflow-ai/langflow/issues/new');
  });

  it('names page, address and verdict, whatever characters the title has', () => {
    const {searchParams} = new URL(issueUrl({...page, verdict: '没有帮助'}));
    expect(searchParams.get('title')).toBe('[中文文档] 快速入门 & 安装：没有帮助');
    expect(searchParams.get('body')).toContain('页面：/get-started-quickstart\n');
  });

  it('asks what was missing or wrong', () => {
    const {searchParams} = new URL(issueUrl({...page, verdict: '有帮助'}));
    expect(searchParams.get('body')).toContain('缺了什么');
  });
});
