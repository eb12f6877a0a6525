import type {PageSetUp} from './types';

const flow = (name: string) =>
  JSON.stringify({
    name,
    description: null,
    data: {nodes: [], edges: [], viewport: {x: 0, y: 0, zoom: 1}},
  });

/** The unpacked export that the TypeScript example reads. */
export const setUp: PageSetUp = {
  files: {
    'langflow-project/客服问答.json': flow('客服问答'),
    'langflow-project/投诉分类.json': flow('投诉分类'),
  },
};
