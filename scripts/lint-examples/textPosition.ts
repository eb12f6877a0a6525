/** Line and column, both from 0, of an offset. */
export function positionAt(text: string, offset: number): {line: number; column: number} {
  const before = text.slice(0, offset);
  const line = before.split('\n').length - 1;
  return {line, column: offset - (before.lastIndexOf('\n') + 1)};
}
