import {DATA_TYPES} from '../../lib/dataTypes';
import type {Catalogue, CatalogueInput, CatalogueOutput} from '../../live/catalogue/types';
import {FlowSyntaxError} from './FlowSyntaxError';
import {
  type Bound,
  type BoundField,
  CUSTOM_COMPONENT,
  findComponent,
  findField,
  findInput,
  findOutput,
  inputsWithVariants,
  labels,
  list,
  outputsOf,
  TOOLSET,
} from './findInCatalogue';
import {readValue} from './readValue';
import {inputsOf, type FlowEdge, type FlowModel, type FlowNode} from './types';

/** A picture in the product's own names: what it takes to make the flow. */
export interface BoundFlow {
  components: BoundComponent[];
  connections: BoundConnection[];
}

export interface BoundComponent {
  id: string;
  /** The product's name of the component's type. */
  type: string;
  /** The name that the picture shows. */
  name: string;
  caption: string;
  toolMode: boolean;
  fields: BoundField[];
}

export interface BoundConnection {
  from: {component: string; output: string};
  to: {component: string; input: string};
}

/** What the switch and the list of a component in Tool Mode are called; they are no fields. */
const TOOL_MODE_WORDS = ['Tool Mode', 'Actions'];

/**
 * Finds every component, port and field of a picture in the catalogue. The first one that does not
 * exist, or a connection that the product would refuse, is thrown with what exists instead.
 */
export function bindFlow(model: FlowModel, text: string, catalogue: Catalogue): BoundFlow {
  const lines = text.split('\n');
  const nodes = new Map(model.nodes.map((node) => [node.id, bindNode(node, lines, catalogue)]));
  return {
    components: [...nodes.values()].map(({component}) => component),
    // An arrow between cards tells of something that no port carries.
    connections: model.edges
      .filter((edge) => edge.from.port !== undefined)
      .map((edge) => bindEdge(edge, nodes, lines)),
  };
}

/** A component of the reader's own exists only as code on the page: no file can make it. */
export const isCreatable = (components: BoundComponent[]): boolean =>
  components.every(({type}) => type !== CUSTOM_TYPE);

const CUSTOM_TYPE = 'CustomComponent';

interface BoundNode {
  component: BoundComponent;
  /** Absent for a component of the reader's own. */
  inputs?: Map<string, CatalogueInput>;
  outputs?: Map<string, CatalogueOutput>;
}

function bindNode(node: FlowNode, lines: string[], catalogue: Catalogue): BoundNode {
  const own = {id: node.id, name: node.name, caption: node.caption, toolMode: false, fields: []};
  if (node.component === CUSTOM_COMPONENT) {
    return {component: {...own, type: CUSTOM_TYPE}};
  }
  const known = findComponent(node, catalogue);
  const fault = (pattern: string, problem: string, remedy: string) =>
    faultBelow(node, lines, pattern, problem, remedy);
  const outputs = node.outputs.map((port): [string, Bound<CatalogueOutput>] => {
    const line = `  out ${port.id}`;
    const bound = findOutput(known, port.label, port.types);
    if (!bound) {
      throw fault(
        line,
        `${known.name} 没有输出 ${port.label}`,
        `它的输出：${list(labels(outputsOf(known)))}`,
      );
    }
    checkTypes(port.types, bound.port.types, (problem, remedy) => fault(line, problem, remedy));
    return [port.id, bound];
  });
  const inputs = inputsOf(node).map((port): [string, Bound<CatalogueInput>] => {
    const line = `  in ${port.id}`;
    const bound = findInput(known, port.label);
    if (!bound) {
      const ports = inputsWithVariants(known).filter(({port: {types}}) => types);
      throw fault(
        line,
        `${known.name} 没有输入端口 ${port.label}`,
        `它的输入端口：${list(labels(ports))}`,
      );
    }
    checkTypes(port.types, bound.port.types ?? [], (problem, remedy) =>
      fault(line, problem, remedy),
    );
    return [port.id, bound];
  });
  const fields = node.rows.flatMap((row): BoundField[] => {
    if (row.kind === 'input' || TOOL_MODE_WORDS.includes(row.label)) {
      return [];
    }
    const line = `  set ${row.label}`;
    const field = findField(known, row.label);
    if (!field) {
      const fields = labels(inputsWithVariants(known));
      throw fault(line, `${known.name} 没有字段 ${row.label}`, `它的字段：${list(fields)}`);
    }
    const value = readValue(field, row.value);
    if (value === undefined) {
      return [];
    }
    if (typeof value === 'object' && 'unknownOption' in value) {
      throw fault(
        line,
        `${row.label} 没有选项 ${row.value}`,
        `它的选项：${list(field.options ?? [])}`,
      );
    }
    return [{name: field.name, value}];
  });
  const needs = [...outputs, ...inputs].flatMap(([, bound]) => bound.needs ?? []);
  const missing = needs.filter((need) => !fields.some(({name}) => name === need.name));
  return {
    component: {
      ...own,
      type: known.key,
      toolMode: outputs.some(([, {port}]) => port === TOOLSET),
      fields: [...new Map(missing.map((need) => [need.name, need])).values(), ...fields],
    },
    inputs: new Map(inputs.map(([id, {port}]) => [id, port])),
    outputs: new Map(outputs.map(([id, {port}]) => [id, port])),
  };
}

/** The picture's type Any stands for the types that have no colour of their own. */
function checkTypes(
  drawn: string[],
  known: string[],
  fault: (problem: string, remedy: string) => FlowSyntaxError,
): void {
  const coloured: readonly string[] = DATA_TYPES;
  const rare = known.some((type) => !coloured.includes(type));
  const wrong = drawn.filter((type) => !known.includes(type) && !(type === 'Any' && rare));
  if (wrong.length > 0) {
    throw fault(`类型不对：${list(wrong)}`, `产品里这个端口的类型：${list(known)}`);
  }
}

function bindEdge(edge: FlowEdge, nodes: Map<string, BoundNode>, lines: string[]): BoundConnection {
  const from = nodes.get(edge.from.node);
  const to = nodes.get(edge.to.node);
  const outputId = edge.from.port ?? '';
  const inputId = edge.to.port ?? '';
  const output = from?.outputs?.get(outputId);
  const input = to?.inputs?.get(inputId);
  const given = output && (output.connectsAs ?? output.types[0] ?? '');
  if (given !== undefined && input && !input.types?.includes(given)) {
    throw faultAt(
      edge,
      lines,
      `产品不接受这条连线：${output?.label} 输出 ${given}，${input.label} 只接受 ${list(input.types ?? [])}`,
      '换一个端口，或在两者之间加一个转换类型的组件',
    );
  }
  return {
    from: {component: edge.from.node, output: output?.name ?? outputId},
    to: {component: edge.to.node, input: input?.name ?? inputId},
  };
}

const faultAt = ({line}: FlowEdge, lines: string[], problem: string, remedy: string) =>
  new FlowSyntaxError(problem, remedy, line, (lines[line - 1] ?? '').search(/\S|$/) + 1);

/** Points to the node's own line that begins like this. */
function faultBelow(
  node: FlowNode,
  lines: string[],
  beginning: string,
  problem: string,
  remedy: string,
): FlowSyntaxError {
  const words = beginning.trim().split(/ +/).join(' ');
  const index = lines.findIndex(
    (line, at) => at >= node.line && line.trim().split(/ +/).join(' ').startsWith(`${words}:`),
  );
  return new FlowSyntaxError(problem, remedy, index >= 0 ? index + 1 : node.line, 3);
}
