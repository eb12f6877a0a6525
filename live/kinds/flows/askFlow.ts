import type {FlowFile} from '../../../plugins/flow-diagrams/exportFlows';
import {callServer} from '../../serverApi';
import type {LiveServer} from '../../types';

/** What runs on this machine alone: the product itself, and models that the stand-in answers for. */
const LOCAL = new Set([
  'Agent',
  'CalculatorComponent',
  'ChatInput',
  'ChatOutput',
  'CurrentDate',
  'DataOperations',
  'DataFrameOperations',
  'LanguageModelComponent',
  'Memory',
  'OpenAIModel',
  'ParserComponent',
  'Prompt Template',
  'StructuredOutput',
  'TextInput',
  'TextOutput',
  'TypeConverterComponent',
]);

/** Whether the flow can answer here: it takes a question, gives an answer, and asks nobody outside. */
export function canAnswer({components}: Pick<FlowFile, 'components'>): boolean {
  const types = components.map(({type}) => type);
  const providers = components.flatMap(({fields}) =>
    fields.filter(({name}) => ['provider', 'agent_llm'].includes(name)).map(({value}) => value),
  );
  return (
    types.every((type) => LOCAL.has(type)) &&
    types.includes('ChatInput') &&
    types.includes('ChatOutput') &&
    providers.every((provider) => provider === 'OpenAI')
  );
}

interface RunAnswer {
  outputs: {outputs: {results?: {message?: {text?: string}}}[]}[];
}

/** The text of the flow's answer. */
export async function askFlow(id: string, server: LiveServer): Promise<string> {
  const {outputs} = await callServer<RunAnswer>(server, 'POST', `/v1/run/${id}`, {
    input_value: '3 本 45.5 元的书一共多少钱？',
    session_id: `flows-${id}`,
  });
  return outputs
    .flatMap((output) => output.outputs.map(({results}) => results?.message?.text ?? ''))
    .join('\n')
    .trim();
}
