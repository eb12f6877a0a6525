import type {Nodes} from 'mdast';
import type {BlockKind, ProseBlock} from './types';

/** A block whose text stands in the source character by character. */
export function plainBlock(
  kind: BlockKind,
  text: string,
  offset: number,
  node: Nodes,
  fixable = false,
): ProseBlock {
  return {
    kind,
    text,
    offsets: Array.from({length: text.length + 1}, (_, index) => offset + index),
    spans: [{from: 0, to: text.length, role: 'text', path: [node], fixable}],
  };
}
