import {describe, expect, it} from 'vitest';
import {FlowSyntaxError} from '../FlowSyntaxError';
import {parseFlow} from '../parseFlow';
import {DATA_TYPES} from '../../../lib/dataTypes';
import {AGENT, BASIC} from './sampleFlows';

const TITLE = 'title="示例"';

function faultOf(text: string, meta = TITLE): FlowSyntaxError {
  try {
    parseFlow(text, meta);
  } catch (error) {
    expect(error).toBeInstanceOf(FlowSyntaxError);
    return error as FlowSyntaxError;
  }
  throw new Error('The fence was accepted.');
}

describe('parseFlow', () => {
  it('reads title, nodes, rows, ports and edges in the order of the source', () => {
    const model = parseFlow(BASIC, 'title="基础提示词流程" ');
    expect(model.title).toBe('基础提示词流程');
    expect(model.nodes.map((node) => node.id)).toEqual(['chat', 'prompt', 'model', 'output']);
    expect(model.nodes[2]).toMatchObject({
      name: 'Language Model',
      caption: '生成回答',
      line: 6,
      rows: [
        {kind: 'field', label: 'Model Name', value: 'gpt-4o-mini'},
        {kind: 'input', port: {id: 'input', types: ['Message'], label: 'Input'}},
        {kind: 'input', port: {id: 'system', label: 'System Message'}},
      ],
      outputs: [{id: 'text', types: ['Message'], label: 'Model Response'}],
    });
    expect(model.edges[0]).toEqual({
      from: {node: 'chat', port: 'message'},
      to: {node: 'model', port: 'input'},
      type: 'Message',
      line: 14,
    });
  });

  it('reads groups', () => {
    expect(parseFlow(AGENT, TITLE).groups).toEqual([
      {label: '智能体与工具', nodes: ['agent', 'calc', 'url', 'search'], line: 21},
    ]);
  });

  it('reads labels of edges between nodes without ports', () => {
    const model = parseFlow('a [浏览器]\nb [Caddy]\na -> b : HTTPS', TITLE);
    expect(model.edges[0]).toMatchObject({from: {node: 'a'}, to: {node: 'b'}, label: 'HTTPS'});
    expect(model.edges[0]?.type).toBeUndefined();
  });

  it('keeps colons inside field values', () => {
    const model = parseFlow('a [URL]\n  set URLs: https://example.com:8080/a', TITLE);
    expect(model.nodes[0]?.rows).toEqual([
      {kind: 'field', label: 'URLs', value: 'https://example.com:8080/a'},
    ]);
  });

  it('labels a port with its id when no label is given', () => {
    const model = parseFlow('a [A]\n  out text: Message', TITLE);
    expect(model.nodes[0]?.outputs[0]?.label).toBe('text');
  });

  it('lets edges and groups stand before the nodes they name', () => {
    expect(parseFlow('group G: a\na -> b\na [A]\nb [B]', TITLE).edges).toHaveLength(1);
  });

  it('gives an edge the type that leaves the output, also into an input of any type', () => {
    const model = parseFlow('a [A]\n  out o: Data\nb [B]\n  in i: Any\na.o -> b.i', TITLE);
    expect(model.edges[0]?.type).toBe('Data');
  });
});

const PORTS = 'a [A]\n  out o: Message\nb [B]\n  in i: Data|DataFrame\n';

describe('a fault in a fence names its place and the remedy', () => {
  const faults: Array<[string, string, number, number, RegExp]> = [
    ['an unknown node', 'a [A]\nb [B]\na -> c', 3, 6, /未知的节点 c。.*a、b/],
    ['an unknown output', `${PORTS}a.x -> b.i`, 5, 1, /没有输出端口 x。.*输出端口：o/],
    ['an unknown input', `${PORTS}a.o -> b.x`, 5, 8, /没有输入端口 x。.*输入端口：i/],
    ['an input used as output', `${PORTS}b.i -> a.o`, 5, 1, /b\.i 是输入端口，方向反了/],
    [
      'types that do not match',
      `${PORTS}a.o -> b.i`,
      5,
      8,
      /a\.o 输出 Message，b\.i 只接受 Data 或 DataFrame/,
    ],
    ['a port on one side only', `${PORTS}a.o -> b`, 5, 8, /只有一端写了端口，b 没有/],
    ['a duplicate node id', 'a [A]\nb [B]\na [C]', 3, 1, /节点 id a 重复。第 1 行/],
    ['a duplicate input', 'a [A]\n  in i: Data\n  in i: Data', 3, 6, /输入端口 i 重复/],
    ['a duplicate edge', 'a [A]\nb [B]\na -> b\na -> b', 4, 1, /a -> b 重复。第 3 行/],
    ['an unknown type', 'a [A]\n  out o: Text', 2, 10, /未知的数据类型 Text。/],
    ['an output of several types', 'a [A]\n  out o: Data|Message', 2, 10, /只能有一个类型/],
    ['a group with an unknown node', 'a [A]\ngroup 组: a, x', 2, 13, /未知的节点 x/],
    ['a group listed with full-width commas', 'a [A]\nb [B]\ngroup 组: a，b', 3, 10, /半角逗号/],
    [
      'a node in two groups',
      'a [A]\ngroup 一: a\ngroup 二: a',
      3,
      10,
      /已经在分组“一”里（第 2 行）/,
    ],
    ['a group without members', 'a [A]\ngroup 组:', 2, 1, /group 名称: a, b/],
    ['a node without a name', 'a []', 1, 3, /缺少组件名/],
    ['a node id with other characters', '输入 [A]', 1, 1, /id 只能由字母/],
    ['a port before any node', '  in i: Data', 1, 3, /还没有节点/],
    ['a port without indentation', 'a [A]\nin i: Data', 2, 1, /前面加两个空格/],
    ['a wrong indentation', 'a [A]\n    in i: Data', 2, 5, /缩进两个空格/],
    ['an indentation by tab', 'a [A]\n\tin i: Data', 2, 2, /不用制表符/],
    ['an unknown keyword', 'a [A]\n  input i: Data', 2, 3, /以 in、out 或 set 开头/],
    ['a port without a type', 'a [A]\n  in i', 2, 3, /in id: 类型 = 标签/],
    ['a port with a full-width colon', 'a [A]\n  in i：Data', 2, 3, /冒号用半角/],
    ['a field without a value', 'a [A]\n  set Model', 2, 3, /set 字段名: 值/],
    ['a wrong arrow', 'a [A]\nb [B]\na → b', 3, 1, /箭头写作 ->/],
    ['an edge with something behind it', 'a [A]\nb [B]\na -> b HTTPS', 3, 1, /a -> b : 文字/],
    ['an end with two dots', 'a [A]\nb [B]\na.b.c -> b', 3, 1, /节点\.端口/],
    ['a line of prose', 'a [A]\n然后发给模型', 2, 1, /看不懂这一行：然后发给模型/],
    ['a fence without nodes', '', 0, 1, /没有节点/],
  ];
  it.each(faults)('%s', (_, text, line, column, message) => {
    const fault = faultOf(text);
    expect(fault.message).toMatch(message);
    expect({line: fault.line, column: fault.column}).toEqual({line, column});
  });

  it('a missing title, with the place on the fence itself', () => {
    expect(faultOf(BASIC, '')).toMatchObject({line: 0, problem: '流程图缺少标题'});
    expect(faultOf(BASIC, 'title=""').problem).toBe('流程图缺少标题');
  });

  it('an unknown option on the fence', () => {
    expect(faultOf(BASIC, 'title="图" zoom').message).toMatch(/未知的选项 zoom/);
  });

  it('an unknown type together with all valid ones', () => {
    const {remedy} = faultOf('a [A]\n  out o: Text');
    for (const type of DATA_TYPES) {
      expect(remedy).toContain(type);
    }
  });
});
