import {describe, expect, it} from 'vitest';
import {layoutFlow} from '../layoutFlow';
import {parseFlow} from '../parseFlow';
import type {Point} from '../types';
import {writePath} from '../writePath';
import {SAMPLES} from './sampleFlows';

const at = (x: number, y: number): Point => ({x, y});
const line = (from: Point, end: Point) => ({control1: from, control2: end, end});

/** Where each step of a path ends, read as a browser reads it. */
function readEnds(path: string): Point[] {
  let [x, y] = [0, 0];
  return [...path.matchAll(/([Mhvlc])([^Mhvlc]*)/g)].map(([, step, text]) => {
    const numbers = (text!.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    if (step === 'h') {
      x += numbers[0]!;
    } else if (step === 'v') {
      y += numbers[0]!;
    } else {
      const [dx, dy] = numbers.slice(-2) as [number, number];
      [x, y] = step === 'M' ? [dx, dy] : [x + dx, y + dy];
    }
    return at(Math.round(x * 10) / 10, Math.round(y * 10) / 10);
  });
}

describe('the path of an edge', () => {
  it('is written step by step, straight ones by their length alone', () => {
    const [a, b, c, d] = [at(10, 20), at(40, 20), at(40, 5.5), at(39.5, 5)];
    expect(writePath(a, [line(a, b), line(b, c), line(c, d)])).toBe('M10 20h30v-14.5l-.5-.5');
  });

  it('bends alike wherever it stands', () => {
    const bend = ({x, y}: Point) => ({
      control1: at(x + 6.6, y),
      control2: at(x + 12, y + 5.4),
      end: at(x + 12, y + 12),
    });
    const steps = [at(0, 0), at(203.5, 87)].map((from) =>
      writePath(from, [bend(from)]).replace(/^M[^c]*/, ''),
    );
    expect(steps).toEqual(['c6.6 0 12 5.4 12 12', 'c6.6 0 12 5.4 12 12']);
  });

  it('ends every step where the layout says', () => {
    for (const text of Object.values(SAMPLES)) {
      for (const {start, curves} of layoutFlow(parseFlow(text, 'title="图"'), 'tall').edges) {
        const ends = [start, ...curves.map(({end}) => end)];
        const places = ends.map(({x, y}) => at(Math.round(x * 10) / 10, Math.round(y * 10) / 10));
        expect(readEnds(writePath(start, curves))).toEqual(places);
      }
    }
  });
});
