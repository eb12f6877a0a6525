import {callServer} from '../serverApi';
import type {LiveServer} from '../types';

interface StoredFlow {
  id: string;
  name: string;
  data: {nodes: StoredNode[]; edges: StoredEdge[]};
}

interface StoredEdge {
  sourceHandle: string;
  targetHandle: string;
}

interface StoredNode {
  type: string;
  data: {node?: {template?: Record<string, {value?: unknown} | undefined>}};
}

/** A flow that the reader already has: a copy of a template without its notes, with the stand-in as its model. */
export async function placeFlow(
  server: LiveServer,
  template: string,
  details: {name?: string; description?: string} = {},
): Promise<string> {
  const examples = await callServer<StoredFlow[]>(server, 'GET', '/v1/flows/basic_examples/');
  const example = examples.find(({name}) => name === template);
  if (!example) {
    throw new Error(`没有模板 ${template}。现有：${examples.map(({name}) => name).join('、')}`);
  }
  const nodes = example.data.nodes.filter(({type}) => type === 'genericNode');
  for (const {data} of nodes) {
    const {openai_api_base: address, api_key: key} = data.node?.template ?? {};
    if (address) {
      address.value = server.model;
    }
    if (key) {
      Object.assign(key, {value: 'OPENAI_API_KEY', load_from_db: true});
    }
  }
  const {id} = await callServer<{id: string}>(server, 'POST', '/v1/flows/', {
    name: template,
    ...details,
    data: {...example.data, nodes, edges: example.data.edges.map(tighten)},
  });
  return id;
}

/** The editor removes a connection whose ends are not written as it writes them: without spaces. */
function tighten({sourceHandle, targetHandle, ...edge}: StoredEdge): StoredEdge {
  const write = (handle: string) => handle.replace(/(?<=[œ\],:])\s+/g, '');
  return {...edge, sourceHandle: write(sourceHandle), targetHandle: write(targetHandle)};
}
