import type {PageSetUp} from './types';

const flow = (name: string) =>
  JSON.stringify({
    name,
    description: null,
    endpoint_name: name === '书店客服' ? 'support-bot' : null,
    data: {nodes: [], edges: [], viewport: {x: 0, y: 0, zoom: 1}},
  });

/** An exported flow, and a project that was backed up as a folder. */
export const setUp: PageSetUp = {
  files: {
    '书店客服.json': flow('书店客服'),
    'flow.json': flow('书店客服'),
    '客服/订单查询.json': flow('订单查询'),
    '客服/退货咨询.json': flow('退货咨询'),
  },
};
