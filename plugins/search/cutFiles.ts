import type {TermRow} from './collectTerms';

/** Characters of a file of terms: about 1.6 KB are sent. */
const TERM_FILE_LENGTH = 1500;

export interface TermFile {
  /** Not after its first term, and after the last one of the file before. */
  first: string;
  rows: string[];
}

/** Neighbours together, as many as fit; what is larger than that stands alone. */
export function cutBySize<Item>(
  items: readonly Item[],
  sizeOf: (item: Item, number: number) => number,
  limit: number,
): Item[][] {
  const groups: Item[][] = [];
  let size = Infinity;
  items.forEach((item, number) => {
    const more = sizeOf(item, number);
    if (size + more > limit) {
      groups.push([]);
      size = 0;
    }
    groups.at(-1)?.push(item);
    size += more;
  });
  return groups;
}

export function cutRows(rows: readonly TermRow[]): TermRow[][] {
  return cutBySize(rows, ({row}) => row.length + 1, TERM_FILE_LENGTH);
}

export function cutTerms(terms: readonly TermRow[]): TermFile[] {
  const groups = cutRows(terms);
  return groups.map((group, number) => ({
    first: shortestBetween(groups[number - 1]?.at(-1)?.term ?? '', group[0]?.term ?? ''),
    rows: group.map(({row}) => row),
  }));
}

/** The shortest beginning of a term that the one before does not have: it is named in the head. */
function shortestBetween(before: string, term: string): string {
  let length = 1;
  while (length < term.length && before.startsWith(term.slice(0, length))) {
    length++;
  }
  return term.slice(0, length);
}
