import type {Constraint} from './constrainRow';

/** Straightening an edge may not make the row taller than this. */
const MAX_GROWTH = 24;
const ROUNDS = 400;
const TOLERANCE = 0.01;

/** Two indices whose heights should agree after adding the offsets: the ends of an edge. */
export interface Wish {
  a: number;
  aOffset: number;
  b: number;
  bOffset: number;
}

/** A wish as its blocks feel it. */
interface Pull {
  a: number;
  b: number;
  apart: number;
}

/** Indices that move together because an edge between them is straight. */
export class RowBlocks {
  private block: number[];
  private offset: number[];

  constructor(
    size: number,
    private readonly constraints: Constraint[],
    private readonly heightOf: (index: number) => number,
  ) {
    this.block = Array.from({length: size}, (_, index) => index);
    this.offset = new Array<number>(size).fill(0);
  }

  /** Joins two blocks unless the constraints then contradict each other or the row grows too tall. */
  tryJoin({a, aOffset, b, bOffset}: Wish): void {
    const [kept, moved] = [this.block[a], this.block[b]];
    if (kept === moved) {
      return;
    }
    const before = this.span();
    const saved = {block: [...this.block], offset: [...this.offset]};
    const shift = (this.offset[a] ?? 0) + aOffset - bOffset - (this.offset[b] ?? 0);
    this.block.forEach((block, index) => {
      if (block === moved) {
        this.block[index] = kept ?? 0;
        this.offset[index] = (this.offset[index] ?? 0) + shift;
      }
    });
    if (this.span() > before + MAX_GROWTH) {
      this.block = saved.block;
      this.offset = saved.offset;
    }
  }

  /** Moves the blocks towards level edges and back into what the constraints allow, until both rest. */
  settle(wishes: Wish[]): number[] {
    const position = Float64Array.from(this.earliest() ?? []);
    const constraints = this.blockConstraints().filter(({upper, lower}) => upper !== lower);
    const pulls = this.pullsOf(wishes);
    const step = 0.5 / Math.max(1, ...countEnds(pulls, position.length));
    const before = new Float64Array(position.length);
    for (let round = 0; round < ROUNDS; round += 1) {
      before.set(position);
      pull(position, pulls, step);
      separate(position, constraints);
      // A round that moves nothing is followed by rounds that move nothing.
      if (position.every((place, index) => place === before[index])) {
        break;
      }
    }
    let round = 0;
    while (round < 10 * ROUNDS && separate(position, constraints) > TOLERANCE) {
      round += 1;
    }
    return this.tops(position);
  }

  /** Between which blocks an edge pulls, and how far their tops would be apart if it were level. */
  private pullsOf(wishes: Wish[]): Pull[] {
    return wishes.map(({a, aOffset, b, bOffset}) => ({
      a: this.block[a] ?? 0,
      b: this.block[b] ?? 0,
      apart: (this.offset[b] ?? 0) + bOffset - (this.offset[a] ?? 0) - aOffset,
    }));
  }

  /** How tall the row is at least; infinite when the constraints contradict each other. */
  private span(): number {
    const position = this.earliest();
    if (!position) {
      return Number.POSITIVE_INFINITY;
    }
    const tops = this.tops(position);
    return Math.max(...tops.map((top, index) => top + this.heightOf(index))) - Math.min(...tops);
  }

  /** The highest possible place for each block. */
  private earliest(): number[] | undefined {
    const position = new Array<number>(this.block.length).fill(0);
    this.block.forEach((block, index) => {
      position[block] = Math.max(position[block] ?? 0, -(this.offset[index] ?? 0));
    });
    const constraints = this.blockConstraints();
    if (constraints.some(({upper, lower, gap}) => upper === lower && gap > TOLERANCE)) {
      return undefined;
    }
    for (let round = 0; round <= this.block.length; round += 1) {
      let moved = false;
      for (const {upper, lower, gap} of constraints) {
        const least = (position[upper] ?? 0) + gap;
        if (upper !== lower && (position[lower] ?? 0) < least - TOLERANCE) {
          position[lower] = least;
          moved = true;
        }
      }
      if (!moved) {
        return position;
      }
    }
    return undefined;
  }

  private blockConstraints(): Constraint[] {
    return this.constraints.map(({upper, lower, gap}) => ({
      upper: this.block[upper] ?? 0,
      lower: this.block[lower] ?? 0,
      gap: gap + (this.offset[upper] ?? 0) - (this.offset[lower] ?? 0),
    }));
  }

  private tops(position: ArrayLike<number>): number[] {
    return this.block.map((block, index) => (position[block] ?? 0) + (this.offset[index] ?? 0));
  }
}

function countEnds(pulls: Pull[], blocks: number): Float64Array {
  const count = new Float64Array(blocks);
  for (const {a, b} of pulls) {
    count[a]! += 1;
    count[b]! += 1;
  }
  return count;
}

/** Equal and opposite forces: unequal ones would let the whole row drift away from unlinked cards. */
function pull(position: Float64Array, pulls: Pull[], step: number): void {
  const force = new Float64Array(position.length);
  for (const {a, b, apart} of pulls) {
    const difference = position[b]! - position[a]! + apart;
    force[a]! += difference;
    force[b]! -= difference;
  }
  for (let block = 0; block < position.length; block += 1) {
    position[block]! += step * force[block]!;
  }
}

/** One round of moving too close blocks apart; returns the largest violation met. */
function separate(position: Float64Array, constraints: Constraint[]): number {
  let worst = 0;
  for (const {upper, lower, gap} of constraints) {
    const missing = gap - (position[lower]! - position[upper]!);
    if (missing > 0) {
      worst = Math.max(worst, missing);
      position[upper]! -= missing / 2;
      position[lower]! += missing / 2;
    }
  }
  return worst;
}
