import {cutText, estimateTokens, takeWithin} from '../budget';
import {CallError} from '../failures';
import {outlinePage} from '../library/outline';
import type {OutlinedSection} from '../library/outline';
import {plainTitle, splitBlocks} from '../markdown';
import {fieldPath} from '../../plugins/search/client/engine/fieldLines';
import {findPage} from './findPage';
import {budgetArgument} from './types';
import type {Tool} from './types';

export const readPage: Tool = {
  name: 'read_page',
  title: '阅读页面',
  description:
    '读一页文档的 Markdown，整页或其中一节。page 写地址、路径或标题，可以带 #锚点；section 写锚点或小节标题。放不下时在段落之间截断，并列出没有读到的小节。\n' +
    'Read a documentation page as Markdown, whole or one section. page: address, path or title, #anchor allowed. section: anchor or heading. What does not fit is cut between paragraphs and the sections left are listed.',
  arguments: {
    page: {
      type: 'string',
      description: '页面，例如 /mcp-client。The page, for example /mcp-client.',
      required: true,
    },
    section: {
      type: 'string',
      description: '锚点或小节标题；不写就读整页。Anchor or heading; the whole page without it.',
    },
    budget: budgetArgument(6000),
  },
  example: {page: '/configuration-api-keys', section: 'generate-a-langflow-api-key'},
  async run({page: wanted, section: asked, budget}, library) {
    const {page, markdown, anchor} = await findPage(String(wanted), library);
    const index = await library.index();
    const outline = outlinePage(markdown, page.path, await index.sections());
    const name = asked === undefined ? anchor : String(asked).replace(/^#/, '');
    const section = name === undefined ? undefined : chooseSection(name, outline, page.title);
    if (!section) {
      return fitText(markdown, {firstLine: 0, lastLine: Infinity}, outline, Number(budget));
    }
    const lines = markdown.split('\n').slice(section.start, section.end);
    const address = (await library.root()) + encodeURI(page.path);
    const link = section.anchor ? `${address}#${section.anchor}` : address;
    // Two lines more than the section has.
    const text = [`页面：${page.title}（${link}）`, '', ...lines].join('\n');
    const extent = {firstLine: section.start - 2, lastLine: section.end};
    return fitText(text, extent, outline, Number(budget));
  },
};

function chooseSection(
  name: string,
  outline: OutlinedSection[],
  page: string,
): OutlinedSection | undefined {
  const plain = plainTitle(name);
  const partial = outline.filter(({title}) => plainTitle(title).includes(plain));
  const found =
    outline.find(({anchor}) => anchor === name) ??
    outline.find(({anchor}) => anchor?.toLowerCase() === name.toLowerCase()) ??
    outline.find(({title}) => plainTitle(title) === plain) ??
    // Search leads to fields of the API, which stand in the section of the same name.
    outline.find(({anchor}) => anchor && fieldPath(anchor, name) !== null) ??
    (partial.length === 1 ? partial[0] : undefined);
  if (!found) {
    const known = outline.filter(({level}) => level > 1).map(nameSection);
    const {taken, left} = takeWithin(known, MAX_ERROR_TOKENS);
    throw new CallError(
      `“${page}” 没有小节 ${name.slice(0, 120)}。`,
      [`The page has no section ${name.slice(0, 120)}.`, '', '小节 / Sections:', ...taken]
        .concat(left ? [`…（另有 ${left} 节）`] : [])
        .join('\n'),
    );
  }
  return found;
}

const MAX_ERROR_TOKENS = 1500;
/** Of the budget, for the names of the sections that are left out. */
const NOTE_SHARE = 0.2;

const BETWEEN = '\n\n';
const CUT_NOTE =
  '（到此截断。要读其余的，写 section，或加大 budget。Cut here: give section or a larger budget.）';

const nameSection = ({level, title, anchor}: OutlinedSection): string =>
  `${'  '.repeat(Math.max(0, level - 2))}- ${title}${anchor ? ` (#${anchor})` : ''}`;

interface Extent {
  /** The line of the page that the text begins with, and the line behind its end. */
  firstLine: number;
  lastLine: number;
}

/** The whole text if the budget allows, else its beginning and the names of the sections that are left. */
function fitText(
  text: string,
  {firstLine, lastLine}: Extent,
  outline: OutlinedSection[],
  budget: number,
): string {
  if (estimateTokens(text) <= budget) {
    return text.trimEnd();
  }
  const forText = Math.floor(budget * (1 - NOTE_SHARE));
  const blocks = splitBlocks(text);
  const pieces = blocks.map((block) => block.text);
  const {taken} = takeWithin(pieces, forText, BETWEEN);
  const shown = taken.length > 0 ? taken.join(BETWEEN) : cutText(text, forText);
  const end = firstLine + (blocks[taken.length - 1]?.end ?? 1);
  const left = outline.filter(({start}) => start >= end && start < lastLine).map(nameSection);
  const room = budget - estimateTokens(`${shown}${BETWEEN}`);
  const note = takeWithin([CUT_NOTE, ...left], room).taken.join('\n');
  return [shown, note || cutText(CUT_NOTE, room)].join(BETWEEN);
}
