import {mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {callServer} from '../serverApi';
import type {PageSetUp} from './types';

/** The flow in the folder of the project, and the account that the page has set. */
export const setUp: PageSetUp = {
  environment: {LANGFLOW_SUPERUSER: 'langflow', LANGFLOW_SUPERUSER_PASSWORD: 'langflow'},
  ensure: async ({server, flowId, folder}) => {
    const flow = await callServer(server, 'GET', `/v1/flows/${flowId}`);
    mkdirSync(join(folder, 'flows'), {recursive: true});
    writeFileSync(join(folder, 'flows/after-sales.json'), JSON.stringify(flow));
    return {LANGFLOW_FLOW: flowId};
  },
};
