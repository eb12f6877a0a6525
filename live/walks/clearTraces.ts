import {resetServer} from '../flows/resetServer';
import {callServer} from '../serverApi';
import type {LiveServer} from '../types';

interface Named {
  id: string;
  name: string;
}

/** The server as a first visitor finds it: also without the keys, variables and MCP servers of earlier walks. */
export async function clearTraces(server: LiveServer): Promise<void> {
  await resetServer(server);
  const {api_keys} = await callServer<{api_keys: Named[]}>(server, 'GET', '/v1/api_key/');
  for (const {id, name} of api_keys) {
    if (name !== 'live') {
      await callServer(server, 'DELETE', `/v1/api_key/${id}`);
    }
  }
  for (const {id, name} of await callServer<Named[]>(server, 'GET', '/v1/variables/')) {
    // The server itself made this one from its environment.
    if (name !== 'OPENAI_API_KEY') {
      await callServer(server, 'DELETE', `/v1/variables/${id}`);
    }
  }
  for (const {name} of await callServer<Named[]>(server, 'GET', '/v2/mcp/servers')) {
    await callServer(server, 'DELETE', `/v2/mcp/servers/${encodeURIComponent(name)}`);
  }
}
