import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {FlowFile} from '../../../plugins/flow-diagrams/exportFlows';
import type {LiveServer} from '../../types';

export interface SavedNode {
  id: string;
  type: string;
  data: {type: string; node: {template: Record<string, unknown>}};
}

type Values = Record<string, unknown>;

/** Keys, files, addresses and names of columns that the picture leaves to the reader, as tweaks. */
export async function fillIn(
  components: FlowFile['components'],
  nodes: SavedNode[],
  server: LiveServer,
  folder: string,
): Promise<Record<string, Values>> {
  const names = namesOfData(components);
  const files = await writeFiles(folder, names);
  const byType = valuesByType(names, server, folder, files);
  return Object.fromEntries(
    nodes.map(({id, data: {type, node}}) => {
      const wanted = {...valuesEverywhere(server, folder), ...byType[type]};
      if (type === 'File') {
        wanted.path = [path.join(files, outputsTable(node) ? 'a.csv' : 'a.txt')];
      }
      if (type === 'SaveToFile') {
        wanted.file_name = path.join(folder, String(valueOf(node.template.file_name)));
      }
      for (const [name, value] of Object.entries(leftOpen(type, names))) {
        if (isEmpty(node.template[name])) {
          wanted[name] = value;
        }
      }
      const known = Object.entries(wanted).filter(([name]) => name in node.template);
      return [id, Object.fromEntries(known)];
    }),
  );
}

/** Columns and keys that the picture speaks of: the reader's data has them. */
export function namesOfData(components: FlowFile['components']): string[] {
  const named = components.flatMap(({fields}) =>
    fields
      .filter(({name}) =>
        ['column_name', 'columns_to_select', 'select_keys_input', 'filter_key'].includes(name),
      )
      .flatMap(({value}): unknown[] => (Array.isArray(value) ? value : [value])),
  );
  const used = components.flatMap(({fields}) =>
    fields
      .filter(({name}) => name === 'pattern')
      .flatMap(({value}) => [
        ...(typeof value === 'string' ? value : '').matchAll(/\{(?:result\[)?(\w+)/g),
      ])
      .map(([, name]) => name),
  );
  const names = [...named, ...used].filter((name): name is string => typeof name === 'string');
  return [...new Set(['text', ...names])];
}

async function writeFiles(folder: string, names: string[]): Promise<string> {
  const files = path.join(folder, 'files');
  await mkdir(files, {recursive: true});
  await writeFile(path.join(files, 'a.txt'), '保修期为 12 个月。\n退货请在 7 天内提出。\n');
  const row = names.map((name) => `${name} 的值`).join(',');
  await writeFile(path.join(files, 'a.csv'), `${names.join(',')}\n${row}\n${row}\n`);
  return files;
}

function valuesEverywhere(server: LiveServer, folder: string): Values {
  const key = {value: 'sk-stand-in', load_from_db: false};
  return {
    api_key: key,
    openai_api_key: key,
    mistral_api_key: key,
    openai_api_base: server.model,
    aiml_api_base: server.model,
    api_base: server.model,
    base_url: server.model,
    mistral_api_base: server.model,
    persist_directory: path.join(folder, 'store'),
  };
}

function valuesByType(
  names: string[],
  server: LiveServer,
  folder: string,
  files: string,
): Record<string, Values> {
  const asked = new URLSearchParams(names.map((name) => [name, '1']));
  return {
    APIRequest: {url_input: `${server.site}/api/orders?${asked}`},
    Directory: {path: files, types: []},
    // Its client adds the rest of the path by itself.
    GroqModel: {base_url: server.model.replace(/\/v1$/, '')},
    RSSReaderSimple: {rss_url: `${server.site}/feed.xml`},
    SambaNovaModel: {base_url: `${server.model}/chat/completions`},
    SQLComponent: {database_url: `sqlite:///${path.join(folder, 'shop.db')}`},
    // Its table is too large for a picture; the page prints it.
    StructuredOutput: {
      output_schema: names.map((name) => ({
        name,
        description: name,
        type: 'str',
        multiple: 'False',
      })),
    },
    URLComponent: {urls: [server.site]},
    Webhook: {data: JSON.stringify(Object.fromEntries(names.map((name) => [name, ['你好']])))},
  };
}

/** Where the picture shows no value, the page tells its reader to choose one. */
function leftOpen(type: string, names: string[]): Values {
  const values: Record<string, Values> = {
    DataFrameOperations: {
      columns_to_select: names.slice(-1),
      column_name: names.at(-1),
    },
    'Prompt Template': {template: '简短地回答。'},
  };
  return values[type] ?? {};
}

const outputsTable = (node: object): boolean =>
  ((node as {outputs?: {name: string}[]}).outputs ?? []).some(({name}) => name === 'dataframe');

const valueOf = (field: unknown): unknown => (field as {value?: unknown} | undefined)?.value;

function isEmpty(field: unknown): boolean {
  const value = valueOf(field);
  return Array.isArray(value) ? value.length === 0 : !value;
}
