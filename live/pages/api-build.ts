import {callServer} from '../serverApi';
import type {PageSetUp} from './types';

/** A public flow, and a build that nobody has read yet. */
export const setUp: PageSetUp = {
  ensure: async ({server, flowId}) => {
    await callServer(server, 'PATCH', `/v1/flows/${flowId}`, {access_type: 'PUBLIC'});
    const {job_id} = await callServer<{job_id: string}>(
      server,
      'POST',
      `/v1/build/${flowId}/flow`,
      {inputs: {input_value: '你好'}},
    );
    return {JOB_ID: job_id};
  },
};
