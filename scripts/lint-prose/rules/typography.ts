import {editFor, spanAt} from '../blockEdits';
import {diffText, type TextChange} from '../diffText';
import {findHalfWidth} from '../fullWidth';
import {hasHan} from '../han';
import {CODE_PLACEHOLDER, OPAQUE_PLACEHOLDER} from '../joinInline';
import type {FormatText} from '../loadAutoCorrect';
import type {Finding, Page, ProseBlock, Rule} from '../types';

/** Half-width punctuation and straight quotes in Chinese sentences. */
export const halfWidth: Rule = {
  name: 'halfwidth',
  check: (page) =>
    page.blocks.flatMap((block) =>
      report(page, block, halfWidthChanges(block), () => '中文句子用全角标点'),
    ),
};

/** Spacing and the rest of Chinese typography, as AutoCorrect sees it. */
export function createTypography(format: FormatText): Rule {
  return {
    name: 'typography',
    check: (page) =>
      page.blocks.flatMap((block) =>
        report(page, block, autoCorrectChanges(block, format), adviceFor),
      ),
  };
}

function adviceFor({before, after}: TextChange): string {
  if (before === '') {
    return '汉字与字母、数字之间留一个空格';
  }
  if (after === '') {
    return '全角标点旁不留空格';
  }
  return '字母和数字用半角，中文标点用全角';
}

function halfWidthChanges(block: ProseBlock): TextChange[] {
  if (!hasHan(block.text)) {
    return [];
  }
  return findHalfWidth(block.text)
    .filter(({index}) => spanAt(block, index)?.role === 'text')
    .map(({index, replacement}) => ({index, before: block.text[index] ?? '', after: replacement}));
}

/** What AutoCorrect changes once the punctuation is right: brackets would otherwise get spaces. */
function autoCorrectChanges(block: ProseBlock, format: FormatText): TextChange[] {
  if (!hasHan(block.text)) {
    return [];
  }
  const characters = block.text.split('');
  for (const change of halfWidthChanges(block)) {
    characters[change.index] = change.after;
  }
  const text = characters.join('');
  const start = text.length - text.trimStart().length;
  const plain = withoutPaths(text.trim());
  const changes = diffText(plain, format(plain)) ?? [];
  return changes
    .map((change) => ({...change, index: change.index + start}))
    .filter((change) => isProse(block, change));
}

/** AutoCorrect takes `Input/Output的用法` for a path and skips it: hide slashes between words. */
function withoutPaths(text: string): string {
  return text.includes('://') ? text : text.replace(/(?<=[A-Za-z\d])\/(?=[A-Za-z\d])/g, 'x');
}

function isProse(block: ProseBlock, change: TextChange): boolean {
  const role = spanAt(block, change.index)?.role;
  if (change.before !== '') {
    return role === 'text';
  }
  const left = spanAt(block, change.index - 1);
  return left !== spanAt(block, change.index) || role === 'text';
}

function report(
  page: Page,
  block: ProseBlock,
  changes: TextChange[],
  advice: (change: TextChange) => string,
): Finding[] {
  return changes.map((change) => {
    const edit = editFor(block, change, page.source);
    return {
      offset: block.offsets[change.index] ?? 0,
      message: `${excerpt(block.text, change)}：${advice(change)}`,
      ...(edit && {edit}),
    };
  });
}

const CONTEXT = 6;

function excerpt(text: string, {index, before, after}: TextChange): string {
  const left = readable(text.slice(Math.max(0, index - CONTEXT), index));
  const right = readable(text.slice(index + before.length, index + before.length + CONTEXT));
  return `「${left}${before}${right}」应为「${left}${after}${right}」`;
}

function readable(text: string): string {
  return text
    .replaceAll(OPAQUE_PLACEHOLDER, '…')
    .replaceAll('\n', ' ')
    .replace(new RegExp(`(?<![A-Za-z])${CODE_PLACEHOLDER}(?![A-Za-z])`, 'g'), '`…`');
}
