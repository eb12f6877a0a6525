import type {Root} from 'mdast';
import {isMap, isScalar, parseDocument} from 'yaml';
import type {FrontMatter} from './types';

/** Length of the opening `---` and its line break. */
export const FENCE_LENGTH = 4;

export function readFrontMatter(tree: Root, source: string): FrontMatter | null {
  const node = tree.children[0];
  if (node?.type !== 'yaml') {
    return null;
  }
  const start = (node.position?.start.offset ?? 0) + FENCE_LENGTH;
  const document = parseDocument(source.slice(start, start + node.value.length));
  const keys = new Map<string, number>();
  if (isMap(document.contents)) {
    for (const pair of document.contents.items) {
      if (isScalar(pair.key)) {
        keys.set(String(pair.key.value), start + (pair.key.range?.[0] ?? 0));
      }
    }
  }
  const data = document.errors.length === 0 ? (document.toJS() as unknown) : {};
  return {start, data: isRecord(data) ? data : {}, keys};
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
