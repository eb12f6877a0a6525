import type {FlowLayout, Point, TextLine} from '../types';

const MARGIN = 24;

/** Moves everything so that the picture begins at the margin, and gives its size. */
export function shiftIntoView(picture: Omit<FlowLayout, 'width' | 'height'>): FlowLayout {
  const boxes = [
    ...picture.cards,
    ...picture.frames,
    ...picture.edges.flatMap((edge) => edge.label ?? []),
  ];
  const points: Point[] = [
    ...boxes.flatMap(({x, y, width, height}) => [
      {x, y},
      {x: x + width, y: y + height},
    ]),
    ...picture.edges.flatMap(({curves}) => curves.map(({end}) => end)),
  ];
  const dx = MARGIN - Math.min(...points.map(({x}) => x));
  const dy = MARGIN - Math.min(...points.map(({y}) => y));
  const move = <T extends Point>(place: T): T => ({...place, x: place.x + dx, y: place.y + dy});
  const lower = (line: TextLine): TextLine => ({...line, y: line.y + dy});
  return {
    width: Math.ceil(Math.max(...points.map(({x}) => x)) + dx + MARGIN),
    height: Math.ceil(Math.max(...points.map(({y}) => y)) + dy + MARGIN),
    cards: picture.cards.map(move),
    frames: picture.frames.map(move),
    edges: picture.edges.map((edge) => ({
      edge: edge.edge,
      start: move(edge.start),
      curves: edge.curves.map((curve) => ({
        control1: move(curve.control1),
        control2: move(curve.control2),
        end: move(curve.end),
      })),
      ...(edge.label ? {label: {...move(edge.label), lines: edge.label.lines.map(lower)}} : {}),
    })),
  };
}
