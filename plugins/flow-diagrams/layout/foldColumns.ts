import type {Column} from './rankNodes';
import type {FlowModel} from '../types';

/**
 * The widest a row should be without its margins: shrunk to the text column of a page its letters are
 * still as large as the smallest allowed scale (see renderFigure.ts). Longer flows continue on a second
 * row, as text does.
 */
const MAX_ROW_WIDTH = 752;
/** Up to here a row need not be shrunk at all. */
export const COMFORTABLE_WIDTH = 680;

/** What a way of folding costs, in pixels of width that it would be worth. */
const COST = {
  /** Per pixel beyond the widest row. */
  excess: 8,
  /** Per row after the first. */
  row: 100,
  /** Per edge that changes rows. */
  change: 90,
  /** Per row with a single column. */
  lonelyRow: 300,
  /** Per group that no longer fits into one frame. */
  splitGroup: 600,
};

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
  const costOf = (cuts: number[]): number => {
    const rows = slices(cells, cuts);
    const widest = Math.max(COMFORTABLE_WIDTH, ...rows.map(rowWidth));
    return (
      widest +
      COST.excess * Math.max(0, widest - MAX_ROW_WIDTH) +
      COST.row * cuts.length +
      COST.change *
        model.edges.filter(({from, to}) => spans([from.node, to.node], homes, cuts)).length +
      COST.lonelyRow * rows.filter((row) => row.length === 1).length +
      COST.splitGroup * model.groups.filter(({nodes}) => spans(nodes, homes, cuts)).length
    );
  };
  const possible = columns.map((_, index) => index).slice(1);
  const most = Math.ceil(total / MAX_ROW_WIDTH);
  const choices = Array.from({length: most + 1}, (_, size) => combinations(possible, size)).flat();
  const best = choices.reduce((a, b) => (costOf(b) < costOf(a) ? b : a));
  return slices(columns, best);
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

/** Whether these nodes are in different rows. */
function spans(ids: string[], homes: Map<string, number>, cuts: number[]): boolean {
  const rows = ids.map((id) => cuts.filter((cut) => (homes.get(id) ?? 0) >= cut).length);
  return new Set(rows).size > 1;
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
