import type {Api} from './api';

type Node = Record<string, unknown>;
type Components = Record<string, Record<string, Node>>;

const graphs = new Map<string, Promise<unknown>>();

/** A flow that answers with what it is told, by Chat Input and Chat Output alone: it needs no model. */
export async function makeFlow(api: Api, extra: Node = {}): Promise<string> {
  if (!graphs.has(api.url)) graphs.set(api.url, echoGraph(api));
  const data = await graphs.get(api.url);
  const {id} = await api.json<{id: string}>('POST', '/api/v1/flows/', {
    name: '客服问答',
    data,
    ...extra,
  });
  return id;
}

/** The ids are those of the description's examples, which name components of the flow. */
const INPUT = 'ChatInput-jFwUm';
const OUTPUT = 'ChatOutput-q81Hn';

async function echoGraph(api: Api): Promise<unknown> {
  const all = await api.json<Components>('GET', '/api/v1/all');
  const component = (name: string): Node => {
    const found = Object.values(all).find((group) => name in group)?.[name];
    if (!found) throw new Error(`the server has no component ${name}`);
    return found;
  };
  const node = (id: string, type: string, x: number) => ({
    id,
    type: 'genericNode',
    position: {x, y: 0},
    data: {id, type, node: component(type)},
  });
  const source = {dataType: 'ChatInput', id: INPUT, name: 'message', output_types: ['Message']};
  const target = {
    fieldName: 'input_value',
    id: OUTPUT,
    inputTypes: ['Data', 'DataFrame', 'Message'],
    type: 'other',
  };
  return {
    nodes: [node(INPUT, 'ChatInput', 0), node(OUTPUT, 'ChatOutput', 400)],
    edges: [
      {
        id: 'input-output',
        source: INPUT,
        target: OUTPUT,
        sourceHandle: handle(source),
        targetHandle: handle(target),
        data: {sourceHandle: source, targetHandle: target},
      },
    ],
    viewport: {x: 0, y: 0, zoom: 1},
  };
}

/** The editor writes handles as JSON whose quotes are replaced. */
const handle = (value: unknown) => JSON.stringify(value).replaceAll('"', 'œ');
