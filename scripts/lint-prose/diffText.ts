/** A change of a text: replace `before` at `index` by `after`; either may be empty, not both. */
export interface TextChange {
  index: number;
  before: string;
  after: string;
}

/**
 * The single steps from one text to another, for a formatter that only adds or removes spaces and
 * replaces characters one by one. Returns null when the difference is of another kind.
 */
export function diffText(before: string, after: string): TextChange[] | null {
  const changes: TextChange[] = [];
  let left = 0;
  let right = 0;
  while (left < before.length || right < after.length) {
    const old = before[left] ?? '';
    const wanted = after[right] ?? '';
    if (old === wanted) {
      left += 1;
      right += 1;
    } else if (wanted === ' ' && old !== '\u3000') {
      changes.push({index: left, before: '', after: ' '});
      right += 1;
    } else if (old === ' ') {
      changes.push({index: left, before: ' ', after: ''});
      left += 1;
    } else if (old !== '' && wanted !== '') {
      const last = changes.at(-1);
      const continues = last && last.after !== '' && last.index + last.before.length === left;
      if (continues && last.before !== '') {
        last.before += old;
        last.after += wanted;
      } else {
        changes.push({index: left, before: old, after: wanted});
      }
      left += 1;
      right += 1;
    } else {
      return null;
    }
  }
  return changes;
}
