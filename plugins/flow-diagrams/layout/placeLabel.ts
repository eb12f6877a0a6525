import {baseline} from './layoutCard';
import {measureText, wrapText, type TextStyle} from '../measureText';
import type {PlacedLabel, Point} from '../types';

const EDGE_LABEL: TextStyle = {size: 12};
const LINE = 15;
const PADDING_X = 6;
const PADDING_Y = 2.5;
/** Longer texts take a second line, so that a single label does not push the columns apart. */
const TEXT_WIDTH = 92;
const MAX_LINES = 2;
/** Line left visible on both sides of a label. */
const CLEARANCE = 14;

/** How far apart two columns must stand for the label between them. */
export const labelGap = (text: string): number => sizeLabel(text).width + 2 * CLEARANCE;

export const labelHeight = (text: string): number => sizeLabel(text).height;

function sizeLabel(text: string): {lines: string[]; width: number; height: number} {
  let lines = wrapText(text, TEXT_WIDTH, EDGE_LABEL);
  for (let width = TEXT_WIDTH; lines.length > MAX_LINES; width += EDGE_LABEL.size) {
    lines = wrapText(text, width, EDGE_LABEL);
  }
  const widest = Math.max(...lines.map((line) => measureText(line, EDGE_LABEL)));
  return {
    lines,
    width: Math.ceil(widest) + 2 * PADDING_X,
    height: lines.length * LINE + 2 * PADDING_Y,
  };
}

/** Centres an edge's text on a point of its path. */
export function placeLabel(text: string, at: Point): PlacedLabel {
  const {lines, width, height} = sizeLabel(text);
  const top = at.y - height / 2;
  return {
    x: at.x - width / 2,
    y: top,
    width,
    height,
    lines: lines.map((line, index) => ({
      text: line,
      y: baseline(top + PADDING_Y + (index + 0.5) * LINE, EDGE_LABEL),
    })),
  };
}
