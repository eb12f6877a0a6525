/** The same numbers on every machine and in every run (mulberry32): what fails once fails again. */
export interface SeededRandom {
  /** From 0 up to, but not including, 1. */
  next(): number;
  below(limit: number): number;
  pick<Item>(items: readonly Item[]): Item;
}

export function seededRandom(seed: number): SeededRandom {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return {next, below, pick: (items) => items[below(items.length)]!};
}
