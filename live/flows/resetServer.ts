import {callServer} from '../serverApi';
import type {LiveServer} from '../types';

/** Takes away what earlier examples left, so that every page starts as its reader does. */
export async function resetServer(server: LiveServer): Promise<void> {
  const list = <T>(path: string) => callServer<T[]>(server, 'GET', path);
  const remove = (path: string) => callServer(server, 'DELETE', path);
  const flows = await list<{id: string}>('/v1/flows/?header_flows=true&remove_example_flows=true');
  for (const {id} of flows) {
    await remove(`/v1/flows/${id}`);
  }
  for (const {id, name} of await list<{id: string; name: string}>('/v1/projects/')) {
    if (name !== 'Starter Project') {
      await remove(`/v1/projects/${id}`);
    }
  }
  for (const {id} of await list<{id: string}>('/v2/files')) {
    await remove(`/v2/files/${id}`);
  }
  for (const {name} of await list<{name: string}>('/v2/mcp/servers')) {
    await remove(`/v2/mcp/servers/${encodeURIComponent(name)}`);
  }
  const messages = await list<{id: string}>('/v1/monitor/messages');
  await callServer(
    server,
    'DELETE',
    '/v1/monitor/messages',
    messages.map(({id}) => id),
  );
  const {users} = await callServer<{users: {id: string; username: string}[]}>(
    server,
    'GET',
    '/v1/users/?limit=100',
  );
  for (const {id, username} of users) {
    if (username !== 'langflow') {
      await remove(`/v1/users/${id}`);
    }
  }
}
