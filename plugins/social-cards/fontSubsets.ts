/** A file of a font that was cut into pieces, and the characters it has. */
export interface Subset {
  /** As the package names its files: `4`, `latin`. */
  name: string;
  ranges: [number, number][];
}

/** The package's table: `{"[4]": "U+4e00-4e10,U+4e20", "latin": "U+0-ff"}`. */
export function parseSubsets(unicode: Record<string, string>): Subset[] {
  return Object.entries(unicode).map(([key, ranges]) => ({
    name: key.replace(/[[\]]/g, ''),
    ranges: ranges.split(',').map((range): [number, number] => {
      const [from, to] = range.trim().replace(/^U\+/i, '').split('-');
      return [parseInt(from!, 16), parseInt(to ?? from!, 16)];
    }),
  }));
}

export function findSubset(subsets: Subset[], character: string): string | undefined {
  const code = character.codePointAt(0)!;
  return subsets.find(({ranges}) => ranges.some(([from, to]) => code >= from && code <= to))?.name;
}
