import type {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {beforeAll, describe, expect, it} from 'vitest';
import packageFile from '../../package.json';
import {estimateTokens} from '../budget';
import {SERVER} from '../createServer';
import {ask, connect} from './connect';
import {ROOT, sampleFiles, sampleSource} from './sampleSite';

let client: Client;
beforeAll(async () => {
  client = await connect();
});

describe('the server', () => {
  it('names itself after the package', () => {
    expect(client.getServerVersion()).toMatchObject(SERVER);
    expect(SERVER).toMatchObject({name: packageFile.name, version: packageFile.version});
  });

  it('offers five tools, each described in Chinese and English and bounded by a budget', async () => {
    const {tools} = await client.listTools();
    expect(tools.map(({name}) => name)).toEqual([
      'search_docs',
      'read_page',
      'get_operation',
      'find_component',
      'list_pages',
    ]);
    for (const {description, inputSchema, annotations} of tools) {
      expect(description).toMatch(/[\u4e00-\u9fff].*\n.*[A-Za-z]{4}/s);
      expect(inputSchema.properties).toHaveProperty('budget');
      expect(annotations?.readOnlyHint).toBe(true);
    }
  });

  it('names the tools that there are when another one is called', async () => {
    await expect(ask(client, 'find_docs', {})).rejects.toThrow(/search_docs, read_page/);
  });
});

describe('search_docs', () => {
  it('gives sections with their trail, link and excerpt', async () => {
    const {text} = await ask(client, 'search_docs', {query: '清空记忆'});
    expect(text).toContain('**智能体 › 使用智能体 › 智能体的记忆 › 清空记忆**');
    expect(text).toContain(`${ROOT}agents#clear-memory`);
    expect(text).toContain('删除历史消息');
  });

  it('gives as many as asked for', async () => {
    const {text} = await ask(client, 'search_docs', {query: '智能体', limit: 1});
    expect(text.match(/^\d+\. /gm)).toHaveLength(1);
  });

  it('says so when there is nothing', async () => {
    expect((await ask(client, 'search_docs', {query: 'zzqqxxyy'})).text).toContain('Nothing found');
  });

  it('finds the text of a newer build without a restart', async () => {
    const files = sampleFiles();
    const own = await connect(sampleSource(files));
    const before = await ask(own, 'search_docs', {query: '使用智能体', limit: 1});
    const head = files.get('search-index/head.txt')!;
    files.set('search-index/head.txt', head.replace('使用智能体', '善用智能体'));
    const after = await ask(own, 'search_docs', {query: '善用智能体', limit: 1});
    expect(before.text).toContain('使用智能体');
    expect(after.text).toContain('善用智能体');
  });
});

describe('read_page', () => {
  it.each(['agents', '/agents', '/agents/', 'agents.md', `${ROOT}agents`, '使用智能体'])(
    'knows a page as %s',
    async (page) => {
      const {text} = await ask(client, 'read_page', {page});
      expect(text).toMatch(/^# 使用智能体/);
      expect(text).toContain('清空记忆');
    },
  );

  it.each([
    {page: 'agents#agent-memory'},
    {page: 'agents', section: 'agent-memory'},
    {page: 'agents', section: '#Agent-Memory'},
    {page: 'agents', section: '智能体的记忆'},
  ])('gives one section with those under it: %j', async (given) => {
    const {text} = await ask(client, 'read_page', given);
    expect(text).toContain(`${ROOT}agents#agent-memory`);
    expect(text).toContain('## 智能体的记忆');
    expect(text).toContain('### 清空记忆');
    expect(text).not.toContain('# 使用智能体');
  });

  it('names near pages for one that there is not', async () => {
    const {text, isError} = await ask(client, 'read_page', {page: '/agent-memory-page'});
    expect(isError).toBe(true);
    expect(text).toContain('/agents');
    expect(text).toContain('list_pages');
  });

  it('names the sections of the page for one that it has not', async () => {
    const {text, isError} = await ask(client, 'read_page', {page: 'agents', section: 'nothing'});
    expect(isError).toBe(true);
    expect(text).toContain('- 智能体的记忆 (#agent-memory)');
  });

  it('cuts between paragraphs and names the sections that are left', async () => {
    const files = sampleFiles();
    const long = `# 使用智能体\n\n开头。\n\n${'很长的一段。'.repeat(200)}\n\n## 智能体的记忆\n\n短。`;
    files.set('agents.md', long);
    const own = await connect(sampleSource(files));
    const {text} = await ask(own, 'read_page', {page: 'agents', budget: 300});
    expect(text).toMatch(/^# 使用智能体\n\n开头。\n\n（到此截断/);
    expect(text).toContain('- 智能体的记忆 (#agent-memory)');
    expect(estimateTokens(text)).toBeLessThanOrEqual(300);
  });
});

describe('get_operation', () => {
  it.each([
    'run-flow',
    'runFlow',
    'run_flow',
    'POST /api/v1/run/{flow_id_or_name}',
    'post /api/v1/run/{id}',
    'POST http://localhost:7860/api/v1/run/my-flow?stream=true',
    '/api/v1/run/my-flow',
  ])('knows an operation as %s', async (operation) => {
    const {text} = await ask(client, 'get_operation', {operation});
    expect(text).toMatch(/^# 运行流程/);
  });

  it('gives the sample in one language, right behind the endpoint', async () => {
    const {text} = await ask(client, 'get_operation', {operation: 'run-flow', language: 'python'});
    expect(text).toContain('import requests');
    expect(text).toContain('# 不是标题');
    expect(text).not.toContain('curl --request');
    expect(text.indexOf('## 代码示例')).toBeLessThan(text.indexOf('## 路径参数'));
    const other = await ask(client, 'get_operation', {operation: 'run-flow'});
    expect(other.text).toContain('curl --request');
    expect(other.text).not.toContain('import requests');
  });

  it('takes a literal path for itself, not for a parameter', async () => {
    const {text} = await ask(client, 'get_operation', {operation: '/api/v1/flows'});
    expect(text).toContain('read-flows：GET /api/v1/flows/');
    expect(text).toContain('create-flow：POST /api/v1/flows/');
    expect(text).not.toContain('{flow_id}');
  });

  it('names near operations for one that there is not', async () => {
    const {text, isError} = await ask(client, 'get_operation', {operation: 'GET /api/v1/nothing'});
    expect(isError).toBe(true);
    expect(text).toContain('run-flow：POST /api/v1/run/{flow_id_or_name}（运行流程）');
  });

  it('names the languages', async () => {
    const given = {operation: 'run-flow', language: 'rust'};
    const {text, isError} = await ask(client, 'get_operation', given);
    expect(isError).toBe(true);
    expect(text).toContain('curl, python, typescript, go');
  });
});

describe('find_component', () => {
  it('finds by part of a name, old components last', async () => {
    const {text} = await ask(client, 'find_component', {name: 'parse'});
    expect(text.indexOf('**Parser**')).toBeGreaterThan(0);
    expect(text.indexOf('**Parse Data**')).toBeGreaterThan(text.indexOf('**Parser**'));
    expect(text).toContain('`input_data` Data or DataFrame：端口 DataFrame');
  });

  it('finds by the types of ports, together', async () => {
    const {text} = await ask(client, 'find_component', {input: 'dataframe', output: 'Message'});
    expect(text).toContain('**Parser**');
    expect(text).not.toContain('**URL**');
  });

  it('counts Tool Mode as an output of type Tool', async () => {
    expect((await ask(client, 'find_component', {output: 'Tool'})).text).toContain('**URL**');
  });

  it('names the types that there are', async () => {
    const {text, isError} = await ask(client, 'find_component', {input: 'Table'});
    expect(isError).toBe(true);
    expect(text).toContain('Data, DataFrame, Message');
  });

  it('wants one argument at least', async () => {
    const {text, isError} = await ask(client, 'find_component', {});
    expect(isError).toBe(true);
    expect(text).toContain('name、input、output');
  });
});

describe('list_pages', () => {
  it('lists all pages by chapter', async () => {
    const {text} = await ask(client, 'list_pages');
    expect(text).toContain('## 指南');
    expect(text).toContain('- 使用智能体 /agents');
    expect(text).toContain('- 运行流程 /api/run-flow：`POST /api/v1/run/{flow_id_or_name}`');
  });

  it('describes the pages of one chapter', async () => {
    const {text} = await ask(client, 'list_pages', {section: '指南'});
    expect(text).toContain('- 使用智能体 /agents：关于agents。');
    expect(text).not.toContain('API 参考');
  });

  it('names the chapters for one that there is not', async () => {
    const {text, isError} = await ask(client, 'list_pages', {section: '没有'});
    expect(isError).toBe(true);
    expect(text).toContain('指南、API 参考');
  });
});

describe('wrong arguments', () => {
  it('are told all at once, with the right ones and an example', async () => {
    const {text, isError} = await ask(client, 'search_docs', {q: '密钥', limit: 99, budget: 1});
    expect(isError).toBe(true);
    expect(text).toContain('没有参数 "q"');
    expect(text).toContain('limit must be an integer from 1 to 20, not 99.');
    expect(text).toContain('budget 要写 200 到 32000 的整数');
    expect(text).toContain('Argument query is missing.');
    expect(text).toContain('例子 / Example: search_docs {"query"');
  });

  it('do not include null for what was left out, nor a number written as text', async () => {
    const given = {query: '智能体', limit: '2', budget: null};
    expect((await ask(client, 'search_docs', given)).isError).toBe(false);
  });
});
