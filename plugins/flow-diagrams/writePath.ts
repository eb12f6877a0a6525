import type {Curve, Point} from './types';

const round = (value: number): number => Math.round(value * 10) / 10;

/** A minus separates by itself, and a fraction needs no zero before its point. */
const write = (numbers: number[]): string =>
  numbers
    .map((number) => String(round(number)).replace(/^(-?)0\./, '$1.'))
    .map((text, index) => (index === 0 || text.startsWith('-') ? text : ` ${text}`))
    .join('');

const rounded = ({x, y}: Point): Point => ({x: round(x), y: round(y)});

const isSame = (a: Point, b: Point): boolean => a.x === b.x && a.y === b.y;

function writeLine({x, y}: Point): string {
  if (y === 0) {
    return `h${write([x])}`;
  }
  return x === 0 ? `v${write([y])}` : `l${write([x, y])}`;
}

/**
 * The line of an edge. Every step is told from where the last one ended: bends that look alike are then written
 * alike, and a page with many pictures compresses to a fraction.
 */
export function writePath(start: Point, curves: Curve[]): string {
  const first = rounded(start);
  let from = first;
  const steps = curves.map((curve) => {
    const [control1, control2, end] = [curve.control1, curve.control2, curve.end].map(rounded) as [
      Point,
      Point,
      Point,
    ];
    const way = ({x, y}: Point): Point => ({x: x - from.x, y: y - from.y});
    const isStraight =
      (isSame(control1, from) && isSame(control2, end)) ||
      (control1.y === end.y && control2.y === end.y && from.y === end.y);
    const step = isStraight
      ? writeLine(rounded(way(end)))
      : `c${write([control1, control2, end].map(way).flatMap(({x, y}) => [x, y]))}`;
    from = end;
    return step;
  });
  return `M${write([first.x, first.y])}${steps.join('')}`;
}
