import type {Code} from 'mdast';
import {codeLineOffsets} from './locateCode';
import {plainBlock} from './plainBlock';
import type {ProseBlock} from './types';

// The places of a `flow` fence where a writer's own words stand. Values of `set` lines are data:
// patterns, templates, model names.
const CAPTIONS = [
  /^[\w-]+ \[[^\]]+\] (?<caption>.+)$/d,
  /^[\w.-]+ -> [\w.-]+ : (?<caption>.+)$/d,
  /^group (?<caption>[^:：]+): /d,
];

export function collectFlowCaptions(node: Code, source: string): ProseBlock[] {
  const offsets = codeLineOffsets(node, source);
  return node.value.split('\n').flatMap((line, index) => {
    for (const pattern of CAPTIONS) {
      const match = pattern.exec(line);
      const caption = match?.groups?.caption;
      const from = match?.indices?.groups?.caption?.[0];
      if (caption !== undefined && from !== undefined) {
        return [plainBlock('flowCaption', caption, (offsets[index] ?? 0) + from, node)];
      }
    }
    return [];
  });
}
