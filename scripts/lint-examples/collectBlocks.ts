import type {Code} from 'mdast';
import {visit} from 'unist-util-visit';
import {createLocator} from '../lint-prose/locate';
import {codeLineOffsets, fenceTitle} from '../lint-prose/locateCode';
import {parseMdx} from '../lint-prose/parsePage';
import type {CodeBlock} from './types';

/** The fenced blocks of a page, wherever they stand: in tabs, lists, details or quotations. */
export function collectBlocks(file: string, source: string): CodeBlock[] {
  const locate = createLocator(source);
  const blocks: CodeBlock[] = [];
  visit(parseMdx(source), 'code', (node) => {
    blocks.push({
      file,
      language: (node.lang ?? '').toLowerCase(),
      title: fenceTitle(node, source)?.value ?? null,
      partial: isPartial(node),
      code: node.value,
      fence: locate(node.position?.start.offset ?? 0),
      lines: codeLineOffsets(node, source).map(locate),
    });
  });
  return blocks;
}

/** The word `partial` in the fence's meta, not inside a quoted value. */
function isPartial(node: Code): boolean {
  const words = (node.meta ?? '').replace(/(["']).*?\1/g, '').split(/\s+/);
  return words.includes('partial');
}
