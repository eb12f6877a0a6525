import type {Heading} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Finding, Page, Rule} from '../types';

const ID_COMMENT = /^\/\*\s*#(\S+?)\s*\*\/$/;
const EXACT_COMMENT = /^\/\* #\S+ \*\/$/;
const ENGLISH_ID = /^[A-Za-z0-9_][A-Za-z0-9_.-]*$/;

/** Every heading carries an explicit English id, so that links of the English docs land here too. */
export const headingId: Rule = {
  name: 'heading-id',
  check: (page) => {
    const findings: Finding[] = [];
    const seen = new Set<string>();
    visit(page.tree, (node) => {
      if (node.type === 'heading') {
        findings.push(...checkId(node, seen));
      }
      if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
        for (const attribute of node.attributes) {
          if (attribute.type !== 'mdxJsxAttribute' || attribute.name !== 'id') {
            continue;
          }
          if (typeof attribute.value !== 'string') {
            continue;
          }
          findings.push(...duplicate(attribute.value, seen, attribute.position?.start.offset ?? 0));
        }
      }
    });
    return findings;
  },
};

function checkId(heading: Heading, seen: Set<string>): Finding[] {
  const offset = heading.position?.start.offset ?? 0;
  const last = heading.children.at(-1);
  if (last?.type !== 'mdxTextExpression') {
    return [{offset, message: '标题缺少英文 ID：在行末写 {/* #english-id */}'}];
  }
  const place = last.position?.start.offset ?? offset;
  const id = ID_COMMENT.exec(last.value)?.[1];
  if (id === undefined || !EXACT_COMMENT.test(last.value) || !ENGLISH_ID.test(id)) {
    return [
      {
        offset: place,
        message: `标题 ID「{${last.value}}」写法不对：应为 {/* #english-id */}，只用英文字母、数字、-、_、.`,
      },
    ];
  }
  return duplicate(id, seen, place);
}

function duplicate(id: string, seen: Set<string>, offset: number): Finding[] {
  if (seen.has(id)) {
    return [{offset, message: `ID「${id}」在本页已用过：换一个`}];
  }
  seen.add(id);
  return [];
}

/** The title is the page's only first-level heading, and no level is left out on the way down. */
export const headingLevel: Rule = {name: 'heading-level', check: checkLevels};

function checkLevels(page: Page): Finding[] {
  const findings: Finding[] = [];
  let previous = 1;
  visit(page.tree, 'heading', (heading) => {
    const offset = heading.position?.start.offset ?? 0;
    if (heading.depth === 1) {
      findings.push({
        offset,
        message: '正文里不写一级标题：页面标题来自 front matter 的 title，从 ## 开始',
      });
    } else if (heading.depth > previous + 1) {
      const wanted = '#'.repeat(previous + 1);
      findings.push({
        offset,
        message: `标题从 ${previous} 级跳到 ${heading.depth} 级：改为 ${wanted}`,
      });
    }
    previous = heading.depth;
  });
  return findings;
}
