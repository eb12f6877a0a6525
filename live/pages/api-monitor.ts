import {callServer} from '../serverApi';
import type {LiveServer} from '../types';
import type {PageSetUp} from './types';

interface Message {
  id: string;
  sender: string;
  properties: Record<string, unknown>;
}

/** Conversations in the sessions that the page prints, and two messages that may go. */
export const setUp: PageSetUp = {
  ensure: async ({server, flowId}) => {
    const talk = (session: string) => ensureTalk(server, flowId, session);
    const shown = await talk('01ce083d-748b-4b8d-97b6-33adbb6a528a');
    const liked = (await talk('customer-1024')).find(({sender}) => sender === 'Machine')!;
    await callServer(server, 'PUT', `/v1/monitor/messages/${liked.id}`, {
      properties: {...liked.properties, positive_feedback: true},
    });
    const other = (await talk('customer-1025')).find(({sender}) => sender === 'Machine')!;
    await callServer(server, 'PUT', `/v1/monitor/messages/${other.id}`, {
      properties: {
        ...other.properties,
        source: {id: null, display_name: 'gpt-4.1', source: 'gpt-4.1'},
        positive_feedback: true,
      },
    });
    const spare = await talk('spare');
    return {
      '3ab66cc6-c048-48f8-ab07-570f5af7b160': shown.find(({sender}) => sender === 'Machine')!.id,
      MESSAGE_ID_1: spare[0]!.id,
      MESSAGE_ID_2: spare[1]!.id,
    };
  },
};

async function ensureTalk(server: LiveServer, flow: string, session: string): Promise<Message[]> {
  const read = () =>
    callServer<Message[]>(
      server,
      'GET',
      `/v1/monitor/messages?flow_id=${flow}&session_id=${session}`,
    );
  const found = await read();
  if (found.length > 0) {
    return found;
  }
  // As the Playground does it: only a build records how long each component took.
  const build = await fetch(`${server.url}/api/v1/build/${flow}/flow?event_delivery=direct`, {
    method: 'POST',
    headers: {'x-api-key': server.apiKey, 'content-type': 'application/json'},
    body: JSON.stringify({inputs: {input_value: '耳机的保修期多久？', session}}),
  });
  await build.text();
  return read();
}
