import type {Element, ElementContent, Properties} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {pageTexts, texts} from '../../site/texts';
import {element, text} from './hast';
import {highlightLines} from './highlightCode';

export interface CodeBlock {
  code: string;
  language: string;
  /** What stands behind the language on the fence: `title="x" {1,3-4} add={5} del={6}`. */
  meta?: string;
}

const languageNames: Record<string, string> = {
  bash: '终端',
  sh: '终端',
  powershell: 'PowerShell',
  python: 'Python',
  typescript: 'TypeScript',
  javascript: 'JavaScript',
  tsx: 'TSX',
  jsx: 'JSX',
  json: 'JSON',
  yaml: 'YAML',
  toml: 'TOML',
  ini: 'INI',
  html: 'HTML',
  dockerfile: 'Dockerfile',
  go: 'Go',
  sql: 'SQL',
  csv: 'CSV',
  text: '文本',
  caddyfile: 'Caddyfile',
  http: 'HTTP',
};

/** `1,4-6` → the numbers 1, 4, 5 and 6. */
export function parseLineRanges(ranges: string): Set<number> {
  const lines = new Set<number>();
  for (const part of ranges.split(',')) {
    const [, from, to] = /^\s*(\d+)(?:-(\d+))?\s*$/.exec(part) ?? [];
    if (from === undefined) {
      continue;
    }
    for (let line = Number(from); line <= Number(to ?? from); line += 1) {
      lines.add(line);
    }
  }
  return lines;
}

/** Longer blocks begin folded, and then show this many lines. */
const foldAbove = 40;
const shownLines = 30;

/** Widths in columns: what a phone of 320 px, one of 390 px and the text column of a wide window show. */
const columns = {smallest: 24, phone: 36, page: 72};

/** The framed block: bar with file name or language and the buttons, then the numbered lines. */
export async function renderCodeBlock({code, language, meta = ''}: CodeBlock): Promise<Element> {
  const title = /title="([^"]*)"/.exec(meta)?.[1];
  const trimmed = code.replace(/\n$/, '');
  const lines = markLines(await highlightLines(trimmed, language), meta);
  const width = Math.max(...trimmed.split('\n').map(countColumns));
  const label = title ?? languageNames[language] ?? language;
  const hidden = lines.length > foldAbove ? lines.length - shownLines : 0;
  return element('div', {className: ['code'], dataLanguage: language}, [
    element('div', {className: ['code__bar']}, [
      element('span', {className: ['code__title', ...(title ? ['code__title--file'] : [])]}, [
        text(label),
      ]),
      ...(width > columns.phone ? [wrapButton(label, width)] : []),
      button(['code__copy'], {dataCopyCode: ''}, `${texts.code.copyLabel}：${label}`, [
        text(texts.code.copy),
      ]),
      // The name of the button stays; here whoever cannot see it hears what became of the copy.
      element('span', {className: ['visually-hidden'], role: 'status'}, []),
    ]),
    element(
      'pre',
      {
        className: ['code__pre', ...(lines.length > 1 ? ['code__pre--numbered'] : [])],
        // A region that scrolls must be reachable with the keyboard.
        ...(width > columns.smallest && {tabIndex: 0}),
      },
      [element('code', {}, hidden ? foldLines(lines) : joinLines(lines))],
    ),
    ...(hidden ? [expandButton(hidden)] : []),
  ]);
}

/** Chinese characters are two columns wide. */
const countColumns = (line: string): number =>
  [...line].reduce((sum, character) => sum + (/[\u2e80-\uffef]/.test(character) ? 2 : 1), 0);

/** `{2}` marks lines, `add={3}` and `del={1}` show what a change adds and takes away. */
function markLines(lines: Element[], meta: string): Element[] {
  const ranges = (pattern: RegExp) => parseLineRanges(pattern.exec(meta)?.[1] ?? '');
  const kinds = {
    'code__line--marked': ranges(/(?:^|\s)\{([\d,\s-]+)\}/),
    'code__line--added': ranges(/add=\{([\d,\s-]+)\}/),
    'code__line--removed': ranges(/del=\{([\d,\s-]+)\}/),
  };
  return lines.map(({children}, index) => {
    const marks = Object.entries(kinds).flatMap(([name, set]) =>
      set.has(index + 1) ? [name] : [],
    );
    return element('span', {className: ['code__line', ...marks]}, children);
  });
}

const joinLines = (lines: Element[]): ElementContent[] =>
  lines.flatMap((line, index) => (index === 0 ? [line] : [text('\n'), line]));

/** The page's script lets the browser's own search find words in the folded rest and show it. */
const foldLines = (lines: Element[]): ElementContent[] => [
  ...joinLines(lines.slice(0, shownLines)),
  text('\n'),
  element('span', {className: ['code__rest'], hidden: true}, joinLines(lines.slice(shownLines))),
];

const button = (
  className: string[],
  properties: Properties,
  ariaLabel: string | undefined,
  children: ElementContent[],
): Element => element('button', {type: 'button', className, ...properties, ariaLabel}, children);

const wrapButton = (label: string, width: number): Element =>
  button(
    ['code__wrap', ...(width > columns.page ? [] : ['code__wrap--phone'])],
    {dataCodeWrap: '', ariaPressed: 'false'},
    `${pageTexts.code.wrapLabel}：${label}`,
    [text(pageTexts.code.wrap)],
  );

/** Both names stand there; the style shows the one that applies, however the rest was opened. */
const expandButton = (hidden: number): Element =>
  button(['code__expand'], {dataCodeExpand: ''}, undefined, [
    element('span', {className: ['code__more']}, [text(pageTexts.code.expand(hidden))]),
    element('span', {className: ['code__less']}, [text(pageTexts.code.collapse)]),
  ]);

/** The same block as HTML, for pages that are not written in MDX. */
export const renderCodeBlockHtml = (block: CodeBlock): Promise<string> =>
  renderCodeBlock(block).then(toHtml);

/** What such a block depends on, apart from itself. */
export const codeBlockSources = [
  'plugins/page-content/codeBlock.ts',
  'plugins/page-content/hast.ts',
  'plugins/page-content/highlightCode.ts',
  'site/texts.ts',
  'package-lock.json',
];
