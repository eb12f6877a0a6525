import type {FlowSyntaxError} from './FlowSyntaxError';
import {inputsOf} from './types';
import type {FlowEdge, FlowEnd, FlowGroup, FlowModel, FlowNode, FlowPort} from './types';

type Fault = (problem: string, remedy: string, at?: string) => FlowSyntaxError;

/**
 * Whether the lines fit together: ends and members exist, types agree, nothing is said twice.
 * Gives each edge between ports its type.
 */
export function checkFlow(model: FlowModel, faultAt: (line: number) => Fault): void {
  const nodes = new Map(model.nodes.map((node) => [node.id, node]));
  const drawn = new Map<string, number>();
  for (const edge of model.edges) {
    const fault = faultAt(edge.line);
    checkEdge(edge, nodes, fault);
    const key = `${endName(edge.from)} -> ${endName(edge.to)}`;
    const earlier = drawn.get(key);
    if (earlier !== undefined) {
      throw fault(`连线 ${key} 重复`, `第 ${earlier} 行已经画过，请删去一条`);
    }
    drawn.set(key, edge.line);
  }
  const owners = new Map<string, FlowGroup>();
  for (const group of model.groups) {
    checkGroup(group, nodes, owners, faultAt(group.line));
  }
}

function checkEdge(edge: FlowEdge, nodes: Map<string, FlowNode>, fault: Fault): void {
  const from = findNode(edge.from.node, nodes, fault);
  const to = findNode(edge.to.node, nodes, fault);
  if ((edge.from.port === undefined) !== (edge.to.port === undefined)) {
    const bare = edge.from.port === undefined ? edge.from.node : edge.to.node;
    throw fault(
      `连线只有一端写了端口，${bare} 没有`,
      '两端都写端口（a.out -> b.in），或者都不写（a -> b）',
      bare,
    );
  }
  if (edge.from.port === undefined || edge.to.port === undefined) {
    return;
  }
  const output = findPort(from, edge.from.port, 'out', fault);
  const input = findPort(to, edge.to.port, 'in', fault);
  edge.type = agreeOnType(edge, output, input, fault);
}

function findNode(id: string, nodes: Map<string, FlowNode>, fault: Fault): FlowNode {
  const node = nodes.get(id);
  if (!node) {
    throw fault(`未知的节点 ${id}`, `已有的节点：${[...nodes.keys()].join('、')}`, id);
  }
  return node;
}

function findPort(node: FlowNode, id: string, side: 'in' | 'out', fault: Fault): FlowPort {
  const ports = side === 'in' ? inputsOf(node) : node.outputs;
  const port = ports.find((candidate) => candidate.id === id);
  if (port) {
    return port;
  }
  const name = `${node.id}.${id}`;
  const opposite = side === 'in' ? node.outputs : inputsOf(node);
  if (opposite.some((candidate) => candidate.id === id)) {
    const found = side === 'in' ? '输出' : '输入';
    throw fault(`${name} 是${found}端口，方向反了`, '连线从输出（out）画到输入（in）', name);
  }
  const kind = side === 'in' ? '输入' : '输出';
  const known = ports.map((candidate) => candidate.id).join('、') || '无';
  throw fault(`节点 ${node.id} 没有${kind}端口 ${id}`, `它的${kind}端口：${known}`, name);
}

function agreeOnType(edge: FlowEdge, output: FlowPort, input: FlowPort, fault: Fault) {
  const [type] = output.types;
  const fits =
    type && (type === 'Any' || input.types.includes('Any') || input.types.includes(type));
  if (!fits) {
    const accepted = input.types.join(' 或 ');
    throw fault(
      `数据类型不匹配：${endName(edge.from)} 输出 ${String(type)}，${endName(edge.to)} 只接受 ${accepted}`,
      '改正端口类型，或在两者之间加一个转换类型的组件',
      endName(edge.to),
    );
  }
  return type;
}

function checkGroup(
  group: FlowGroup,
  nodes: Map<string, FlowNode>,
  owners: Map<string, FlowGroup>,
  fault: Fault,
): void {
  for (const id of group.nodes) {
    if (!nodes.has(id)) {
      throw fault(
        `分组“${group.label}”里有未知的节点 ${id || '（空）'}`,
        `用半角逗号隔开节点 id；已有的节点：${[...nodes.keys()].join('、')}`,
        id,
      );
    }
    const owner = owners.get(id);
    if (owner) {
      throw fault(
        `节点 ${id} 已经在分组“${owner.label}”里（第 ${owner.line} 行）`,
        '一个节点只能写进一个分组，并且只写一次',
        id,
      );
    }
    owners.set(id, group);
  }
}

const endName = (end: FlowEnd): string =>
  end.port === undefined ? end.node : `${end.node}.${end.port}`;
