import type {FlowFile} from '../../../plugins/flow-diagrams/exportFlows';

/**
 * What runs on this machine alone: the product itself, and models that the stand-in answers for. Notify and
 * Listen do not: a run through the API waits for them without end.
 */
const LOCAL = new Set([
  'AIMLModel',
  'APIRequest',
  'Agent',
  'BatchRunComponent',
  'CalculatorComponent',
  'ChatInput',
  'ChatOutput',
  'Chroma',
  'ConditionalRouter',
  'CurrentDate',
  'DataFrameOperations',
  'DataOperations',
  'DeepSeekModelComponent',
  'Directory',
  'EmbeddingModel',
  'FAISS',
  'File',
  'FilterData',
  'GroqModel',
  'LLMRouterComponent',
  'LMStudioEmbeddingsComponent',
  'LMStudioModel',
  'LanguageModelComponent',
  'LocalDB',
  'LoopComponent',
  'Memory',
  'MistralModel',
  'NVIDIAEmbeddingsComponent',
  'NVIDIAModelComponent',
  'OpenAIEmbeddings',
  'OpenAIModel',
  'OpenAIToolsAgent',
  'ParserComponent',
  'Prompt Template',
  'PythonREPLComponent',
  'RSSReaderSimple',
  'RecursiveCharacterTextSplitter',
  'RunFlow',
  'SQLComponent',
  'SambaNovaModel',
  'SaveToFile',
  'Smart Function',
  'SplitText',
  'StructuredOutput',
  'TextInput',
  'TextOutput',
  'ToolCallingAgent',
  'TypeConverterComponent',
  'URLComponent',
  'Webhook',
  'xAIModel',
]);

/** They change what they get: without it, the picture shows a part of a flow. */
const INNER = new Set([
  'BatchRunComponent',
  'ChatOutput',
  'DataFrameOperations',
  'DataOperations',
  'FilterData',
  'ParserComponent',
  'SplitText',
  'StructuredOutput',
  'TypeConverterComponent',
]);

/** Whether the flow can run here: it is whole, and nothing in it needs an outside. */
export function canRun({
  components,
  connections,
}: Pick<FlowFile, 'components' | 'connections'>): boolean {
  const providers = components.flatMap(({fields}) =>
    fields.filter(({name}) => ['provider', 'agent_llm'].includes(name)).map(({value}) => value),
  );
  return (
    connections.length > 0 &&
    components.every(({type}) => LOCAL.has(type)) &&
    providers.every((provider) => provider === 'OpenAI' || provider === 'Custom') &&
    components.every(
      ({id, type}) => !INNER.has(type) || connections.some(({to}) => to.component === id),
    )
  );
}
