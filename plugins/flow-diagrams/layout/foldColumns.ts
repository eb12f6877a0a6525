import type {Column} from './rankNodes';
import type {FlowEdge, FlowModel} from '../types';

/**
 * The widest a row may be without its margins: shrunk to the text column of a page (736 px) its letters
 * are still as large as the smallest allowed scale. Longer flows continue on a second row, as text does.
 */
const MAX_ROW_WIDTH = 1000;
/** A little too wide is better than a row with a single column. */
const TOLERATED_WIDTH = 1060;
/** How much wider a row may be if that saves an edge the way from row to row. */
const CHANGE_COST = 40;

/** A row of columns. Rows stand below each other. */
export type Band = Column[];

/** Where to begin new rows so that all fit, are about equally wide, and few edges change rows. */
export function foldColumns(
  columns: Column[],
  widths: number[],
  /** The space to the right of each column. */
  gaps: number[],
  model: FlowModel,
): Band[] {
  const cells = widths.map((width, index) => ({width, gap: gaps[index] ?? 0}));
  const total = rowWidth(cells);
  if (total <= MAX_ROW_WIDTH) {
    return [columns];
  }
  const homes = columnOfNodes(columns);
  const cuts = columns
    .map((_, index) => index)
    .filter(
      (index) => index > 0 && !model.groups.some((group) => splits(group.nodes, homes, index)),
    );
  const count = Math.ceil(total / MAX_ROW_WIDTH);
  let best: {cuts: number[]; cost: number} | undefined;
  for (const choice of combinations(cuts, count - 1)) {
    const widest = Math.max(...slices(cells, choice).map(rowWidth));
    const cost = widest + CHANGE_COST * changes(model.edges, homes, choice);
    const isLonely = slices(cells, choice).some((row) => row.length === 1);
    if (!(isLonely && total <= TOLERATED_WIDTH) && (!best || cost < best.cost)) {
      best = {cuts: choice, cost};
    }
  }
  return slices(columns, best?.cuts ?? []);
}

export function columnOfNodes(columns: Column[]): Map<string, number> {
  return new Map(
    columns.flatMap((column, index) =>
      column.flatMap((item): Array<[string, number]> =>
        item.kind === 'card' ? [[item.node.id, index]] : [],
      ),
    ),
  );
}

const rowWidth = (cells: Array<{width: number; gap: number}>): number =>
  cells.reduce((sum, {width, gap}) => sum + width + gap, 0) - (cells.at(-1)?.gap ?? 0);

function splits(members: string[], homes: Map<string, number>, cut: number): boolean {
  const before = members.filter((id) => (homes.get(id) ?? 0) < cut).length;
  return before > 0 && before < members.length;
}

function changes(edges: FlowEdge[], homes: Map<string, number>, cuts: number[]): number {
  const row = (id: string): number => cuts.filter((cut) => (homes.get(id) ?? 0) >= cut).length;
  return edges.filter((edge) => row(edge.from.node) !== row(edge.to.node)).length;
}

function slices<T>(list: T[], cuts: number[]): T[][] {
  const edges = [0, ...cuts, list.length];
  return edges.slice(1).map((end, index) => list.slice(edges[index], end));
}

function combinations(list: number[], size: number): number[][] {
  if (size === 0) {
    return [[]];
  }
  return list.flatMap((first, index) =>
    combinations(list.slice(index + 1), size - 1).map((rest) => [first, ...rest]),
  );
}
