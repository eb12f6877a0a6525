import type {Band} from './foldColumns';
import {groupOf} from './orderColumns';
import type {Item} from './rankNodes';
import type {FlowGroup} from '../types';

const CARD_GAP = 28;
const PASS_GAP = 20;
export const FRAME_PADDING = 16;
/** Room for the group's name above its cards. */
export const FRAME_HEADER = 34;
const FRAME_GAP = 20;

/** `lower` lies at least `gap` below `upper`. Indices count items, then top and bottom of each group. */
export interface Constraint {
  upper: number;
  lower: number;
  gap: number;
}

/** What keeps the cards of a row apart, groups together, and strangers out of frames. */
export function constrainRow(
  band: Band,
  groups: FlowGroup[],
  indexOf: Map<Item, number>,
  heightOf: (item: Item) => number,
): Constraint[] {
  const count = indexOf.size;
  const at = (item: Item): number => indexOf.get(item) ?? 0;
  const topOf = (group: FlowGroup): number => count + 2 * groups.indexOf(group);
  const bottomOf = (group: FlowGroup): number => topOf(group) + 1;
  const constraints: Constraint[] = [];
  for (const column of band) {
    column.forEach((item, place) => {
      const group = groupOf(item, groups);
      if (group) {
        constraints.push({upper: topOf(group), lower: at(item), gap: FRAME_HEADER});
        constraints.push({
          upper: at(item),
          lower: bottomOf(group),
          gap: heightOf(item) + FRAME_PADDING,
        });
      }
      for (const [later, other] of column.slice(place + 1).entries()) {
        const otherGroup = groupOf(other, groups);
        if (later === 0) {
          const gap = item.kind === 'card' && other.kind === 'card' ? CARD_GAP : PASS_GAP;
          constraints.push({upper: at(item), lower: at(other), gap: heightOf(item) + gap});
        }
        if (group && otherGroup && group !== otherGroup) {
          constraints.push({upper: bottomOf(group), lower: topOf(otherGroup), gap: FRAME_GAP});
        } else if (group && !otherGroup) {
          constraints.push({upper: bottomOf(group), lower: at(other), gap: FRAME_GAP});
        } else if (!group && otherGroup) {
          constraints.push({
            upper: at(item),
            lower: topOf(otherGroup),
            gap: heightOf(item) + FRAME_GAP,
          });
        }
      }
    });
  }
  return constraints;
}
