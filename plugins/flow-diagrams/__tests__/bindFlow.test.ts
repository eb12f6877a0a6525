import {describe, expect, it} from 'vitest';
import {readCatalogue} from '../../../live/catalogue/readCatalogue';
import {FlowSyntaxError} from '../FlowSyntaxError';
import {bindFlow} from '../bindFlow';
import {parseFlow} from '../parseFlow';
import {AGENT, BASIC} from './sampleFlows';

const bind = (text: string) => bindFlow(parseFlow(text, 'title="图"'), text, readCatalogue());

function faultOf(text: string): FlowSyntaxError {
  try {
    bind(text);
  } catch (error) {
    if (error instanceof FlowSyntaxError) {
      return error;
    }
  }
  throw new Error('no fault');
}

const READ = 'chat [Chat Input] 问题\n  out message: Message = Chat Message\n';

describe('a picture of components', () => {
  it('is bound to the names of the product', () => {
    const {components, connections} = bind(BASIC);
    expect(components.map(({type}) => type)).toEqual([
      'ChatInput',
      'Prompt Template',
      'LanguageModelComponent',
      'ChatOutput',
    ]);
    expect(connections[0]).toEqual({
      from: {component: 'chat', output: 'message'},
      to: {component: 'model', input: 'input_value'},
    });
  });

  it('switches Tool Mode on where a Toolset is drawn', () => {
    const tools = bind(AGENT).components.filter(({toolMode}) => toolMode);
    expect(tools.length).toBeGreaterThan(0);
    expect(bind(AGENT).connections).toContainEqual(
      expect.objectContaining({from: {component: tools[0]?.id, output: 'component_as_tool'}}),
    );
  });

  it('knows the field that makes a port appear', () => {
    const {components} = bind(
      'store [Message History]\n  in text: Message = Message\n  out saved: Message = Stored Messages',
    );
    expect(components[0]?.fields).toEqual([{name: 'mode', value: 'Store'}]);
  });

  it('reads values as the product stores them', () => {
    const {components} = bind(
      'split [Split Text]\n  set Chunk Size: 300\nmodel [OpenAI]\n  set JSON Mode: 打开\n  set OpenAI API Key: OPENAI_API_KEY',
    );
    expect(components.map(({fields}) => fields)).toEqual([
      [{name: 'chunk_size', value: 300}],
      [
        {name: 'json_mode', value: true},
        {name: 'api_key', value: {variable: 'OPENAI_API_KEY'}},
      ],
    ]);
  });

  it('may show a renamed component, and one that the reader writes', () => {
    const {components} = bind(
      'a [Finance Agent = Agent]\nb [Stock Gate = Custom Component]\n  out x: Data = 随便',
    );
    expect(components.map(({name, type}) => [name, type])).toEqual([
      ['Finance Agent', 'Agent'],
      ['Stock Gate', 'CustomComponent'],
    ]);
  });
});

describe('what the product does not have', () => {
  it('is named with the component and its line, and with similar names', () => {
    const fault = faultOf(`${READ}prompt [Prompt Templat] 提示词`);
    expect(fault.line).toBe(3);
    expect(fault.message).toMatch(/产品里没有组件 Prompt Templat。.*相近的有：.*Prompt Template/);
  });

  it.each([
    ['out text: Message = Text', '没有输出 Text', 'Chat Message'],
    ['in text: Message = Text', '没有输入端口 Text', 'Session ID'],
    ['set Text: 你好', '没有字段 Text', 'Input Text'],
    ['out message: Data = Chat Message', '类型不对：Data', 'Message'],
  ])('as %s is told what exists', (line, problem, existing) => {
    const fault = faultOf(`chat [Chat Input] 问题\n  ${line}`);
    expect(fault).toMatchObject({line: 2});
    expect(fault.problem).toContain(problem);
    expect(fault.remedy).toContain(existing);
  });

  it('is a choice that a list does not offer', () => {
    const fault = faultOf('convert [Type Convert]\n  set Output Type: Table');
    expect(fault.message).toContain(
      'Output Type 没有选项 Table。它的选项：Message、Data、DataFrame',
    );
  });

  it('is a connection whose types differ in the product', () => {
    const fault = faultOf(
      'a [SQLDatabase]\n  out db: Any = SQLDatabase\nb [Sequential Crew]\n  in tasks: Any = Tasks\na.db -> b.tasks',
    );
    expect(fault.line).toBe(5);
    expect(fault.problem).toContain('产品不接受这条连线');
  });

  it('is a connection from a port to which the editor gives another type', () => {
    const fault = faultOf(
      'a [Save File]\n  out path: Message = File Path\nb [Chat Output]\n  in text: Message = Inputs\na.path -> b.text',
    );
    expect(fault.line).toBe(5);
    expect(fault.problem).toContain('File Path 输出 Text');
  });
});
