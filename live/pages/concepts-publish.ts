import {callServer} from '../serverApi';
import type {PageSetUp} from './types';

/** The flow has the endpoint name that the page chooses. */
export const setUp: PageSetUp = {
  ensure: async ({server, flowId}) => {
    await callServer(server, 'PATCH', `/v1/flows/${flowId}`, {endpoint_name: 'support-bot'});
    return {};
  },
};
