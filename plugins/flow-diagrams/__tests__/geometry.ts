import type {Curve, FlowLayout, PlacedEdge, Point} from '../types';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

const contains = (box: Box, {x, y}: Point): boolean =>
  x > box.x + 1 && x < box.x + box.width - 1 && y > box.y + 1 && y < box.y + box.height - 1;

/** Points along an edge, close enough together not to jump over a card. */
export function samplePath({start, curves}: PlacedEdge): Point[] {
  let from = start;
  return curves.flatMap((curve) => {
    const points = Array.from({length: 41}, (_, step) => pointAt(from, curve, step / 40));
    from = curve.end;
    return points;
  });
}

function pointAt(start: Point, {control1, control2, end}: Curve, t: number): Point {
  const s = 1 - t;
  const mix = (a: number, b: number, c: number, d: number): number =>
    s ** 3 * a + 3 * s * s * t * b + 3 * s * t * t * c + t ** 3 * d;
  return {
    x: mix(start.x, control1.x, control2.x, end.x),
    y: mix(start.y, control1.y, control2.y, end.y),
  };
}

function pairs<T>(list: T[]): Array<[T, T]> {
  return list.flatMap((a, index) => list.slice(index + 1).map((b): [T, T] => [a, b]));
}

/** Everything that a well laid out picture must not have. */
export function findFaults({width, height, cards, edges, frames}: FlowLayout): string[] {
  const faults: string[] = [];
  for (const [a, b] of pairs(cards)) {
    if (overlap(a, b)) {
      faults.push(`cards ${a.node.id} and ${b.node.id} overlap`);
    }
  }
  for (const edge of edges) {
    const name = `${edge.edge.from.node} -> ${edge.edge.to.node}`;
    const points = samplePath(edge);
    for (const card of cards) {
      if (points.some((point) => contains(card, point))) {
        faults.push(`edge ${name} crosses card ${card.node.id}`);
      }
      if (edge.label && overlap(edge.label, card)) {
        faults.push(`label of ${name} lies on card ${card.node.id}`);
      }
    }
    if (points.some(({x, y}) => x < 0 || y < 0 || x > width || y > height)) {
      faults.push(`edge ${name} leaves the picture`);
    }
  }
  for (const [a, b] of pairs(edges.flatMap(({label}) => label ?? []))) {
    if (overlap(a, b)) {
      faults.push(`labels ${a.lines[0]?.text} and ${b.lines[0]?.text} overlap`);
    }
  }
  for (const frame of frames) {
    for (const card of cards) {
      const isMember = frame.group.nodes.includes(card.node.id);
      if (overlap(frame, card) !== isMember) {
        faults.push(
          `frame ${frame.group.label} ${isMember ? 'misses' : 'touches'} ${card.node.id}`,
        );
      }
    }
  }
  for (const [a, b] of pairs(frames)) {
    if (overlap(a, b)) {
      faults.push(`frames ${a.group.label} and ${b.group.label} overlap`);
    }
  }
  const explained = cards.reduce((sum, card) => sum + card.height + 60, 200);
  if (height > explained) {
    faults.push(`height ${height} is more than the cards explain`);
  }
  for (const box of [...cards, ...frames]) {
    if (box.x < 0 || box.y < 0 || box.x + box.width > width || box.y + box.height > height) {
      faults.push('a card or frame leaves the picture');
    }
  }
  return faults;
}
