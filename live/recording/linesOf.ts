/** The kinds of lines in a stream, in the order of their first appearance: names of events stay, values go. */
export function linesOf(stream: string): string[] {
  const lines = stream.split(/\r?\n/).filter((line) => line.trim() !== '');
  return [...new Set(lines.map(withoutValues))];
}

function withoutValues(line: string): string {
  const [, prefix = '', value = ''] = /^(data: |: ping)?(.*)$/.exec(line) ?? [];
  if (prefix) {
    return `${prefix}${value.startsWith('{') ? '{…}' : '…'}`;
  }
  if (!line.startsWith('{')) {
    return line;
  }
  // A line may be cut where the recording ended.
  const event = /^\{"event": "(\w+)"/.exec(line)?.[1];
  return event === undefined ? '{…}' : `{"event": "${event}", …}`;
}
