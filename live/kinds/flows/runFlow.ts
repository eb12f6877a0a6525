import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {FlowFile} from '../../../plugins/flow-diagrams/exportFlows';
import {callServer} from '../../serverApi';
import type {LiveServer} from '../../types';

/** What runs on this machine alone: the product itself, and models that the stand-in answers for. */
const LOCAL = new Set([
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
  'Directory',
  'EmbeddingModel',
  'File',
  'FilterData',
  'LLMRouterComponent',
  'LanguageModelComponent',
  'LoopComponent',
  'Memory',
  'OpenAIEmbeddings',
  'OpenAIModel',
  'OpenAIToolsAgent',
  'ParserComponent',
  'Prompt Template',
  'PythonREPLComponent',
  'RSSReaderSimple',
  'RecursiveCharacterTextSplitter',
  'SaveToFile',
  'Smart Function',
  'SplitText',
  'StructuredOutput',
  'TextInput',
  'TextOutput',
  'TypeConverterComponent',
  'URLComponent',
  'Webhook',
]);

/** Where a flow that does something ends. */
const ENDS = ['ChatOutput', 'TextOutput', 'Chroma', 'SaveToFile'];

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

/** Whether the flow can run here: it is whole, and it needs neither an outside nor data of the reader's own. */
export function canRun({
  components,
  connections,
}: Pick<FlowFile, 'components' | 'connections'>): boolean {
  const providers = components.flatMap(({fields}) =>
    fields.filter(({name}) => ['provider', 'agent_llm'].includes(name)).map(({value}) => value),
  );
  return (
    components.every(({type}) => LOCAL.has(type)) &&
    components.some(({type}) => ENDS.includes(type)) &&
    providers.every((provider) => provider === 'OpenAI' || provider === 'Custom') &&
    !namesOwnData(components) &&
    components.every(
      ({id, type}) => !INNER.has(type) || connections.some(({to}) => to.component === id),
    )
  );
}

/** What the reader's data looks like decides: columns, keys and schemas that the picture leaves open. */
function namesOwnData(components: FlowFile['components']): boolean {
  const has = (type: string) => components.some((component) => component.type === type);
  const asksForMoreThanText = ({fields}: FlowFile['components'][number]) =>
    fields.some(
      ({name, value}) =>
        name === 'pattern' && typeof value === 'string' && /\{(?!text\})/.test(value),
    );
  const leavesColumnsOpen = ({type, fields}: FlowFile['components'][number]) =>
    type === 'DataFrameOperations' && !fields.some(({name}) => name.startsWith('column'));
  // Langflow itself does not install what writes Excel files.
  const writesExcel = ({fields}: FlowFile['components'][number]) =>
    fields.some(({name, value}) => name === 'file_format' && value === 'excel');
  return (
    components.some(writesExcel) ||
    components.some(asksForMoreThanText) ||
    components.some(leavesColumnsOpen) ||
    (has('StructuredOutput') && has('ParserComponent'))
  );
}

export interface SavedNode {
  id: string;
  type: string;
  data: {type: string; node: {template: Record<string, unknown>}};
}

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
  const answers = components.some(({type}) => type === 'ChatOutput');
  const {outputs} = await callServer<RunAnswer>(server, 'POST', `/v1/run/${id}`, {
    // An address is a question that every tool can take: one reads the page, one computes with its numbers.
    input_value: `${server.site}/help`,
    session_id: `flows-${id}`,
    output_type: answers ? 'chat' : 'debug',
    tweaks: await fillIn(nodes, namesOfData(components), server, folder),
  });
  const said = outputs
    .flatMap((output) => output.outputs.map(({results}) => results?.message?.text ?? ''))
    .join('')
    .trim();
  // A store that nothing was put into finds nothing.
  const searches = components.some(({type}) => type === 'Chroma');
  return answers && said === '' && !searches ? '运行之后没有回答' : undefined;
}

/** Columns and keys that the picture speaks of: the reader's data has them. */
const namesOfData = (components: FlowFile['components']): string[] => [
  'text',
  ...components.flatMap(({fields}) =>
    fields
      .filter(({name}) =>
        ['column_name', 'columns_to_select', 'select_keys_input', 'filter_key'].includes(name),
      )
      .flatMap(({value}): unknown[] => (Array.isArray(value) ? value : [value]))
      .filter((value): value is string => typeof value === 'string'),
  ),
];

/** Keys, files and addresses that the picture leaves to the reader. */
async function fillIn(
  nodes: SavedNode[],
  names: string[],
  server: LiveServer,
  folder: string,
): Promise<Record<string, Record<string, unknown>>> {
  const files = path.join(folder, 'files');
  await mkdir(files, {recursive: true});
  await writeFile(path.join(files, 'a.txt'), '保修期为 12 个月。\n退货请在 7 天内提出。\n');
  const row = names.map((name) => `${name} 的值`).join(',');
  await writeFile(path.join(files, 'a.csv'), `${names.join(',')}\n${row}\n${row}\n`);
  const key = {value: 'sk-stand-in', load_from_db: false};
  const everywhere: Record<string, unknown> = {
    api_key: key,
    openai_api_key: key,
    openai_api_base: server.model,
    api_base: server.model,
    persist_directory: path.join(folder, 'chroma'),
  };
  const byType: Record<string, Record<string, unknown>> = {
    APIRequest: {url_input: `${server.site}/api/orders`},
    Directory: {path: files, types: []},
    RSSReaderSimple: {rss_url: `${server.site}/feed.xml`},
    URLComponent: {urls: [server.site]},
    Webhook: {data: JSON.stringify(Object.fromEntries(names.map((name) => [name, ['你好']])))},
  };
  return Object.fromEntries(
    nodes.map(({id, data: {type, node}}) => {
      const wanted = {...everywhere, ...byType[type]};
      if (type === 'File') {
        wanted.path = [path.join(files, outputsTable(node) ? 'a.csv' : 'a.txt')];
      }
      if (type === 'Prompt Template' && isEmpty(node.template.template)) {
        wanted.template = '简短地回答。';
      }
      const known = Object.entries(wanted).filter(([name]) => name in node.template);
      return [id, Object.fromEntries(known)];
    }),
  );
}

const outputsTable = (node: object): boolean =>
  ((node as {outputs?: {name: string}[]}).outputs ?? []).some(({name}) => name === 'dataframe');

const isEmpty = (field: unknown): boolean => !(field as {value?: string} | undefined)?.value;
