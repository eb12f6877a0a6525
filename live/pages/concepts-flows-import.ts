import {copyFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {ensureSite} from '../environment/ensureSite';
import {createFlow} from '../flows/sampleFlow';
import {callServer} from '../serverApi';
import type {PageSetUp} from './types';

const flow = (name: string, endpoint: string | null = null) =>
  JSON.stringify({
    name,
    description: null,
    endpoint_name: endpoint,
    data: {nodes: [], edges: [], viewport: {x: 0, y: 0, zoom: 1}},
  });

const root = join(import.meta.dirname, '../..');

/** A flow exported from another server, a project that was backed up as a folder, an empty project. */
export const setUp: PageSetUp = {
  files: {
    '客服/订单查询.json': flow('订单查询'),
    '客服/退货咨询.json': flow('退货咨询'),
    'FLOW_NAME.json': JSON.stringify({
      last_tested_version: '1.5.0',
      ...JSON.parse(flow('书店客服')),
    }),
  },
  ensure: async ({server, folder}) => {
    for (const name of ['书店客服.json', 'flow.json']) {
      writeFileSync(join(folder, name), flow('书店客服', 'support-bot'));
    }
    const projects = await callServer<{name: string}[]>(server, 'GET', '/v1/projects/');
    if (!projects.some(({name}) => name === '空项目')) {
      await callServer(server, 'POST', '/v1/projects/', {name: '空项目', description: ''});
      // Without a project of its own, a flow is kept in the first one.
      await createFlow(server, {name: '草稿', nodes: [{id: 'ChatInput-a1B2c'}], edges: []});
    }
    copyFileSync(join(root, 'static/create-flow.py'), join(folder, 'create-flow.py'));
    // The built site instead of its public address.
    return {'https://docs.example.com': pathToFileURL(await ensureSite()).href};
  },
};
