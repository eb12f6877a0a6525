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

/** Answers with what it is asked. */
const echo = {
  nodes: [{id: 'ChatInput-echo1'}, {id: 'ChatOutput-echo1'}],
  edges: [
    {from: 'ChatInput-echo1', output: 'message', to: 'ChatOutput-echo1', field: 'input_value'},
  ],
};
