import {anchorEdges, type Anchoring} from './layout/anchorEdges';
import {FRAME_HEADER, FRAME_PADDING} from './layout/constrainRow';
import {foldColumns, type Band} from './layout/foldColumns';
import {layoutCard, naturalWidth} from './layout/layoutCard';
import {columnWidth, gapAfter, placeBand, type Sized} from './layout/placeBand';
import {placeLabel} from './layout/placeLabel';
import {type Column, rankNodes} from './layout/rankNodes';
import {Detours, routeDirect, type Scene} from './layout/routeEdges';
import {shiftIntoView} from './layout/shiftIntoView';
import {splitGroups} from './layout/splitGroups';
import {cardFinder, stackBands} from './layout/stackBands';
import type {
  FlowEdge,
  FlowGroup,
  FlowLayout,
  FlowModel,
  PlacedCard,
  PlacedEdge,
  PlacedFrame,
} from './types';

/**
 * Wide pictures run from left to right and continue on further rows, tall ones from top to bottom, one column
 * of cards below the other. A canvas has room for all columns beside each other.
 */
export type FlowShape = 'wide' | 'tall' | 'canvas';

/** Places a flow. The same model always gives the same picture. */
export function layoutFlow(source: FlowModel, shape: FlowShape = 'wide'): FlowLayout {
  const rows = arrangeColumns(source, shape);
  const model = {...source, groups: splitGroups(source.groups, rows)};
  const sizes = sizeCards(rows);
  const anchorings = anchorEdges(model, rows, sizes);
  const bands = rows.map((row) => placeBand(row, model, sizes, anchorings));

  const around = model.edges.filter((edge) => anchorings.get(edge)?.route === 'around');
  const findCard = cardFinder(bands, model.groups);
  const detours = new Detours(around, anchorings, findCard);
  const scene = stackBands(bands, detours, findCard);

  const cards = placeCards(sizes, scene);
  const edges = withoutRepeatedLabels(
    [...anchorings].map(([edge, anchoring]) => placeEdge(edge, anchoring, scene, detours)),
  );
  const frames = model.groups.map((group) => frameAround(group, cards));
  return shiftIntoView({cards, edges, frames});
}

/** Which card belongs to which column, and which columns form a row. */
function arrangeColumns(model: FlowModel, shape: FlowShape): Band[] {
  const columns = columnsOf(model);
  if (shape !== 'wide') {
    return shape === 'tall' ? columns.map((column) => [column]) : [columns];
  }
  const gaps = columns.map((_, index) => gapAfter(index, columns, model));
  return foldColumns(columns, columns.map(columnWidth), gaps, model);
}

/** The wide and the tall picture of a flow have the same columns, and finding them takes longest. */
const knownColumns = new WeakMap<FlowModel, Column[]>();

function columnsOf(model: FlowModel): Column[] {
  const known = knownColumns.get(model);
  if (known) {
    return known;
  }
  const boxes = new Map(
    model.nodes.map((node) => {
      const width = naturalWidth(node);
      return [node, {width, height: layoutCard(node, width).height}];
    }),
  );
  const columns = rankNodes(model, boxes);
  knownColumns.set(model, columns);
  return columns;
}

/** Cards of one column are equally wide. */
function sizeCards(rows: Band[]): Map<string, Sized> {
  return new Map(
    rows.flat().flatMap((column) => {
      const width = columnWidth(column);
      return column.flatMap((item): Array<[string, Sized]> => {
        if (item.kind === 'pass') {
          return [];
        }
        return [[item.node.id, {node: item.node, width, ...layoutCard(item.node, width)}]];
      });
    }),
  );
}

const placeCards = (sizes: Map<string, Sized>, scene: Scene): PlacedCard[] =>
  [...sizes].map(([id, sized]) => {
    const {x, y} = scene.card(id);
    return {...sized, x, y};
  });

function placeEdge(
  edge: FlowEdge,
  anchoring: Anchoring,
  scene: Scene,
  detours: Detours,
): PlacedEdge {
  const {start, curves, middle} =
    anchoring.route === 'around'
      ? detours.route(edge, anchoring, scene)
      : routeDirect(edge, anchoring, scene);
  const placed = {edge, start, curves};
  return edge.label ? {...placed, label: placeLabel(edge.label, middle)} : placed;
}

/** Edges that share a stretch with the same text on it show the text once. */
function withoutRepeatedLabels(edges: PlacedEdge[]): PlacedEdge[] {
  const seen = new Set<string>();
  return edges.map(({label, ...edge}) => {
    const place = JSON.stringify(label);
    if (!label || seen.has(place)) {
      return edge;
    }
    seen.add(place);
    return {...edge, label};
  });
}

function frameAround(group: FlowGroup, cards: PlacedCard[]): PlacedFrame {
  const members = cards.filter((card) => group.nodes.includes(card.node.id));
  const left = Math.min(...members.map((card) => card.x)) - FRAME_PADDING;
  const top = Math.min(...members.map((card) => card.y)) - FRAME_HEADER;
  const right = Math.max(...members.map((card) => card.x + card.width)) + FRAME_PADDING;
  const bottom = Math.max(...members.map((card) => card.y + card.height)) + FRAME_PADDING;
  return {group, x: left, y: top, width: right - left, height: bottom - top};
}
