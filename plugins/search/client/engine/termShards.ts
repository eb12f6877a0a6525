/**
 * Numbers of the files that may hold terms from one to another, in the order of their characters.
 * What begins alike thus stands in the same file, so that looking for prefixes takes few of them.
 */
export function shardsOf(starts: readonly string[], first: string, last: string): number[] {
  const from = Math.max(0, lastStartUpTo(starts, first));
  const to = lastStartUpTo(starts, last);
  return Array.from({length: Math.max(0, to - from + 1)}, (_, offset) => from + offset);
}

/** -1 if all begin later: nothing stands before the first. */
function lastStartUpTo(starts: readonly string[], place: string): number {
  let low = -1;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? '') <= place) {
      low = middle;
    } else {
      high = middle - 1;
    }
  }
  return low;
}
