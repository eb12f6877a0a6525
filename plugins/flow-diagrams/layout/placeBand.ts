import {alignRows} from './alignRows';
import type {Anchoring} from './anchorEdges';
import {FRAME_HEADER, FRAME_PADDING} from './constrainRow';
import {COMFORTABLE_WIDTH, columnOfNodes, type Band} from './foldColumns';
import {naturalWidth} from './layoutCard';
import {linkItems, type Link} from './linkItems';
import {orderColumns} from './orderColumns';
import {labelGap} from './placeLabel';
import type {Column, Item} from './rankNodes';
import type {CardContent, FlowEdge, FlowModel, FlowNode} from '../types';

const COLUMN_GAP = 56;
/** Where there is room, steep edges get a wider gap, so that their curves stay gentle. */
const SLACK_PER_RISE = 0.12;
const MAX_SLACK = 28;

/** A card whose inside is laid out; where it stands is still open. */
export interface Sized {
  node: FlowNode;
  width: number;
  height: number;
  content: CardContent;
}

/** A row of the picture with everything placed as if it stood alone at the origin. */
export interface PlacedBand {
  columns: Array<{items: Column; x: number; width: number}>;
  tops: Map<Item, number>;
  /** Lowest card or frame. */
  bottom: number;
  /** How far a frame's head rises above the highest card. */
  overhang: number;
}

/** Orders, aligns and spreads the columns of one row. */
export function placeBand(
  band: Band,
  model: FlowModel,
  sizes: Map<string, Sized>,
  anchorings: Map<FlowEdge, Anchoring>,
): PlacedBand {
  const heightOf = (item: Item): number =>
    item.kind === 'card' ? (sizes.get(item.node.id)?.height ?? 0) : 0;
  // Edges that run around the row pass no columns.
  const direct = band.map((column) =>
    column.filter((item) => item.kind === 'card' || anchorings.get(item.edge)?.route !== 'around'),
  );
  const links = linkItems(direct, anchorings);
  const ordered = orderColumns(direct, links, model.groups, heightOf);
  const tops = alignRows(ordered, links, model.groups, heightOf);
  const framed = (item: Item): boolean =>
    item.kind === 'card' && model.groups.some((group) => group.nodes.includes(item.node.id));
  const bottoms = [...tops].map(
    ([item, top]) => top + heightOf(item) + (framed(item) ? FRAME_PADDING : 0),
  );
  const heads = [...tops].map(([item, top]) => (framed(item) ? FRAME_HEADER - top : 0));
  return {
    columns: spreadColumns(ordered, model, (index) => steepest(links, ordered[index] ?? [], tops)),
    tops,
    bottom: Math.max(...bottoms),
    overhang: Math.max(0, ...heads),
  };
}

function spreadColumns(
  band: Band,
  model: FlowModel,
  riseAfter: (column: number) => number,
): PlacedBand['columns'] {
  const needed = band.map((items, index) => columnWidth(items) + gapAfter(index, band, model));
  const isRoomy = needed.reduce((sum, width) => sum + width, 0) < COMFORTABLE_WIDTH;
  let x = 0;
  return band.map((items, index) => {
    const placed = {items, x, width: columnWidth(items)};
    const rise = isRoomy ? Math.max(0, riseAfter(index) - COLUMN_GAP) : 0;
    const slack = Math.min(MAX_SLACK, rise * SLACK_PER_RISE);
    x += placed.width + Math.max(COLUMN_GAP + slack, gapAfter(index, band, model));
    return placed;
  });
}

/** The gap that labels and the frames that begin or end there need at least. */
export function gapAfter(index: number, columns: Column[], model: FlowModel): number {
  const homes = columnOfNodes(columns);
  const labels = model.edges.flatMap(({from, to, label}) => {
    const ends = [homes.get(from.node) ?? -1, homes.get(to.node) ?? -1];
    const isBetween = Math.min(...ends) === index && Math.max(...ends) === index + 1;
    return label && isBetween ? [labelGap(label)] : [];
  });
  const frames = model.groups.filter((group) => {
    const members = group.nodes.map((id) => homes.get(id) ?? -1);
    return Math.max(...members) === index || Math.min(...members) === index + 1;
  });
  return Math.max(COLUMN_GAP, ...labels) + frames.length * FRAME_PADDING;
}

/** How far the steepest edge that leaves a column to the right rises or falls. */
const steepest = (links: Link[], column: Column, tops: Map<Item, number>): number =>
  Math.max(
    0,
    ...links
      .filter(({left}) => column.includes(left.item))
      .map(({left, right}) =>
        Math.abs((tops.get(left.item) ?? 0) + left.y - (tops.get(right.item) ?? 0) - right.y),
      ),
  );

/** Cards of one column are equally wide. */
export const columnWidth = (column: Column): number =>
  Math.max(...column.map((item) => (item.kind === 'card' ? naturalWidth(item.node) : 0)));
