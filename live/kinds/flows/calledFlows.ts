import type {FlowFile} from '../../../plugins/flow-diagrams/exportFlows';
import {createFlow} from '../../flows/sampleFlow';
import {callServer} from '../../serverApi';
import type {LiveServer} from '../../types';

/** A picture with Run Flow calls another flow by its name: the reader has it before. Gives their IDs. */
export async function makeCalledFlows(
  {components}: Pick<FlowFile, 'components'>,
  server: LiveServer,
): Promise<string[]> {
  const names = components
    .filter(({type}) => type === 'RunFlow')
    .flatMap(({fields}) => fields.filter(({name}) => name === 'flow_name_selected'))
    .flatMap(({value}) => (typeof value === 'string' ? [value] : []));
  return Promise.all([...new Set(names)].map((name) => createFlow(server, {name, ...echo})));
}

export async function removeFlows(ids: string[], server: LiveServer): Promise<void> {
  for (const id of ids) {
    await callServer(server, 'DELETE', `/v1/flows/${id}`);
  }
}

/**
 * A flow that only reads the history has a reader who has chatted before. Gives the ID of the flow that they
 * chatted with: its messages go with it.
 */
export async function chatBefore(
  {components}: Pick<FlowFile, 'components'>,
  session: string,
  server: LiveServer,
): Promise<string[]> {
  const has = (type: string) => components.some((component) => component.type === type);
  if (!has('Memory') || has('ChatInput')) {
    return [];
  }
  const id = await createFlow(server, {name: '先聊一句', ...echo});
  await callServer(server, 'POST', `/v1/run/${id}`, {input_value: '你好', session_id: session});
  return [id];
}

/** Answers with what it is asked. */
const echo = {
  nodes: [{id: 'ChatInput-echo1'}, {id: 'ChatOutput-echo1'}],
  edges: [
    {from: 'ChatInput-echo1', output: 'message', to: 'ChatOutput-echo1', field: 'input_value'},
  ],
};
