import type {Band} from './foldColumns';
import type {Link} from './linkItems';
import {groupOf} from './orderColumns';
import type {Item} from './rankNodes';
import {RowBlocks, type Wish} from './RowBlocks';
import {constrainRow} from './constrainRow';
import type {FlowGroup} from '../types';

const ALMOST_STRAIGHT = 16;

/**
 * Heights for the items of one row: as many edges as possible run exactly straight, the others are as
 * level as the cards' order and spacing allow. The result maps each item to its top; the smallest is 0.
 */
export function alignRows(
  band: Band,
  links: Link[],
  groups: FlowGroup[],
  heightOf: (item: Item) => number,
): Map<Item, number> {
  const items = band.flat();
  const present = groups.filter((group) => items.some((item) => groupOf(item, groups) === group));
  const indexOf = new Map(items.map((item, index) => [item, index]));
  const constraints = constrainRow(band, present, indexOf, heightOf);
  const wishes = links.map((link): Wish => ({
    a: indexOf.get(link.left.item) ?? 0,
    aOffset: link.left.y,
    b: indexOf.get(link.right.item) ?? 0,
    bOffset: link.right.y,
  }));
  const size = items.length + 2 * present.length;
  const blocks = new RowBlocks(size, constraints, (index) => {
    const item = items[index];
    return item ? heightOf(item) : 0;
  });
  for (const index of straighteningOrder(links)) {
    const wish = wishes[index];
    if (wish) {
      blocks.tryJoin(wish);
    }
  }
  const rough = blocks.settle(wishes);
  for (const wish of wishes) {
    // What came out almost straight looks like a mistake unless it is straight.
    if (Math.abs(rise(wish, rough)) < ALMOST_STRAIGHT) {
      blocks.tryJoin(wish);
    }
  }
  const tops = blocks.settle(wishes);
  const highest = Math.min(...tops.slice(0, items.length));
  return new Map(
    items.map((item, index) => [item, Math.round(((tops[index] ?? 0) - highest) * 2) / 2]),
  );
}

const rise = ({a, aOffset, b, bOffset}: Wish, tops: number[]): number =>
  (tops[b] ?? 0) + bOffset - (tops[a] ?? 0) - aOffset;

/**
 * Which edges get the chance to be straight first: stretches of long edges, then edges that have both
 * their ends for themselves. Of several edges at one port only the middle one can be straight without
 * making the picture lopsided, and only where the card has no other edges that it would bend.
 */
function straighteningOrder(links: Link[]): number[] {
  const neighbours = (link: Link, end: 'left' | 'right'): Link[] =>
    links.filter((other) => other[end].item === link[end].item);
  const isCentral = (link: Link, end: 'left' | 'right'): boolean => {
    const all = neighbours(link, end);
    const fan = all.filter((other) => other[end].y === link[end].y);
    return (
      fan.length === 1 || (fan.length === all.length && fan.indexOf(link) === (fan.length - 1) / 2)
    );
  };
  return links
    .map((link, index) => {
      const central = isCentral(link, 'left') && isCentral(link, 'right');
      const passes = [link.left, link.right].filter(({item}) => item.kind === 'pass').length;
      const alone = neighbours(link, 'left').length === 1 && neighbours(link, 'right').length === 1;
      return {index, priority: central || passes === 2 ? 2 * passes + (alone ? 1 : 0) : -1};
    })
    .filter(({priority}) => priority >= 0)
    .sort((a, b) => b.priority - a.priority || a.index - b.index)
    .map(({index}) => index);
}
