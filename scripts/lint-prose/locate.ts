export interface Place {
  line: number;
  column: number;
}

/** Turns offsets of one source text into lines and columns, both from 1. */
export function createLocator(source: string): (offset: number) => Place {
  const lineStarts = [0];
  for (let at = source.indexOf('\n'); at !== -1; at = source.indexOf('\n', at + 1)) {
    lineStarts.push(at + 1);
  }
  return (offset) => {
    let low = 0;
    let high = lineStarts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((lineStarts[middle] ?? 0) <= offset) {
        low = middle;
      } else {
        high = middle - 1;
      }
    }
    return {line: low + 1, column: offset - (lineStarts[low] ?? 0) + 1};
  };
}
