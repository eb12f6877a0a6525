import {createFlow, supportFlow} from '../flows/sampleFlow';
import {callServer} from '../serverApi';
import type {PageSetUp} from './types';

const beside = [
  {
    name: 'Order Status',
    mcp_enabled: true,
    action_name: 'order_status',
    action_description: '按订单号查询物流状态，必须给出订单号',
  },
  {name: 'Draft', mcp_enabled: false},
];

/** A project with three flows, two of which are tools. */
export const setUp: PageSetUp = {
  // Behind uvx in the inspector, and in a terminal of its own.
  packages: ['mcp-proxy'],
  background: [/^mcp-proxy /, /^npx @modelcontextprotocol\/inspector/],
  flow: {...supportFlow, name: '图书检索', about: {mcp_enabled: true}},
  ensure: async ({server, projectId}) => {
    const flows = await callServer<{name: string}[]>(
      server,
      'GET',
      '/v1/flows/?header_flows=true&remove_example_flows=true',
    );
    for (const {name, ...settings} of beside) {
      if (flows.some((flow) => flow.name === name)) {
        continue;
      }
      const about = {...settings, folder_id: projectId};
      await createFlow(server, {...supportFlow, name, about});
    }
    return {};
  },
};
