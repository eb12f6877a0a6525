import {
  addComponent,
  ask,
  askStandIn,
  connect,
  createFlow,
  editPrompt,
  inspectOutput,
  openPlayground,
  runComponent,
  selectComponent,
  selectFile,
  useAsTool,
} from '../gestures';
import {placePicture} from '../placePicture';
import type {Walk} from '../types';

export const agentTutorial: Walk = {
  name: 'agent-tutorial',
  pages: ['agent-tutorial'],
  run: async (visit) => {
    await createFlow(visit, 'Simple Agent');
    await askStandIn(visit);
    // One after the other: the menu puts them on the same place.
    await addComponent(visit, 'Directory');
    await useAsTool(visit, 'Directory');
    await addComponent(visit, 'Web Search');
    await useAsTool(visit, 'Web Search');
    await connect(visit, ['Directory', 'Toolset'], ['Agent', 'Tools']);
    await connect(visit, ['Web Search', 'Toolset'], ['Agent', 'Tools']);
    await addComponent(visit, 'Prompt Template');
    await editPrompt(visit, 'Prompt Template', '为 {email} 推荐三件二手商品。');
    await connect(visit, ['Chat Input', 'Chat Message'], ['Prompt Template', 'email']);
    await connect(visit, ['Prompt Template', 'Prompt'], ['Agent', 'Agent Instructions']);
    await openPlayground(visit);
    await ask(visit, '推荐三件二手户外用品', '登山杖');
  },
};

export const filesTutorial: Walk = {
  name: 'chat-with-files',
  pages: ['chat-with-files'],
  run: async (visit) => {
    await createFlow(visit, 'Basic Prompting');
    await editPrompt(visit, 'Prompt', '简历：{resume}\n职位说明：{job}\n问题：{question}');
    await addComponent(visit, 'File');
    await selectFile(visit, 'resume-lin.txt', '林悦，七年后端开发经验。');
    await connect(visit, ['File', 'Raw Content'], ['Prompt', 'resume']);
    await connect(visit, ['Chat Input', 'Chat Message'], ['Prompt', 'question']);
    await selectComponent(visit, 'File');
    await visit.button('Controls').click();
    await visit.page
      .getByRole('dialog')
      .getByText(/^ID: File-/)
      .waitFor();
    await visit.button('Close').click();
    await openPlayground(visit);
    await ask(visit, '她有几年经验？', '收到的问题');
  },
};

export const ragTutorial: Walk = {
  name: 'chat-with-rag',
  pages: ['chat-with-rag'],
  run: async (visit) => {
    await createFlow(visit, 'Vector Store RAG');
    await visit.see('Processing', 'Vector Stores');
    await addComponent(visit, 'Chroma DB');
    await addComponent(visit, 'DataFrame Operations');
    await visit.open(`/flow/${await placePicture(visit.server, 'chat-with-rag', 'Chroma')}`);
    await selectFile(visit, 'manual.txt', '保修期两年。\n\n滤网每月清洗一次。');
    await runComponent(visit, 'DataFrame Operations');
    await inspectOutput(visit, 'DataFrame Operations');
  },
};

export const mcpTutorial: Walk = {
  name: 'mcp-tutorial',
  pages: ['mcp-tutorial'],
  run: async (visit) => {
    const {page} = visit;
    await createFlow(visit, 'Simple Agent');
    await addComponent(visit, 'MCP Tools');
    await visit.component('MCP Tools').getByText('Add MCP Server').click();
    const window = page.getByRole('dialog');
    await visit.see('JSON', 'STDIO', 'SSE');
    await visit.id('sse-tab').click();
    await visit.see('SSE URL');
    await visit.id('json-tab').click();
    const server = {command: 'uvx', args: ['mcp-server-fetch']};
    await visit.id('json-input').fill(JSON.stringify({mcpServers: {fetch: server}}));
    await visit.button('Add Server').click();
    await window.waitFor({state: 'detached'});
    await visit.component('MCP Tools').getByText('fetch', {exact: true}).first().waitFor();
    await visit.open('/settings/mcp-servers');
    await visit.id('add-mcp-server-button-page').click();
    await visit.id('stdio-tab').click();
    await visit.see('Arguments', 'Environment Variables');
    await visit.id('stdio-name-input').fill('wrong');
    await visit.id('stdio-command-input').fill('no-such-program');
    await visit.button('Add Server').click();
    await window.waitFor({state: 'detached'});
    await visit.see('MCP Servers', 'wrong', 'Error');
    await visit.id('mcp-server-menu-button-wrong').click();
    await visit.see('Edit', 'Delete');
  },
};
