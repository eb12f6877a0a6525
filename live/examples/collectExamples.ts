import type {Code, Root, RootContent} from 'mdast';
import {parseMdx} from '../../scripts/lint-prose/parsePage';

/** A fence of a page that a reader is to run, or that shows what running gives. */
export interface Example {
  /** Its number among the page's fences, from 1: two like blocks stay apart. */
  number: number;
  line: number;
  language: string;
  title: string;
  code: string;
  partial: boolean;
  /** Which tab a reader must have chosen, by `groupId`. */
  tabs: Record<string, string>;
  /** Fences after it that show what it prints. */
  answers: Answer[];
}

export interface Answer {
  line: number;
  language: string;
  title: string;
  text: string;
}

// prettier-ignore
const runnable = new Set(['bash', 'python', 'typescript', 'ini', 'powershell', 'caddyfile', 'nginx', 'sql']);
const printed = /^(输出|响应)/;

/** The blocks of a page in reading order, each with the answers that the page prints for it. */
export function collectExamples(source: string): Example[] {
  const examples: Example[] = [];
  let number = 0;
  /** Since the last heading or answer that something ran before. */
  let waiting: Example[] = [];
  let answered = false;
  walk(parseMdx(source), {}, (node, tabs) => {
    if (node.type === 'heading') {
      // A response may stand under a smaller heading of its own.
      if (node.depth > 2) {
        return;
      }
      waiting = [];
      answered = false;
      return;
    }
    number += 1;
    const title = /\btitle="([^"]*)"/.exec(node.meta ?? '')?.[1] ?? '';
    const language = node.lang?.toLowerCase() ?? '';
    const line = node.position?.start.line ?? 0;
    if (runnable.has(language) || (language === 'yaml' && /compose/.test(title))) {
      if (answered) {
        waiting = [];
      }
      answered = false;
      const words = (node.meta ?? '').replace(/"[^"]*"/g, '').split(/\s+/);
      const example: Example = {
        number,
        line,
        language,
        title,
        code: node.value,
        partial: words.includes('partial'),
        tabs,
        answers: [],
      };
      examples.push(example);
      waiting.push(example);
    } else if (printed.test(title) && (language === 'json' || language === 'text')) {
      answered = true;
      for (const example of lastOfEachTab(waiting)) {
        example.answers.push({line, language, title, text: node.value});
      }
    }
  });
  return examples;
}

/** Data that the page tells its reader to save: fences with the name of a JSON or CSV file. */
export function collectFiles(source: string): Record<string, string> {
  const files: Record<string, string> = {};
  walk(parseMdx(source), {}, (node) => {
    if (node.type === 'heading') {
      return;
    }
    const title = /\btitle="([^"]*)"/.exec(node.meta ?? '')?.[1] ?? '';
    if (/^[\w-]+\.(json|csv)$/.test(title)) {
      files[title] = `${node.value}\n`;
    }
  });
  return files;
}

/** Behind tabs an answer belongs to the last block of every tab; elsewhere to the block before. */
function lastOfEachTab(examples: Example[]): Example[] {
  const last = examples.at(-1);
  if (!last?.tabs['lang']) {
    return last ? [last] : [];
  }
  const byTab = new Map<string, Example>();
  for (const example of examples) {
    if (example.tabs['lang']) {
      byTab.set(example.tabs['lang'], example);
    }
  }
  return [...byTab.values()];
}

type Visit = (node: Code | (RootContent & {type: 'heading'}), tabs: Record<string, string>) => void;

function walk(
  node: Root | RootContent,
  tabs: Record<string, string>,
  visit: Visit,
  group = '',
): void {
  if (node.type === 'code' || node.type === 'heading') {
    visit(node, tabs);
    return;
  }
  if (!('children' in node)) {
    return;
  }
  let inner = tabs;
  let innerGroup = group;
  if (node.type === 'mdxJsxFlowElement') {
    const attribute = (name: string) => {
      const found = node.attributes.find(
        (item) => item.type === 'mdxJsxAttribute' && item.name === name,
      );
      return typeof found?.value === 'string' ? found.value : '';
    };
    if (node.name === 'Tabs') {
      innerGroup = attribute('groupId') || 'tabs';
    }
    if (node.name === 'TabItem') {
      inner = {...tabs, [group]: attribute('value')};
    }
  }
  for (const child of node.children) {
    walk(child, inner, visit, innerGroup);
  }
}
