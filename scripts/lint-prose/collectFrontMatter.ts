import type {Yaml} from 'mdast';
import {isMap, isScalar, parseDocument} from 'yaml';
import {plainBlock} from './plainBlock';
import {FENCE_LENGTH} from './readFrontMatter';
import type {ProseBlock} from './types';

// `keywords` stay out on purpose: they list the other words by which a reader may search.
const SHOWN_KEYS = new Set(['title', 'description', 'sidebar_label']);

export function collectFrontMatter(node: Yaml, source: string): ProseBlock[] {
  const start = (node.position?.start.offset ?? 0) + FENCE_LENGTH;
  const yaml = source.slice(start, start + node.value.length);
  const document = parseDocument(yaml);
  if (!isMap(document.contents)) {
    return [];
  }
  return document.contents.items.flatMap(({key, value}) => {
    if (!isScalar(key) || !SHOWN_KEYS.has(String(key.value))) {
      return [];
    }
    if (!isScalar(value) || typeof value.value !== 'string' || !value.range) {
      return [];
    }
    const [from, to] = value.range;
    const offset = yaml.slice(0, to).indexOf(value.value, from);
    if (offset !== -1) {
      return [plainBlock('frontMatter', value.value, start + offset, node, true)];
    }
    // A folded or escaped value does not stand in the source as it reads: faults point at its start.
    const block = plainBlock('frontMatter', value.value, start + from, node);
    return [{...block, offsets: block.offsets.map(() => start + from)}];
  });
}
