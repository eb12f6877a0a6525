import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {exportPage, fileNameOf} from '../../../plugins/flow-diagrams/exportFlows';
import {kind} from '../flows';

const PAGE = `---
slug: /my-page
---

\`\`\`flow concept title="想法"
a [浏览器]
\`\`\`

1. 步骤

   \`\`\`flow title="问答"
   chat [Chat Input] 问题
     out message: Message = Chat Message
   output [Chat Output] 回答
     in text: Message = Inputs

   chat.message -> output.text
   \`\`\`

\`\`\`flow title="自己的组件"
gate [Stock Gate = Custom Component]
  out x: Data = X
\`\`\`
`;

describe('a page with pictures', () => {
  it('becomes one file for each picture that can be made, numbered as on the page', () => {
    const [{flow, text} = {}, ...rest] = exportPage(PAGE);
    expect(rest).toEqual([]);
    expect(flow).toMatchObject({
      format: 1,
      title: '问答',
      page: '/my-page',
      number: 2,
      connections: [
        {
          from: {component: 'chat', output: 'message'},
          to: {component: 'output', input: 'input_value'},
        },
      ],
    });
    expect(flow?.components.map(({type}) => type)).toEqual(['ChatInput', 'ChatOutput']);
    expect(flow && fileNameOf(flow)).toBe('flows/my-page/2.json');
    expect(text).toBe(
      [
        '问答',
        '',
        '图中的节点：',
        '- Chat Input：问题',
        '- Chat Output：回答',
        '',
        '连接关系：',
        '- Chat Input 的 Chat Message（Message）连接到 Chat Output 的 Inputs',
        '',
      ].join('\n'),
    );
  });
});

describe('the pictures of the site', () => {
  it('are one check each', async () => {
    const checks = await kind.collect();
    expect(checks.length).toBeGreaterThan(230);
    expect(new Set(checks.map(({id}) => id)).size).toBe(checks.length);
    // Every picture of the site is laid out: seconds, and many of them on a busy machine.
  }, 240_000);
});

describe('the script for readers', () => {
  const script = path.resolve(import.meta.dirname, '../../../static/create-flow.py');

  it('uses the standard library alone', async () => {
    const source = await readFile(script, 'utf8');
    const modules = [...source.matchAll(/^(?:import|from) ([\w.]+)/gm)].map(([, name]) => name);
    expect(modules).toEqual([
      'argparse',
      'copy',
      'gzip',
      'json',
      'os',
      'sys',
      'urllib.error',
      'urllib.parse',
      'urllib.request',
      'uuid',
    ]);
  });
});
