import {assembleFlow, type Template} from '../../flows/assembleFlow';
import {readTemplates} from '../../flows/readTemplates';
import {callServer} from '../../serverApi';
import type {LiveServer} from '../../types';

export type McpConfig = {command: string; args: string[]} | {url: string};

/** Chat Input → Agent → Chat Output, with an MCP Tools component as the agent's tools. Gives the flow's ID. */
export async function createAgentFlow(
  server: LiveServer,
  mcpServer: {name: string; config: McpConfig},
  model: string,
): Promise<string> {
  const templates = new Map(await readTemplates(server));
  templates.set('MCPTools', await switchToTools(server, templates.get('MCPTools')!, mcpServer));
  const data = assembleFlow(
    templates,
    [
      {id: 'ChatInput-docs1'},
      {id: 'MCPTools-docs1'},
      {
        id: 'Agent-docs1',
        fields: {
          api_key: 'sk-stand-in',
          openai_api_base: model,
          add_current_date_tool: false,
        },
      },
      {id: 'ChatOutput-docs1'},
    ],
    [
      {from: 'ChatInput-docs1', output: 'message', to: 'Agent-docs1', field: 'input_value'},
      {from: 'MCPTools-docs1', output: 'component_as_tool', to: 'Agent-docs1', field: 'tools'},
      {from: 'Agent-docs1', output: 'response', to: 'ChatOutput-docs1', field: 'input_value'},
    ],
  );
  const {id} = await callServer<{id: string}>(server, 'POST', '/v1/flows/', {
    name: '查阅 Langflow 文档的智能体',
    data,
  });
  return id;
}

/** Tool Mode switched on, then the actions loaded: both by Langflow itself, as the editor asks it. */
async function switchToTools(
  server: LiveServer,
  template: Template,
  mcpServer: object,
): Promise<Template> {
  const change = async (node: Template, field: string, value: unknown): Promise<Template> => {
    const code = (node.template['code'] as {value: string}).value;
    const changed = await callServer<Pick<Template, 'template' | 'outputs'>>(
      server,
      'POST',
      '/v1/custom_component/update',
      {code, template: node.template, field, field_value: value, tool_mode: true},
    );
    return {...node, ...changed};
  };
  const node = structuredClone(template);
  (node.template['mcp_server'] as {value: unknown}).value = mcpServer;
  return change(await change(node, 'tool_mode', true), 'tools_metadata', []);
}
