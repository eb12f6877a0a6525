import {Graph, layout} from '@dagrejs/dagre';
import type {FlowEdge, FlowModel, FlowNode} from '../types';

/** What stands in a column: a card, or the place where an edge between distant columns passes by. */
export type Item = {kind: 'card'; node: FlowNode} | {kind: 'pass'; edge: FlowEdge};

/** Items from top to bottom. */
export type Column = Item[];

interface Box {
  width: number;
  height: number;
}

/** Decides which column each card belongs to, and a first order within the columns. */
export function rankNodes(model: FlowModel, boxes: Map<FlowNode, Box>): Column[] {
  const graph = new Graph({directed: true, multigraph: true, compound: true});
  graph.setGraph({rankdir: 'LR', nodesep: 28, edgesep: 16, ranksep: 60});
  graph.setDefaultEdgeLabel(() => ({}));
  for (const node of model.nodes) {
    graph.setNode(node.id, {...boxes.get(node)});
  }
  model.groups.forEach((group, index) => {
    // A colon cannot occur in a node's id.
    const id = `group:${index}`;
    graph.setNode(id, {});
    group.nodes.forEach((member) => graph.setParent(member, id));
  });
  model.edges.forEach((edge, index) => {
    if (edge.from.node !== edge.to.node) {
      graph.setEdge(edge.from.node, edge.to.node, {}, String(index));
    }
  });
  layout(graph);

  const placed: Array<{item: Item; x: number; y: number}> = model.nodes.map((node) => {
    const {x, y} = graph.node(node.id) as {x: number; y: number};
    return {item: {kind: 'card', node}, x, y};
  });
  const columnsX = [...new Set(placed.map(({x}) => Math.round(x)))].sort((a, b) => a - b);
  const xOf = new Map(placed.map(({item, x}) => [item.kind === 'card' ? item.node.id : '', x]));
  model.edges.forEach((edge, index) => {
    const line = graph.edge(edge.from.node, edge.to.node, String(index)) as
      {points: Array<{x: number; y: number}>} | undefined;
    const ends = [xOf.get(edge.from.node) ?? 0, xOf.get(edge.to.node) ?? 0];
    for (const column of columnsX) {
      if (line && column > Math.min(...ends) + 1 && column < Math.max(...ends) - 1) {
        placed.push({item: {kind: 'pass', edge}, x: column, y: heightAt(line.points, column)});
      }
    }
  });
  return columnsX.map((column) =>
    placed
      .filter(({x}) => Math.round(x) === column)
      .sort((a, b) => a.y - b.y)
      .map(({item}) => item),
  );
}

/** Where dagre's polyline crosses a column. */
function heightAt(points: Array<{x: number; y: number}>, x: number): number {
  const nearest = points.reduce((best, point) =>
    Math.abs(point.x - x) < Math.abs(best.x - x) ? point : best,
  );
  return nearest.y;
}
