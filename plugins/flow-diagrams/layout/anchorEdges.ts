import {columnOfNodes, type Band} from './foldColumns';
import {labelHeight} from './placeLabel';
import type {CardContent, FlowEdge, FlowEnd, FlowModel} from '../types';

export type Side = 'left' | 'right';

/** How an edge runs: to the right, back to the left, or around the row when neither is possible. */
export type Route = 'forward' | 'backward' | 'around';

/** Where an edge touches its cards: the side, and the height below the card's top. */
export interface Anchoring {
  route: Route;
  from: {side: Side; y: number};
  to: {side: Side; y: number};
}

interface Card {
  height: number;
  content: CardContent;
}

/** Half the least distance between the two directions of a conversation on one side of a plain card. */
const LANE = 13;
/** Half the space between the labels of the two directions. */
const LABEL_GAP = 2;

export function anchorEdges(
  model: FlowModel,
  bands: Band[],
  cards: Map<string, Card>,
): Map<FlowEdge, Anchoring> {
  const routes = new Map(model.edges.map((edge) => [edge, chooseRoute(edge, bands)]));
  /** Where both directions meet on one side of a card, they keep apart by twice this much. */
  const laneAt = (node: string, side: Side): number => {
    const meeting = [...routes].filter(
      ([{from, to}, route]) =>
        from.port === undefined &&
        ((from.node === node && exitSide(route) === side) ||
          (to.node === node && entrySide(route) === side)),
    );
    const used = new Set(meeting.map(([, route]) => route));
    if (!used.has('forward') || !used.has('backward')) {
      return 0;
    }
    const labels = meeting.map(([{label}]) => (label ? labelHeight(label) / 2 + LABEL_GAP : 0));
    return Math.max(LANE, ...labels);
  };
  const heightOf = (end: FlowEnd, direction: 'in' | 'out', side: Side, route: Route): number => {
    const card = cards.get(end.node);
    const port = card?.content.ports.find(
      (placed) => placed.side === direction && placed.port.id === end.port,
    );
    if (!card || port) {
      return port?.y ?? 0;
    }
    const middle = (card.content.bodyTop ?? card.content.footerTop ?? card.height) / 2;
    const lane = laneAt(end.node, side);
    return middle + (route === 'backward' ? lane : -lane);
  };
  return new Map(
    [...routes].map(([edge, route]) => [
      edge,
      {
        route,
        from: {side: exitSide(route), y: heightOf(edge.from, 'out', exitSide(route), route)},
        to: {side: entrySide(route), y: heightOf(edge.to, 'in', entrySide(route), route)},
      },
    ]),
  );
}

const exitSide = (route: Route): Side => (route === 'backward' ? 'left' : 'right');
const entrySide = (route: Route): Side => (route === 'backward' ? 'right' : 'left');

function chooseRoute(edge: FlowEdge, bands: Band[]): Route {
  const homes = bands.map(columnOfNodes);
  const row = homes.find((columns) => columns.has(edge.from.node));
  const from = row?.get(edge.from.node);
  const to = row?.get(edge.to.node);
  if (from === undefined || to === undefined || from === to) {
    return 'around';
  }
  if (to > from) {
    return 'forward';
  }
  // Ports have fixed sides: outputs leave to the right even when their target stands on the left.
  return edge.from.port === undefined ? 'backward' : 'around';
}
