import type {Parents} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Finding, Page} from './types';

/** A stretch of the source in which the named rules keep quiet, for a reason the writer gave. */
export interface Ignore {
  /** Where the comment stands. */
  offset: number;
  covers: (rule: string, offset: number) => boolean;
  used: boolean;
}

const COMMENT = /^\/\*\s*lint-prose-ignore\b([\s\S]*)\*\/$/;
const CONTENT = /^\s*([a-z-]+(?:\s*,\s*[a-z-]+)*)\s*[:：]\s*(\S[\s\S]*?)\s*$/;

/**
 * Reads `{/* lint-prose-ignore rule, rule: reason *\/}`, which speaks for the block that follows it.
 * A comment without rule or reason is itself a fault.
 */
export function readIgnores(page: Page): {ignores: Ignore[]; findings: Finding[]} {
  const ignores: Ignore[] = [];
  const findings: Finding[] = [];
  visit(page.tree, 'mdxFlowExpression', (node, index, parent: Parents | undefined) => {
    const content = COMMENT.exec(node.value.trim())?.[1];
    if (content === undefined) {
      return;
    }
    const match = CONTENT.exec(content);
    const next = parent?.children[(index ?? 0) + 1];
    if (!match || !next) {
      findings.push({
        offset: node.position?.start.offset ?? 0,
        message:
          '忽略注释要写规则和理由，并放在一个段落之前：{/* lint-prose-ignore glossary: 引用原文 */}',
      });
      return;
    }
    const rules = new Set((match[1] ?? '').split(/\s*,\s*/));
    const start = next.position?.start.offset ?? 0;
    const end = next.position?.end.offset ?? 0;
    ignores.push({
      offset: node.position?.start.offset ?? 0,
      covers: (rule, offset) => rules.has(rule) && offset >= start && offset < end,
      used: false,
    });
  });
  return {ignores, findings};
}
