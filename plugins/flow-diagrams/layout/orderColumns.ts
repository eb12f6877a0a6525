import type {Band} from './foldColumns';
import type {Link} from './linkItems';
import type {Column, Item} from './rankNodes';
import type {FlowGroup} from '../types';

/** Beyond this a column is improved by swapping neighbours instead of trying every order. */
const MAX_PERMUTED = 5;
const SWEEPS = 6;
const CROSSING_COST = 100;
const INVERSION_COST = 3;

/**
 * dagre orders cards without knowing their ports. Here the columns are reordered, one after the other,
 * until no order has fewer crossings between the ports; ties go to the order of the source.
 */
export function orderColumns(
  band: Band,
  links: Link[],
  groups: FlowGroup[],
  heightOf: (item: Item) => number,
): Band {
  let best = band.map((column) => gatherGroups(column, groups));
  let unchanged = 0;
  // A sweep in each direction without a change: the others would change nothing either.
  for (let sweep = 0; sweep < SWEEPS && unchanged < 2; sweep += 1) {
    const before = best;
    const order = best.map((_, index) => (sweep % 2 === 0 ? index : best.length - 1 - index));
    for (const index of order) {
      best = improveColumn(best, index, (candidate) => cost(candidate, links, heightOf), groups);
    }
    unchanged = best === before ? unchanged + 1 : 0;
  }
  return best;
}

function improveColumn(
  band: Band,
  index: number,
  costOf: (band: Band) => number,
  groups: FlowGroup[],
): Band {
  const columns = reorderings(band[index] ?? []);
  if (columns.length < 2) {
    return band;
  }
  let best = band;
  let lowest = costOf(band);
  for (const column of columns) {
    const candidate = band.map((old, position) => (position === index ? column : old));
    if (keepsGroups(candidate, groups)) {
      const attempt = costOf(candidate);
      if (attempt < lowest) {
        lowest = attempt;
        best = candidate;
      }
    }
  }
  return best;
}

function cost(band: Band, links: Link[], heightOf: (item: Item) => number): number {
  const rank = new Map<Item, {place: number; middle: number; column: number}>();
  band.forEach((column, index) =>
    column.forEach((item, place) =>
      rank.set(item, {place, middle: (column.length - 1) / 2, column: index}),
    ),
  );
  const spans = links.map((link) => {
    const [left, right] = [link.left, link.right].map(({item, y}) => {
      const {place = 0, middle = 0, column = 0} = rank.get(item) ?? {};
      // A port's height within its card decides between edges that meet at one card.
      const within = item.kind === 'card' ? (0.8 * y) / heightOf(item) - 0.4 : 0;
      return {at: place + within, fromMiddle: place - middle, column};
    });
    return {left, right};
  });
  let crossings = 0;
  let slope = 0;
  spans.forEach((a, index) => {
    slope += Math.abs((a.left?.fromMiddle ?? 0) - (a.right?.fromMiddle ?? 0));
    for (const b of spans.slice(index + 1)) {
      if (
        a.left?.column === b.left?.column &&
        ((a.left?.at ?? 0) - (b.left?.at ?? 0)) * ((a.right?.at ?? 0) - (b.right?.at ?? 0)) < 0
      ) {
        crossings += 1;
      }
    }
  });
  return crossings * CROSSING_COST + inversions(band) * INVERSION_COST + slope;
}

/** Pairs of cards that stand the other way round than in the source. */
function inversions(band: Band): number {
  let count = 0;
  for (const column of band) {
    const lines = column.flatMap((item) => (item.kind === 'card' ? [item.node.line] : []));
    lines.forEach((line, index) => {
      count += lines.slice(index + 1).filter((later) => later < line).length;
    });
  }
  return count;
}

export function groupOf(item: Item, groups: FlowGroup[]): FlowGroup | undefined {
  const ids = item.kind === 'card' ? [item.node.id] : [item.edge.from.node, item.edge.to.node];
  return groups.find((group) => ids.every((id) => group.nodes.includes(id)));
}

/** Members of a group stand together, and two groups stand in the same order in all columns. */
function keepsGroups(band: Band, groups: FlowGroup[]): boolean {
  const before = new Set<string>();
  for (const column of band) {
    const runs = column
      .map((item) => groupOf(item, groups))
      .filter((group, index, all) => index === 0 || group !== all[index - 1])
      .filter((group) => group !== undefined);
    if (new Set(runs).size < runs.length) {
      return false;
    }
    for (const [index, upper] of runs.entries()) {
      for (const lower of runs.slice(index + 1)) {
        before.add(`${groups.indexOf(upper)}<${groups.indexOf(lower)}`);
        if (before.has(`${groups.indexOf(lower)}<${groups.indexOf(upper)}`)) {
          return false;
        }
      }
    }
  }
  return true;
}

function gatherGroups(column: Column, groups: FlowGroup[]): Column {
  const gathered: Column = [];
  for (const item of column) {
    const group = groupOf(item, groups);
    const last = group ? gathered.findLastIndex((other) => groupOf(other, groups) === group) : -1;
    gathered.splice(last >= 0 ? last + 1 : gathered.length, 0, item);
  }
  return gathered;
}

function reorderings(column: Column): Column[] {
  if (column.length <= MAX_PERMUTED) {
    return permutations(column);
  }
  return column.slice(1).map((item, index) => {
    const swapped = [...column];
    swapped.splice(index, 2, item, column[index] ?? item);
    return swapped;
  });
}

function permutations<T>(list: T[]): T[][] {
  if (list.length < 2) {
    return [list];
  }
  return list.flatMap((first, index) =>
    permutations(list.filter((_, other) => other !== index)).map((rest) => [first, ...rest]),
  );
}
