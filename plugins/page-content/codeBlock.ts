import type {Element, ElementContent} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {texts} from '../../site/texts';
import {element, text} from './hast';
import {highlightLines} from './highlightCode';

export interface CodeBlock {
  code: string;
  language: string;
  /** What stands behind the language on the fence: `title="x" {1,3-4}`. */
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

/** The framed block: bar with file name or language and the copy button, then the numbered lines. */
export async function renderCodeBlock({code, language, meta = ''}: CodeBlock): Promise<Element> {
  const title = /title="([^"]*)"/.exec(meta)?.[1];
  const marked = parseLineRanges(/\{([\d,\s-]+)\}/.exec(meta)?.[1] ?? '');
  const trimmed = code.replace(/\n$/, '');
  const lines = await highlightLines(trimmed, language);
  const numbered = lines.length > 1;

  const children: ElementContent[] = lines.flatMap((line, index): ElementContent[] => [
    element(
      'span',
      {className: ['code__line', ...(marked.has(index + 1) ? ['code__line--marked'] : [])]},
      line.children,
    ),
    ...(index < lines.length - 1 ? [text('\n')] : []),
  ]);

  const label = title ?? languageNames[language] ?? language;
  return element('div', {className: ['code'], dataLanguage: language}, [
    element('div', {className: ['code__bar']}, [
      element('span', {className: ['code__title', ...(title ? ['code__title--file'] : [])]}, [
        text(label),
      ]),
      element(
        'button',
        {
          type: 'button',
          className: ['code__copy'],
          dataCopyCode: '',
          ariaLabel: `${texts.code.copyLabel}：${label}`,
        },
        [text(texts.code.copy)],
      ),
    ]),
    // A scrolling region must be reachable with the keyboard.
    element(
      'pre',
      {className: ['code__pre', ...(numbered ? ['code__pre--numbered'] : [])], tabIndex: 0},
      [element('code', {}, children)],
    ),
  ]);
}

/** The same block as HTML, for pages that are not written in MDX. */
export async function renderCodeBlockHtml(block: CodeBlock): Promise<string> {
  return toHtml(await renderCodeBlock(block));
}
