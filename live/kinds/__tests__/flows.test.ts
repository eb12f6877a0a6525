import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {exportPage, fileNameOf} from '../../../plugins/flow-diagrams/exportFlows';
import {findHidden, kind} from '../flows';
import {canRun} from '../flows/canRun';
import {needOf} from '../flows/needOf';
import {namesOfData} from '../flows/readersData';

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

const component = (type: string, fields: {name: string; value: string}[] = []) => ({
  id: type,
  type,
  name: type,
  caption: '',
  toolMode: false,
  fields,
  position: {x: 0, y: 0},
});

/** All connected in a row. */
const flowOf = (...components: ReturnType<typeof component>[]) => ({
  components,
  connections: components.slice(1).map(({id}, index) => ({
    from: {component: components[index]!.id, output: 'out'},
    to: {component: id, input: 'in'},
  })),
});

describe('whether a picture can be checked here', () => {
  it('a flow runs if all its parts do and each gets what it works on', () => {
    const parts = ['ChatInput', 'LanguageModelComponent', 'ChatOutput'].map((type) =>
      component(type),
    );
    expect(canRun(flowOf(...parts))).toBe(true);
    expect(canRun(flowOf(...parts, component('AstraDB')))).toBe(false);
    expect(canRun({components: parts, connections: []})).toBe(false);
  });

  it('a model of another provider is asked by nobody', () => {
    const agent = component('Agent', [{name: 'agent_llm', value: 'Anthropic'}]);
    expect(canRun(flowOf(agent, component('ChatOutput')))).toBe(false);
  });

  it('a tool of an MCP server exists only where the server answers', () => {
    const connections: [] = [];
    const chosen = component('MCPTools', [{name: 'tool', value: 'fetch'}]);
    expect(needOf({components: [chosen], connections})).toBe('MCP 服务器');
    expect(needOf({components: [component('MCPTools')], connections})).toBeUndefined();
  });
});

describe('a value that the picture shows', () => {
  it('must be on the card too', () => {
    const columns = component('DataFrameOperations', [{name: 'columns_to_select', value: 'text'}]);
    const cardWith = (show: boolean) => ({
      id: 'a',
      type: 'genericNode',
      data: {type: columns.type, node: {template: {columns_to_select: {show}}}},
    });
    expect(findHidden({components: [columns]}, [cardWith(true)])).toBeUndefined();
    expect(findHidden({components: [columns]}, [cardWith(false)])).toContain('columns_to_select');
  });
});

describe('the data of the reader who runs a flow', () => {
  it('has the columns and keys that the picture speaks of', () => {
    const names = namesOfData([
      component('DataFrameOperations', [{name: 'column_name', value: 'sender'}]),
      component('ParserComponent', [{name: 'pattern', value: '{result[eta]}：{text}，{qty} 件'}]),
    ]);
    expect(names).toEqual(['text', 'sender', 'eta', 'qty']);
  });
});

describe('the pictures of the site', () => {
  it('are one check each', async () => {
    const checks = await kind.collect();
    expect(checks.length).toBeGreaterThan(230);
    expect(new Set(checks.map(({id}) => id)).size).toBe(checks.length);
    // Every picture of the site is laid out: seconds, and many of them on a busy machine.
  });
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
