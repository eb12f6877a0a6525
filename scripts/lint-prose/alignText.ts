/**
 * Finds the source offset of every character of a text node's value.
 *
 * The value differs from the source by escapes (`\{`), character references (`&lt;`) and the
 * indentation or `>` marks at the start of continued lines, all of which the parser removes.
 * The last entry is the offset where the node ends.
 */
export function alignText(value: string, source: string, start: number, end: number): number[] {
  const offsets: number[] = [];
  let at = start;
  let index = 0;
  while (index < value.length) {
    at = skipLinePrefix(value, index, source, at, end);
    const reference = characterReferenceAt(source, at, end);
    if (reference && !value.startsWith(reference, index)) {
      index = pushCodePoint(offsets, value, index, at);
      at += reference.length;
    } else if (reference === '&amp;' && value[index] === '&') {
      offsets.push(at);
      index += 1;
      at += reference.length;
    } else {
      if (source[at] === '\\' && source[at + 1] === value[index] && value[index] !== '\\') {
        at += 1;
      } else if (source[at] === '\\' && source[at + 1] === '\\' && value[index] === '\\') {
        at += 1;
      }
      offsets.push(at);
      index += 1;
      at += 1;
    }
  }
  offsets.push(end);
  return offsets;
}

function skipLinePrefix(
  value: string,
  index: number,
  source: string,
  at: number,
  end: number,
): number {
  if (value[index] === source[at]) {
    return at;
  }
  let next = at;
  if (source[next] === '\r' && value[index] === '\n') {
    next += 1;
  }
  while (next < end && source[next] !== value[index] && /[ \t>]/.test(source[next] ?? '')) {
    next += 1;
  }
  return next < end && next > at ? next : at;
}

function characterReferenceAt(source: string, at: number, end: number): string | null {
  if (source[at] !== '&') {
    return null;
  }
  return (
    /^&(?:#\d{1,7}|#[xX][\da-fA-F]{1,6}|[A-Za-z][A-Za-z\d]{1,31});/.exec(
      source.slice(at, end),
    )?.[0] ?? null
  );
}

function pushCodePoint(offsets: number[], value: string, index: number, at: number): number {
  const length = (value.codePointAt(index) ?? 0) > 0xffff ? 2 : 1;
  for (let unit = 0; unit < length; unit += 1) {
    offsets.push(at);
  }
  return index + length;
}
