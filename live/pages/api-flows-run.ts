import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {callServer} from '../serverApi';
import type {PageSetUp} from './types';

/** The exported flow beside the script, which finds the model as the server does. */
export const setUp: PageSetUp = {
  ensure: async ({server, flowId, folder}) => {
    const flow = await callServer(server, 'GET', `/v1/flows/${flowId}`);
    writeFileSync(join(folder, 'flow.json'), JSON.stringify(flow));
    return {OPENAI_API_KEY: 'sk-stand-in', OPENAI_API_BASE: server.model};
  },
};
