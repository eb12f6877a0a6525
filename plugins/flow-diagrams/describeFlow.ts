import {inputsOf} from './types';
import type {FlowEdge, FlowEnd, FlowGroup, FlowModel, FlowNode} from './types';

/** The picture in words: what a reader who cannot see it needs to know the same things. */
export interface FlowDescription {
  summary: string;
  components: string[];
  groups: string[];
  connections: string[];
}

export function describeFlow(model: FlowModel): FlowDescription {
  const nodes = new Map(model.nodes.map((node) => [node.id, node]));
  const nameOf = (id: string): string => distinctName(nodes.get(id), model.nodes);
  const counts = [
    `${model.nodes.length} 个节点`,
    ...(model.edges.length > 0 ? [`${model.edges.length} 条连接`] : []),
  ];
  return {
    summary: `流程图，${counts.join('、')}，图后有文字说明。`,
    components: model.nodes.map(describeNode),
    groups: model.groups.map((group) => describeGroup(group, nameOf)),
    connections: model.edges.map((edge) => describeEdge(edge, nodes, nameOf)),
  };
}

function describeNode(node: FlowNode): string {
  const fields = node.rows.flatMap((row) =>
    row.kind === 'field' ? [`${row.label}：${row.value}`] : [],
  );
  const caption = node.caption ? `：${node.caption}` : '';
  return `${node.name}${caption}${fields.length > 0 ? `（${fields.join('；')}）` : ''}`;
}

const describeGroup = (group: FlowGroup, nameOf: (id: string) => string): string =>
  `${group.label}：${group.nodes.map(nameOf).join('、')}`;

function describeEdge(
  edge: FlowEdge,
  nodes: Map<string, FlowNode>,
  nameOf: (id: string) => string,
): string {
  const output = nodes.get(edge.from.node)?.outputs.find((port) => port.id === edge.from.port);
  const target = nodes.get(edge.to.node);
  const input = target && inputsOf(target).find((port) => port.id === edge.to.port);
  const end = ({node}: FlowEnd, label: string | undefined): string =>
    label ? spaced(nameOf(node), '的', label) : nameOf(node);
  const from = `${end(edge.from, output?.label)}${edge.type ? `（${edge.type}）` : ''}`;
  const sentence = spaced(from, '连接到', end(edge.to, input?.label));
  return edge.label ? `${sentence}：${edge.label}` : sentence;
}

/** Two nodes of the same component are told apart by their captions. */
function distinctName(node: FlowNode | undefined, all: FlowNode[]): string {
  if (!node) {
    return '';
  }
  const repeated = all.filter(({name}) => name === node.name).length > 1;
  return repeated && node.caption ? `${node.name}（${node.caption}）` : node.name;
}

/** Joins words with the space that Chinese typography puts between Han and Latin characters. */
export function spaced(...words: string[]): string {
  return words.reduce((text, word) => {
    const seam = /[\w)\]}%]$/.test(text)
      ? 'latin'
      : /\p{Script=Han}$/u.test(text)
        ? 'han'
        : 'other';
    const next = /^[\w([{]/.test(word) ? 'latin' : /^\p{Script=Han}/u.test(word) ? 'han' : 'other';
    const apart = seam !== 'other' && next !== 'other' && seam !== next;
    return `${text}${apart ? ' ' : ''}${word}`;
  });
}
