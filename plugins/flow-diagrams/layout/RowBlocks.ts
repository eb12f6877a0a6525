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
    const position = this.earliest() ?? [];
    const constraints = this.blockConstraints();
    for (let round = 0; round < ROUNDS; round += 1) {
      this.pull(position, wishes);
      separate(position, constraints);
    }
    let round = 0;
    while (round < 10 * ROUNDS && separate(position, constraints) > TOLERANCE) {
      round += 1;
    }
    return this.tops(position);
  }

  /** Equal and opposite forces: unequal ones would let the whole row drift away from unlinked cards. */
  private pull(position: number[], wishes: Wish[]): void {
    const tops = this.tops(position);
    const force = position.map(() => 0);
    const count = position.map(() => 0);
    const push = (index: number, amount: number): void => {
      const block = this.block[index] ?? 0;
      force[block] = (force[block] ?? 0) + amount;
      count[block] = (count[block] ?? 0) + 1;
    };
    for (const {a, aOffset, b, bOffset} of wishes) {
      const difference = (tops[b] ?? 0) + bOffset - (tops[a] ?? 0) - aOffset;
      push(a, difference);
      push(b, -difference);
    }
    const step = 0.5 / Math.max(1, ...count);
    force.forEach((amount, block) => {
      position[block] = (position[block] ?? 0) + step * amount;
    });
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

  private tops(position: number[]): number[] {
    return this.block.map((block, index) => (position[block] ?? 0) + (this.offset[index] ?? 0));
  }
}

/** One round of moving too close blocks apart; returns the largest violation met. */
function separate(position: number[], constraints: Constraint[]): number {
  let worst = 0;
  for (const {upper, lower, gap} of constraints) {
    const missing = gap - ((position[lower] ?? 0) - (position[upper] ?? 0));
    if (upper !== lower && missing > 0) {
      worst = Math.max(worst, missing);
      position[upper] = (position[upper] ?? 0) - missing / 2;
      position[lower] = (position[lower] ?? 0) + missing / 2;
    }
  }
  return worst;
}
