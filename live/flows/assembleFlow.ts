/** The template of a component as `/api/v1/all` gives it, as far as a flow needs it. */
export interface Template {
  display_name: string;
  template: Record<string, Field | string>;
  outputs: {name: string; types: string[]; selected?: string}[];
}

interface Field {
  value?: unknown;
  type?: string;
  input_types?: string[];
  /** The value is the name of a global variable. */
  load_from_db?: boolean;
}

export interface Node {
  /** `ChatInput-jFwUm`: the component's key, a dash, and what tells it from its like. */
  id: string;
  fields?: Record<string, unknown>;
  /** Tool Mode: its only output is the toolset. */
  toolMode?: true;
}

/** `ChatInput-jFwUm.message -> LanguageModelComponent-d1wOZ.input_value`, taken apart. */
export interface Edge {
  from: string;
  output: string;
  to: string;
  field: string;
}

/** The canvas of a flow, made from the templates that the server itself offers. */
export function assembleFlow(
  templates: Map<string, Template>,
  nodes: Node[],
  edges: Edge[],
): object {
  return {
    nodes: nodes.map((node, index) => placeNode(templateOf(templates, node.id), node, index)),
    edges: edges.map((edge) => connect(templates, edge)),
    viewport: {x: 0, y: 0, zoom: 1},
  };
}

/** The output that every component gets in Tool Mode. */
const toolset = {
  name: 'component_as_tool',
  display_name: 'Toolset',
  method: 'to_toolkit',
  types: ['Tool'],
  selected: 'Tool',
  value: '__UNDEFINED__',
  cache: true,
};

const keyOf = (id: string) => id.slice(0, id.lastIndexOf('-'));

function templateOf(templates: Map<string, Template>, id: string): Template {
  const template = templates.get(keyOf(id));
  if (!template) {
    throw new Error(`服务器没有组件 ${keyOf(id)}`);
  }
  return template;
}

function placeNode(template: Template, {id, fields = {}, toolMode}: Node, index: number): object {
  const node = {
    ...structuredClone(template),
    ...(toolMode && {tool_mode: true, outputs: [toolset]}),
  };
  for (const [name, value] of Object.entries(fields)) {
    const field = node.template[name];
    if (typeof field !== 'object') {
      throw new Error(`组件 ${keyOf(id)} 没有参数 ${name}`);
    }
    field.value = value;
    if (field.load_from_db) {
      field.load_from_db = false;
    }
  }
  return {
    id,
    type: 'genericNode',
    position: {x: index * 400, y: 0},
    data: {id, type: keyOf(id), node, showNode: true},
  };
}

function connect(templates: Map<string, Template>, {from, output, to, field}: Edge): object {
  const outputs = [...templateOf(templates, from).outputs, toolset];
  const port = outputs.find(({name}) => name === output);
  const target = templateOf(templates, to).template[field];
  if (!port) {
    throw new Error(`组件 ${keyOf(from)} 没有输出 ${output}`);
  }
  if (typeof target !== 'object') {
    throw new Error(`组件 ${keyOf(to)} 没有参数 ${field}`);
  }
  const sourceHandle = {dataType: keyOf(from), id: from, name: output, output_types: port.types};
  const targetHandle = {
    fieldName: field,
    id: to,
    inputTypes: target.input_types ?? [],
    type: target.type ?? 'str',
  };
  return {
    id: `${from}-${output}-${to}-${field}`,
    source: from,
    target: to,
    sourceHandle: writeHandle(sourceHandle),
    targetHandle: writeHandle(targetHandle),
    data: {sourceHandle, targetHandle},
  };
}

/** The editor keeps handles as JSON with œ in place of the quotes. */
function writeHandle(handle: object): string {
  return JSON.stringify(handle).replaceAll('"', 'œ');
}
