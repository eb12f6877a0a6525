import type {Anchoring} from './anchorEdges';
import {labelHeight} from './placeLabel';
import type {Curve, FlowEdge, Point} from '../types';

const CORNER = 12;
/** Distance of a vertical stretch from its card, and of parallel stretches from each other. */
const LEG_OFFSET = 20;
const LEG_STEP = 9;
/** How much further out a vertical stretch runs beside a frame, so as not to lie on its border. */
const FRAME_CLEARANCE = 12;
const LANE_STEP = 14;
/** Between the labels of neighbouring lanes. */
const LABEL_GAP = 4;

export interface CardBox {
  x: number;
  y: number;
  width: number;
  band: number;
  column: number;
  /** Whether a group's frame surrounds the card. */
  isFramed: boolean;
}

/** What the router has to know of the picture so far. */
export interface Scene {
  card: (id: string) => CardBox;
  /** The stretches, from left to right, where an edge passes columns without touching their cards. */
  passes: (edge: FlowEdge) => Array<{left: number; right: number; y: number}>;
  /** The free height below a row; lanes are counted downwards from it. */
  channelTop: (band: number) => number;
}

/** An edge's path: its start, then cubic curves that leave and arrive horizontally. */
export interface Path {
  start: Point;
  curves: Curve[];
  /** The place for a label: clear of all cards. */
  middle: Point;
}

/** Between neighbouring columns a single curve, past other columns a level stretch. */
export function routeDirect(edge: FlowEdge, anchoring: Anchoring, scene: Scene): Path {
  const {start, end} = endPoints(edge, anchoring, scene);
  const forward = anchoring.route === 'forward';
  const passes = scene.passes(edge).sort((a, b) => (forward ? a.left - b.left : b.left - a.left));
  const curves: Curve[] = [];
  let from = start;
  for (const {left, right, y} of passes) {
    const [near, far] = forward ? [left, right] : [right, left];
    curves.push(bend(from, {x: near, y}), straight({x: near, y}, {x: far, y}));
    from = {x: far, y};
  }
  // A bend is symmetric about the middle between its ends; past other columns only the level stretch is free.
  const [first] = passes;
  const middle = first
    ? {x: (first.left + first.right) / 2, y: first.y}
    : {x: (start.x + end.x) / 2, y: (start.y + end.y) / 2};
  return {start, curves: [...curves, bend(from, end)], middle};
}

/** Lanes and legs already taken, so that edges around a row do not lie on each other. */
export class Detours {
  private readonly lanes = new Map<number, string[]>();
  private readonly legs = new Map<string, string[]>();
  private readonly laneStep: number;

  /**
   * Gives the edges their lanes and legs; all edges of one output share theirs. Edges nest like brackets
   * where possible: those that go furthest left take the upper lane and the outer leg at their target.
   */
  constructor(
    edges: FlowEdge[],
    anchorings: Map<FlowEdge, Anchoring>,
    card: (id: string) => CardBox,
  ) {
    const labelHeights = edges.map(({label}) => (label ? labelHeight(label) + LABEL_GAP : 0));
    this.laneStep = Math.max(LANE_STEP, ...labelHeights);
    const detours = edges
      .map((edge) => ({
        source: sourceName(edge),
        from: card(edge.from.node),
        to: card(edge.to.node),
        targetY: anchorings.get(edge)?.to.y ?? 0,
      }))
      .sort(
        (a, b) =>
          a.to.column - b.to.column || b.targetY - a.targetY || a.from.column - b.from.column,
      );
    for (const {source, from, to} of detours) {
      channels(from, to).forEach((channel) => take(this.lanes, channel, source));
      take(this.legs, legName('out', from), source);
    }
    for (const {source, to} of detours.toReversed()) {
      take(this.legs, legName('in', to), source);
    }
  }

  /** How much height the lanes below a row take. */
  channelHeight(band: number): number {
    const lanes = this.lanes.get(band)?.length ?? 0;
    return this.laneStep * Math.max(0, lanes - 1);
  }

  /** Out to the right, along a channel between the rows, and in from the left. */
  route(edge: FlowEdge, anchoring: Anchoring, scene: Scene): Path {
    const {start, end} = endPoints(edge, anchoring, scene);
    const [from, to] = [scene.card(edge.from.node), scene.card(edge.to.node)];
    const source = sourceName(edge);
    const exit = start.x + this.legBeside(from, 'out', source);
    const entry = end.x - this.legBeside(to, 'in', source);
    const heights = channels(from, to).map(
      (channel) => scene.channelTop(channel) + this.laneStep * take(this.lanes, channel, source),
    );
    const [first = 0, second] = heights;
    // Rows begin at 0: left of it there is nothing to cross.
    const margin = -LEG_OFFSET - this.leg('margin', source);
    const turn = second === undefined ? entry : margin;
    const corners: Point[] = [
      {x: exit, y: start.y},
      {x: exit, y: first},
      {x: turn, y: first},
    ];
    if (second !== undefined) {
      corners.push({x: margin, y: second}, {x: entry, y: second});
    }
    corners.push({x: entry, y: end.y});
    return {
      start,
      curves: roundCorners([start, ...corners, end]),
      middle: {x: (exit + turn) / 2, y: first},
    };
  }

  private legBeside(card: CardBox, direction: 'in' | 'out', source: string): number {
    return this.leg(legName(direction, card), source) + (card.isFramed ? FRAME_CLEARANCE : 0);
  }

  private leg(gap: string, source: string): number {
    return LEG_OFFSET + LEG_STEP * take(this.legs, gap, source);
  }
}

/** The channels an edge runs along; channel n lies below row n. */
function channels(from: CardBox, to: CardBox): number[] {
  if (from.band === to.band) {
    return [from.band];
  }
  const first = to.band > from.band ? from.band : from.band - 1;
  const last = to.band > from.band ? to.band - 1 : to.band;
  return first === last ? [first] : [first, last];
}

const legName = (direction: 'in' | 'out', {band, column}: CardBox): string =>
  `${direction} ${band} ${column}`;

/** Edges of the same output lie on each other until they part, unless their labels differ. */
const sourceName = ({from, label}: FlowEdge): string =>
  `${from.node}.${from.port ?? ''} ${label ?? ''}`;

function take<K>(taken: Map<K, string[]>, place: K, owner: string): number {
  const owners = taken.get(place) ?? [];
  taken.set(place, owners);
  if (!owners.includes(owner)) {
    owners.push(owner);
  }
  return owners.indexOf(owner);
}

function endPoints(
  edge: FlowEdge,
  {from, to}: Anchoring,
  scene: Scene,
): {start: Point; end: Point} {
  const [source, target] = [scene.card(edge.from.node), scene.card(edge.to.node)];
  return {
    start: {x: source.x + (from.side === 'right' ? source.width : 0), y: source.y + from.y},
    end: {x: target.x + (to.side === 'right' ? target.width : 0), y: target.y + to.y},
  };
}

const straight = (from: Point, to: Point): Curve => ({control1: from, control2: to, end: to});

function bend(from: Point, to: Point): Curve {
  const reach = (to.x - from.x) / 2;
  return {
    control1: {x: from.x + reach, y: from.y},
    control2: {x: to.x - reach, y: to.y},
    end: to,
  };
}

/** A polyline whose corners are quarter circles, smaller where there is no room. */
function roundCorners(points: Point[]): Curve[] {
  const curves: Curve[] = [];
  let from = points[0] ?? {x: 0, y: 0};
  points.slice(1).forEach((corner, index) => {
    const next = points[index + 2];
    if (!next) {
      curves.push(straight(from, corner));
      return;
    }
    const radius = Math.min(CORNER, distance(from, corner), distance(corner, next) / 2);
    const before = towards(corner, from, radius);
    const after = towards(corner, next, radius);
    curves.push(straight(from, before), {
      control1: towards(corner, from, radius * 0.45),
      control2: towards(corner, next, radius * 0.45),
      end: after,
    });
    from = after;
  });
  return curves;
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

function towards(from: Point, to: Point, length: number): Point {
  const whole = distance(from, to) || 1;
  return {
    x: from.x + ((to.x - from.x) * length) / whole,
    y: from.y + ((to.y - from.y) * length) / whole,
  };
}
