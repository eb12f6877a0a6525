import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {callServer} from '../serverApi';
import type {PageSetUp} from './types';

/** The flow has the endpoint name that the page chooses, and was exported. */
export const setUp: PageSetUp = {
  packages: ['streamlit'],
  ensure: async ({server, flowId, folder}) => {
    await callServer(server, 'PATCH', `/v1/flows/${flowId}`, {endpoint_name: 'support-bot'});
    const flow = await callServer(server, 'GET', `/v1/flows/${flowId}`);
    writeFileSync(join(folder, 'flow.json'), JSON.stringify(flow));
    return {OPENAI_API_KEY: 'sk-stand-in', OPENAI_API_BASE: server.model};
  },
};
