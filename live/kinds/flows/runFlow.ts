import type {FlowFile} from '../../../plugins/flow-diagrams/exportFlows';
import {installBeside} from '../../environment/installBeside';
import {preparePython} from '../../environment/preparePython';
import {callServer} from '../../serverApi';
import type {LiveServer} from '../../types';
import {chatBefore, removeFlows} from './calledFlows';
import {fillIn, type SavedNode} from './readersData';

interface RunAnswer {
  outputs: {outputs: {results?: {message?: {text?: string}}}[]}[];
}

/** Runs the flow with what a reader fills in first; a text says what went wrong. */
export async function runFlow(
  {components}: Pick<FlowFile, 'components'>,
  {id, nodes}: {id: string; nodes: SavedNode[]},
  server: LiveServer,
  folder: string,
): Promise<string | undefined> {
  // Langflow itself does not install what writes Excel files; the page tells its reader to.
  if (components.some(writesExcel)) {
    await installBeside(await preparePython(), ['openpyxl']);
  }
  const session = `flows-${id}`;
  const chats = await chatBefore({components}, session, server);
  const answers = components.some(({type}) => type === 'ChatOutput');
  const {outputs} = await callServer<RunAnswer>(server, 'POST', `/v1/run/${id}`, {
    // An address is a question that every tool can take: one reads the page, one computes with its numbers.
    input_value: `${server.site}/help`,
    session_id: session,
    output_type: answers ? 'chat' : 'debug',
    tweaks: await fillIn(components, nodes, server, folder),
  }).finally(() => removeFlows(chats, server));
  const said = outputs
    .flatMap((output) => output.outputs.map(({results}) => results?.message?.text ?? ''))
    .join('')
    .trim();
  // A store that nothing was put into finds nothing.
  const searches = components.some(({type}) => ['Chroma', 'FAISS', 'LocalDB'].includes(type));
  return answers && said === '' && !searches ? '运行之后没有回答' : undefined;
}

const writesExcel = ({fields}: FlowFile['components'][number]): boolean =>
  fields.some(({name, value}) => name === 'file_format' && value === 'excel');
