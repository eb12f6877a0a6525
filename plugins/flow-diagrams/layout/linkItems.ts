import type {Anchoring} from './anchorEdges';
import type {Band} from './foldColumns';
import type {Item} from './rankNodes';
import type {FlowEdge} from '../types';

/** A stretch of an edge between neighbouring columns of a row, always seen from left to right. */
export interface Link {
  edge: FlowEdge;
  left: {item: Item; y: number};
  right: {item: Item; y: number};
}

/** The edges of one row, cut where they pass a column. Edges that run around the row are left out. */
export function linkItems(band: Band, anchorings: Map<FlowEdge, Anchoring>): Link[] {
  return [...anchorings].flatMap(([edge, anchoring]) => {
    if (anchoring.route === 'around') {
      return [];
    }
    const [first, last] =
      anchoring.route === 'forward' ? [edge.from, edge.to] : [edge.to, edge.from];
    const [firstY, lastY] =
      anchoring.route === 'forward'
        ? [anchoring.from.y, anchoring.to.y]
        : [anchoring.to.y, anchoring.from.y];
    const stops: Array<{item: Item; y: number}> = [];
    for (const item of band.flat()) {
      if (item.kind === 'pass' && item.edge === edge) {
        stops.push({item, y: 0});
      } else if (item.kind === 'card' && item.node.id === first.node) {
        stops.push({item, y: firstY});
      } else if (item.kind === 'card' && item.node.id === last.node) {
        stops.push({item, y: lastY});
      }
    }
    return stops.slice(1).map((right, index) => ({edge, left: stops[index] ?? right, right}));
  });
}
