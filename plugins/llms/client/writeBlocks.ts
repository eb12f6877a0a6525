import type {Element, ElementContent} from 'hast';
import {
  childElements,
  childWithClass,
  childWithTag,
  classesOf,
  hasClass,
  textOf,
} from '../../../lib/markup';
import {isSkipped} from './skippedMarkup';
import {texts} from './texts';
import {fenceFor, writeCode, writeInline, type Resolve} from './writeInline';

/** Writes one element as any number of blocks; `previous` is the block before it. */
type WriteBlock = (node: Element, resolve: Resolve, previous: string) => string[];

const label = (words: string): string => `**${words.trim()}**`;

const indent = (block: string, by: string): string => block.replace(/\n(?!\n|$)/g, `\n${by}`);

const quote = (blocks: string[]): string =>
  blocks
    .join('\n\n')
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');

/** What would begin a heading, a quotation, a list or a rule at the start of a line. */
const escapeStart = (line: string): string =>
  line
    .replace(/^(?:#{1,6}(?= |$)|[>+]|-(?= |$)|-{3}|={3})/, '\\$&')
    .replace(/^(\d+)([.)])(?= |$)/, '$1\\$2');

function writeParagraph(nodes: ElementContent[], resolve: Resolve): string[] {
  const line = writeInline(nodes, resolve).trim();
  return line ? [escapeStart(line)] : [];
}

/** A framed block of code; the bar names a file or only the language, which the fence has anyway. */
const writeCodeBlock: WriteBlock = (node) => {
  const bar = childWithClass(node, 'code__bar');
  const file = bar && childWithClass(bar, 'code__title--file');
  const pre = node.tagName === 'pre' ? node : childWithTag(node, 'pre');
  const code = pre ? textOf(pre).replace(/\n$/, '') : '';
  const language = String(node.properties.dataLanguage ?? '');
  const fence = fenceFor(code, 3);
  // Marks on a fence need a language before them.
  const title = file && language ? ` title="${textOf(file)}"` : '';
  return [`${fence}${language}${title}\n${code}\n${fence}`];
};

/** All panels, one after the other, each under its name. */
const writeTabs: WriteBlock = (node, resolve) =>
  childElements(node)
    .filter((child) => hasClass(child, 'tabs__panel'))
    .flatMap((panel) => [
      label(`${texts.tab}${String(panel.properties.dataLabel ?? '')}`),
      ...writeBlocks(panel.children, resolve),
    ]);

const writeAdmonition: WriteBlock = (node, resolve) => {
  const title = childWithClass(node, 'admonition__title');
  const kind = classesOf(node)
    .map((name) => texts.admonitions[name.replace('admonition--', '')])
    .find(Boolean);
  const words = title ? writeInline(title.children, resolve).trim() : '';
  const heading = kind && words !== kind ? `${kind}：${words}` : words;
  const body = node.children.filter((child) => child !== title);
  return [quote([label(heading), ...writeBlocks(body, resolve)])];
};

/** A grid of cards is a list of links, each with its sentence. */
const writeCards: WriteBlock = (node, resolve) => {
  const items = childElements(node).map((card) => {
    const title = childWithClass(card, 'card__title');
    const body = childWithClass(card, 'card__text');
    const link = `[${title ? textOf(title) : ''}](${resolve(String(card.properties.href))})`;
    return `- ${link}${body ? `：${writeInline(body.children, resolve)}` : ''}`;
  });
  return [items.join('\n')];
};

/** A drawn flow: its caption, then nodes, groups and connections in words. */
const writeFlow: WriteBlock = (node, resolve) => {
  const caption = childWithClass(node, 'flow__caption');
  const words = childWithClass(node, 'flow__words');
  return [
    label(`${texts.flow}${caption ? textOf(caption) : ''}`),
    ...writeBlocks(words?.children ?? [], resolve),
  ];
};

/** Folded content stands open below its summary. */
const writeDetails: WriteBlock = (node, resolve) => {
  const summary = childWithTag(node, 'summary');
  const body = node.children.filter((child) => child !== summary);
  return [
    ...(summary ? [label(writeInline(summary.children, resolve))] : []),
    ...writeBlocks(body, resolve),
  ];
};

/** Method and path of an operation. */
export const endpointOf = (node: Element): string =>
  childElements(node)
    .filter((child) => !isSkipped(child))
    .map((child) => textOf(child).trim())
    .join(' ');

const isList = (block: string): boolean => /^(?:[-*]|\d+[.)]) /.test(block);

const checkbox = (item: Element): string => {
  const input = hasClass(item, 'task-list-item') ? childWithTag(item, 'input') : undefined;
  return input ? `[${input.properties.checked ? 'x' : ' '}] ` : '';
};

const writeList: WriteBlock = (node, resolve, previous) => {
  const ordered = node.tagName === 'ol';
  // Two lists one after the other are only told apart by another mark.
  const bullet = previous.startsWith('- ') ? '*' : '-';
  const dot = /^\d+\. /.test(previous) ? ')' : '.';
  const first = Number(node.properties.start ?? 1);
  const items = childElements(node).filter(({tagName}) => tagName === 'li');
  const blocks = items.map((item) => writeBlocks(item.children, resolve));
  const isTight = blocks.every((own) => own.slice(1).every(isList));
  const gap = isTight ? '\n' : '\n\n';
  const entries = blocks.map((own, index) => {
    const mark = ordered ? `${first + index}${dot} ` : `${bullet} `;
    const text = checkbox(items[index]!) + own.join(gap);
    return mark + indent(text, ' '.repeat(mark.length));
  });
  return [entries.join(gap)];
};

const writeTable: WriteBlock = (node, resolve) => {
  const rows = childElements(node)
    .flatMap((child) => (child.tagName === 'tr' ? [child] : childElements(child)))
    .map((row) =>
      childElements(row).map((cell) =>
        writeInline(cell.children, resolve).trim().replaceAll('|', '\\|'),
      ),
    );
  const [header = [], ...body] = rows;
  // Columns are not padded: Chinese would not line up, and the spaces cost a model tokens.
  return [
    [header, header.map(() => '-'), ...body].map((row) => `| ${row.join(' | ')} |`).join('\n'),
  ];
};

/** Structures of our pages that plain HTML has no element for, by the class that marks them. */
const byClass: Record<string, WriteBlock> = {
  code: writeCodeBlock,
  tabs: writeTabs,
  admonition: writeAdmonition,
  cards: writeCards,
  flow: writeFlow,
  'api-endpoint': (node) => [writeCode(endpointOf(node))],
  // Name, type and marks of a field stand in one line.
  'api-field__head': (node, resolve) => writeParagraph(node.children, resolve),
};

const writeHeading: WriteBlock = ({tagName, children}, resolve) => [
  `${'#'.repeat(Number(tagName[1]))} ${writeInline(children, resolve).trim()}`,
];

const writeContainer: WriteBlock = (node, resolve) => writeBlocks(node.children, resolve);

const byTag: Record<string, WriteBlock> = {
  ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((level) => [`h${level}`, writeHeading])),
  ...Object.fromEntries(
    ['aside', 'div', 'figcaption', 'figure', 'header', 'section'].map((tag) => [
      tag,
      writeContainer,
    ]),
  ),
  p: ({children}, resolve) => writeParagraph(children, resolve),
  ul: writeList,
  ol: writeList,
  table: writeTable,
  pre: writeCodeBlock,
  details: writeDetails,
  blockquote: (node, resolve) => [quote(writeBlocks(node.children, resolve))],
  hr: () => ['---'],
};

function findWriter(node: Element): WriteBlock | undefined {
  const name = classesOf(node).find((candidate) =>
    Object.prototype.hasOwnProperty.call(byClass, candidate),
  );
  return name ? byClass[name] : byTag[node.tagName];
}

/** Blocks in reading order; words between them become paragraphs. */
export function writeBlocks(nodes: ElementContent[], resolve: Resolve): string[] {
  const blocks: string[] = [];
  let words: ElementContent[] = [];
  const endParagraph = () => {
    blocks.push(...writeParagraph(words, resolve));
    words = [];
  };
  for (const node of nodes) {
    const write = node.type === 'element' ? findWriter(node) : undefined;
    if (!write) {
      words.push(node);
    } else if (!isSkipped(node as Element)) {
      endParagraph();
      blocks.push(...write(node as Element, resolve, blocks[blocks.length - 1] ?? ''));
    }
  }
  endParagraph();
  return blocks;
}
