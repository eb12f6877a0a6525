import {createFlow} from '../flows/sampleFlow';
import {callServer} from '../serverApi';
import type {PageSetUp} from './types';

const second = '周报';

/** A public flow, a second one beside it, and a file that was exported before. */
export const setUp: PageSetUp = {
  files: {
    'agent-with-astra-db-tool.json': JSON.stringify({
      name: 'Agent with Astra DB',
      description: null,
      data: {nodes: [], edges: [], viewport: {x: 0, y: 0, zoom: 1}},
    }),
  },
  ensure: async ({server, flowId}) => {
    const flows = await callServer<{id: string; name: string}[]>(
      server,
      'GET',
      '/v1/flows/?header_flows=true&remove_example_flows=true',
    );
    const other =
      flows.find(({name}) => name === second)?.id ??
      (await createFlow(server, {name: second, nodes: [{id: 'ChatInput-a1B2c'}], edges: []}));
    await callServer(server, 'PATCH', `/v1/flows/${flowId}`, {access_type: 'PUBLIC'});
    return {'b7a6a2d4-1c0e-4f5b-9a57-2f6d8c3e1b94': other};
  },
};
