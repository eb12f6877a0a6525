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

/** The flow that the pages speak of, with the component IDs that they print. */
export const supportFlow: FlowSketch = {
  name: '客服问答',
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
  const data = assembleFlow(await readTemplates(server), sketch.nodes, sketch.edges);
  const {id} = await callServer<{id: string}>(server, 'POST', '/v1/flows/', {
    name: sketch.name,
    data,
    ...sketch.about,
  });
  return id;
}
