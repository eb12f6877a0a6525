import {visit} from 'unist-util-visit';
import {spanAt} from '../blockEdits';
import {hasHan} from '../han';
import type {Finding, Page, Rule} from '../types';

export const fenceLanguage: Rule = {
  name: 'fence-language',
  check: (page) => {
    const findings: Finding[] = [];
    visit(page.tree, 'code', (node) => {
      if (node.lang) {
        return;
      }
      findings.push({
        offset: node.position?.start.offset ?? 0,
        message: '代码块没有语言：写在 ``` 之后，例如 ```bash；输出和伪代码用 text',
      });
    });
    return findings;
  },
};

export const italics: Rule = {
  name: 'italics',
  check: (page) => {
    const findings: Finding[] = [];
    visit(page.tree, 'emphasis', (node) => {
      const start = node.position?.start.offset ?? 0;
      const text = page.source.slice(start, node.position?.end.offset);
      if (hasHan(text)) {
        findings.push({offset: start, message: `${text}：中文不用斜体，去掉星号或改为 **加粗**`});
      }
    });
    return findings;
  },
};

export const imageAlt: Rule = {
  name: 'image-alt',
  check: (page) => {
    const findings: Finding[] = [];
    visit(page.tree, (node) => {
      const offset = node.position?.start.offset ?? 0;
      const message = '图片缺少替代文字：用一句中文说明图里有什么';
      if (node.type === 'image' && !node.alt?.trim()) {
        findings.push({offset, message});
      }
      if (
        (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') &&
        node.name === 'img'
      ) {
        const alt = node.attributes.find(
          (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'alt',
        );
        if (!alt) {
          findings.push({offset, message});
        }
      }
    });
    return findings;
  },
};

/** Markdown that the parser did not take for markup, so that readers would see its marks. */
export const strayMarkup: Rule = {
  name: 'stray-markup',
  check: (page) => [...strayMarks(page), ...swallowedUrls(page)],
};

function strayMarks(page: Page): Finding[] {
  return page.blocks.flatMap((block) =>
    [...block.text.matchAll(/\*\*|__(?=\p{Script=Han})|(?<!`)`(?!`)/gu)]
      .filter((match) => spanAt(block, match.index)?.role === 'text')
      .filter((match) => page.source[(block.offsets[match.index] ?? 0) - 1] !== '\\')
      .map((match) => ({
        offset: block.offsets[match.index] ?? 0,
        message: `「${match[0]}」会原样显示：补上成对的标记，或放进反引号`,
      })),
  );
}

/** Without a space, Chinese after a bare address becomes part of the address. */
function swallowedUrls(page: Page): Finding[] {
  const findings: Finding[] = [];
  visit(page.tree, 'link', (node) => {
    const start = node.position?.start.offset ?? 0;
    const text = page.source.slice(start, node.position?.end.offset);
    if (text.startsWith('[') || !/[\p{Script=Han}，。；：）]/u.test(text)) {
      return;
    }
    findings.push({
      offset: start,
      message: `「${text}」把后面的中文当成了网址：写成 [文字](网址) 或放进反引号`,
    });
  });
  return findings;
}

/** A line break between two Han characters shows as a gap. */
export const softBreak: Rule = {
  name: 'soft-break',
  check: (page) =>
    page.blocks.flatMap((block) =>
      [...block.text.matchAll(/(?<=[\p{Script=Han}，。；：、（“])\n(?=[\p{Script=Han}“（])/gu)]
        .filter((match) => spanAt(block, match.index)?.role === 'text')
        .map((match) => ({
          offset: block.offsets[match.index] ?? 0,
          message: '段落中间换行会显示成空格：把两行合并为一行',
        })),
    ),
};
