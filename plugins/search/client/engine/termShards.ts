import {isHan} from './characters';

/** Characters without a reading come after all others. */
const NO_READING = 0x8000;

/**
 * The order in which terms are cut into files: words by their letters, Han terms by the reading of
 * their first character. What begins alike or sounds alike thus stands in the same file, so that
 * looking for prefixes, homophones and pinyin takes few of them.
 * @returns a text for each term; these compare as the terms do
 */
export function createTermOrder(pinyinTable: string): (term: string) => string {
  const ranks = new Map<number, number>();
  for (const entry of pinyinTable.split(';')) {
    for (const character of entry.slice(entry.indexOf(':') + 1)) {
      const code = character.charCodeAt(0);
      if (!ranks.has(code)) {
        ranks.set(code, ranks.size);
      }
    }
  }
  return (term) => {
    const code = term.charCodeAt(0);
    return isHan(code)
      ? String.fromCharCode(ranks.get(code) ?? NO_READING + (code >> 1)) + term
      : term;
  };
}

/** Numbers of the files that may hold terms from one place in the order to another. */
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
