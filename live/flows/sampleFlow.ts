import {callServer} from '../serverApi';
import type {LiveServer} from '../types';
import {assembleFlow, type Edge, type Node} from './assembleFlow';
import {readTemplates} from './readTemplates';

export interface FlowSketch {
  name: string;
  nodes: Node[];
  edges: Edge[];
  /** Further fields of the flow, such as `endpoint_name`. */
  about?: Record<string, unknown>;
}

const apiKey = 'sk-stand-in';

/** In a field: the address of the model service beside the server. Agents do not read it from the environment. */
export const modelAddress = '{model}';

/** The flow that the pages speak of, with the component IDs that they print. */
export const supportFlow: FlowSketch = {
  name: '售后问答',
  nodes: [
    {id: 'ChatInput-jFwUm'},
    {id: 'LanguageModelComponent-d1wOZ', fields: {api_key: apiKey, model_name: 'gpt-4o-mini'}},
    {id: 'ChatOutput-q81Hn'},
  ],
  edges: [
    {
      from: 'ChatInput-jFwUm',
      output: 'message',
      to: 'LanguageModelComponent-d1wOZ',
      field: 'input_value',
    },
    {
      from: 'LanguageModelComponent-d1wOZ',
      output: 'text_output',
      to: 'ChatOutput-q81Hn',
      field: 'input_value',
    },
  ],
  about: {description: '根据产品手册回答售后问题'},
};

export async function createFlow(server: LiveServer, sketch: FlowSketch): Promise<string> {
  const nodes = sketch.nodes.map((node) => ({
    ...node,
    fields: Object.fromEntries(
      Object.entries(node.fields ?? {}).map(([name, value]) => [
        name,
        value === modelAddress ? server.model : value,
      ]),
    ),
  }));
  const data = assembleFlow(await readTemplates(server), nodes, sketch.edges);
  const {id} = await callServer<{id: string}>(server, 'POST', '/v1/flows/', {
    name: sketch.name,
    data,
    ...sketch.about,
  });
  return id;
}

/** The flow of the pages in a project of its own, both as they were or made anew. */
export async function ensureSupportFlow(
  server: LiveServer,
  known: {flowId: string; projectId: string},
  sketch: FlowSketch = supportFlow,
): Promise<{flowId: string; projectId: string}> {
  const projectId = (await exists(server, '/v1/projects/', known.projectId))
    ? known.projectId
    : (
        await callServer<{id: string}>(server, 'POST', '/v1/projects/', {
          name: '示例项目',
          description: '售后和咨询相关的流程',
        })
      ).id;
  const flowId = (await exists(server, '/v1/flows/', known.flowId))
    ? known.flowId
    : await createFlow(server, {
        ...sketch,
        about: {...sketch.about, folder_id: projectId},
      });
  return {flowId, projectId};
}

async function exists(server: LiveServer, path: string, id: string): Promise<boolean> {
  if (id === '') {
    return false;
  }
  const found = await callServer<{id: string}[]>(
    server,
    'GET',
    path === '/v1/flows/' ? `${path}?header_flows=true&remove_example_flows=true` : path,
  );
  return found.some((item) => item.id === id);
}
