import {createFlow, supportFlow} from '../flows/sampleFlow';
import {callServer} from '../serverApi';
import type {PageSetUp} from './types';

const beside = [
  {name: 'Order Status', mcp_enabled: true},
  {name: 'Draft', mcp_enabled: false},
];

/** A project with three flows, two of which are tools. */
export const setUp: PageSetUp = {
  flow: {...supportFlow, name: '图书检索', about: {mcp_enabled: true}},
  ensure: async ({server, projectId}) => {
    const flows = await callServer<{name: string}[]>(
      server,
      'GET',
      '/v1/flows/?header_flows=true&remove_example_flows=true',
    );
    for (const {name, mcp_enabled} of beside) {
      if (flows.some((flow) => flow.name === name)) continue;
      const about = {mcp_enabled, folder_id: projectId};
      await createFlow(server, {...supportFlow, name, about});
    }
    return {};
  },
};
