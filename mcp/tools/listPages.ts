import {cutText, estimateTokens, takeWithin} from '../budget';
import {CallError} from '../failures';
import type {ListedPage} from '../library/pages';
import {budgetArgument} from './types';
import type {Tool} from './types';

export const listPages: Tool = {
  name: 'list_pages',
  title: '列出页面',
  description:
    '按目录列出文档的页面：标题和路径。写 section 时只列那一部分，并带上每页的说明。\n' +
    'List the pages of the documentation by chapter: title and path. With section only that part, with descriptions.',
  arguments: {
    section: {
      type: 'string',
      description: '目录名的一部分，例如 部署。Part of a chapter name.',
    },
    budget: budgetArgument(8000),
  },
  example: {section: '部署'},
  async run({section: wanted, budget}, library) {
    const pages = await library.pages();
    const sections = [...new Set(pages.map(({section}) => section))];
    const chosen = sections.filter(
      (section) =>
        wanted === undefined || section.toLowerCase().includes(String(wanted).toLowerCase()),
    );
    if (chosen.length === 0) {
      const shown = String(wanted).slice(0, 80);
      throw new CallError(
        `没有目录 ${shown}。可用的目录：${sections.join('、')}。`,
        `There is no chapter ${shown}.`,
      );
    }
    const lines = chosen.flatMap((section) => [
      `## ${section}`,
      ...pages
        .filter((page) => page.section === section)
        .map((page) => describePage(page, wanted !== undefined)),
    ]);
    const heading = `根地址 / Root: ${await library.root()}`;
    const {taken, left} = takeWithin([heading, ...lines], Number(budget) - CUT_TOKENS);
    if (left === 0) {
      return taken.join('\n');
    }
    const note = `（另有 ${left} 行。写 section 缩小范围：${sections.join('、')}。${left} more lines: give section.）`;
    const room = Number(budget) - estimateTokens(`${taken.join('\n')}\n`);
    return [...taken, cutText(note, room)].join('\n');
  },
};

const CUT_TOKENS = 120;

function describePage({path, title, endpoint, description}: ListedPage, fully: boolean): string {
  const words = [endpoint && `\`${endpoint}\``, fully && description].filter(Boolean).join(' ');
  return `- ${title} /${path}${words ? `：${words}` : ''}`;
}
