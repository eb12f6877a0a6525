import type {TextChange} from './diffText';
import type {Edit, ProseBlock, Span} from './types';

/** The change of the source that makes this change of a block's text, or null where it may not be made. */
export function editFor(block: ProseBlock, change: TextChange, source: string): Edit | null {
  return change.before === '' ? insertion(block, change) : replacement(block, change, source);
}

function insertion(block: ProseBlock, {index, after}: TextChange): Edit | null {
  const left = spanAt(block, index - 1);
  const right = spanAt(block, index);
  if (!left || !right) {
    return null;
  }
  if (left === right) {
    if (left.role === 'code' || !left.fixable) {
      return null;
    }
    return at(block.offsets[index], after);
  }
  // Between two inline nodes: outside both, where the shallower branch ends.
  if (!left.fixable && !right.fixable) {
    return null;
  }
  const depth = left.path.findIndex((node, level) => node !== right.path[level]);
  return at(left.path[depth]?.position?.end.offset, after);
}

function replacement(block: ProseBlock, change: TextChange, source: string): Edit | null {
  const span = spanAt(block, change.index);
  if (!span || span.role !== 'text' || !span.fixable) {
    return null;
  }
  const start = block.offsets[change.index];
  const end = start === undefined ? undefined : start + change.before.length;
  // An escaped or encoded character is not what the source shows.
  if (start === undefined || source.slice(start, end) !== change.before) {
    return null;
  }
  return {start, end: end ?? start, replacement: change.after};
}

function at(offset: number | undefined, text: string): Edit | null {
  return offset === undefined ? null : {start: offset, end: offset, replacement: text};
}

export function spanAt(block: ProseBlock, index: number): Span | undefined {
  return block.spans.find((span) => index >= span.from && index < span.to);
}
