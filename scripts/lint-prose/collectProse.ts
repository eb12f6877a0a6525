import type {Code, Nodes, Parents, Root} from 'mdast';
import {collectFlowCaptions} from './collectFlowCaptions';
import {collectFrontMatter} from './collectFrontMatter';
import {collectAttributes, type JsxElement} from './collectAttributes';
import {joinInline} from './joinInline';
import {fenceTitle} from './locateCode';
import {plainBlock} from './plainBlock';
import type {ProseBlock} from './types';

/** Every piece of Chinese a reader can see on the page, in source order, each with its place. */
export function collectProse(tree: Root, source: string): ProseBlock[] {
  const blocks: ProseBlock[] = [];
  collect(tree, source, blocks, false);
  return blocks.filter((block) => block.text.trim() !== '');
}

function collect(
  node: Nodes,
  source: string,
  blocks: ProseBlock[],
  insideInlineJsx: boolean,
): void {
  switch (node.type) {
    case 'yaml':
      blocks.push(...collectFrontMatter(node, source));
      return;
    case 'code':
      blocks.push(...collectFence(node, source));
      return;
    case 'heading':
    case 'paragraph':
    case 'tableCell':
      collectInline(node, source, blocks, insideInlineJsx);
      return;
    case 'mdxJsxFlowElement':
      blocks.push(...collectAttributes(node, source));
      break;
    default:
  }
  if ('children' in node) {
    for (const child of node.children) {
      collect(child, source, blocks, insideInlineJsx);
    }
  }
}

function collectInline(
  node: Parents,
  source: string,
  blocks: ProseBlock[],
  insideInlineJsx: boolean,
): void {
  const {block, nested, images} = joinInline(node, source, kindOf(node), !insideInlineJsx);
  blocks.push(block);
  for (const image of images) {
    const alt = image.alt ?? '';
    const offset = source.indexOf(alt, image.position?.start.offset ?? 0);
    if (alt !== '' && offset !== -1) {
      blocks.push(plainBlock('alt', alt, offset, image));
    }
  }
  for (const element of nested) {
    collectNested(element, source, blocks);
  }
}

/** A component written inside a line, such as `<Card …>一句话</Card>`, is a block of its own. */
function collectNested(element: JsxElement, source: string, blocks: ProseBlock[]): void {
  blocks.push(...collectAttributes(element, source));
  collectInline(element, source, blocks, true);
}

function kindOf(node: Parents): ProseBlock['kind'] {
  if (node.type === 'heading') {
    return 'heading';
  }
  if (node.type === 'tableCell') {
    return 'cell';
  }
  const isLabel = node.type === 'paragraph' && node.data?.directiveLabel === true;
  return isLabel ? 'admonitionTitle' : 'paragraph';
}

function collectFence(node: Code, source: string): ProseBlock[] {
  const title = fenceTitle(node, source);
  const blocks = title ? [plainBlock('fenceTitle', title.value, title.offset, node)] : [];
  return node.lang === 'flow' ? [...blocks, ...collectFlowCaptions(node, source)] : blocks;
}
