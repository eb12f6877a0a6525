import type {Api} from './api';
import {makeProject} from './makeProject';
import {openEventStream} from './openEventStream';
import type {SetStage, Stage} from './setStage';

const mcpSession =
  (path: (api: Api) => Promise<{address: string; values?: Stage['path']}>): SetStage =>
  async (api) => {
    const {address, values} = await path(api);
    const stream = await openEventStream(api, address);
    return {path: values, query: {session_id: stream.sessionId}, close: stream.close};
  };

export const globalMcp = mcpSession(() => Promise.resolve({address: '/api/v1/mcp/sse'}));

export const projectMcp = mcpSession(async (api) => {
  const project_id = await makeProject(api);
  return {address: `/api/v1/mcp/project/${project_id}/sse`, values: {project_id}};
});

let mcpServers = 0;

/**
 * Only one user of a server can register MCP servers in 1.5.0: all samples share that user, and each has a
 * registered name of its own.
 */
export const withoutMcpServer: SetStage = (api) => {
  mcpServers += 1;
  const server_name = `fetch-${Date.now()}-${mcpServers}`;
  return {
    path: {server_name},
    close: async () => {
      const headers = {'x-api-key': api.key};
      await fetch(`${api.url}/api/v2/mcp/servers/${server_name}`, {method: 'DELETE', headers});
    },
  };
};

export const withMcpServer: SetStage = async (api) => {
  const stage = await withoutMcpServer(api);
  await api.json('POST', `/api/v2/mcp/servers/${stage.path?.server_name}`, {
    command: 'uvx',
    args: ['mcp-server-fetch'],
  });
  return stage;
};
