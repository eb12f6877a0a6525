import {existsSync, readFileSync} from 'node:fs';
import type {Nodes} from 'mdast';
import type {DefaultTreeAdapterMap} from 'parse5';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {describe, expect, it} from 'vitest';
import {attribute, builtPages} from '../support/builtPages';
import {guideRoutes} from '../support/guideRoutes';
import {sitemapPaths} from '../support/routes';

type HtmlNode = DefaultTreeAdapterMap['childNode'];
type HtmlElement = DefaultTreeAdapterMap['element'];

/** What a page says, read twice: from its HTML and from its Markdown. */
interface Said {
  headings: string[];
  code: string[];
  tables: string[][];
  links: string[];
  /** Texts in reading order, without spaces. */
  words: string[];
}

const byPath = new Map(builtPages().map((page) => [page.path, page]));
const pages = sitemapPaths();
const markdownFile = (path: string) => `build${path === '/' ? '/index' : path}.md`;
const squeeze = (text: string) => text.replace(/\s+/g, '');
const nothing = (): Said => ({headings: [], code: [], tables: [], links: [], words: []});

const classes = (element: HtmlElement) => (attribute(element, 'class') ?? '').split(/\s+/);
const isElement = (node: HtmlNode): node is HtmlElement => 'tagName' in node;

/** Operated, not read; a summary that repeats the description; links from a heading or a field to itself. */
const CONTROLS =
  /^(?:button|input|label|nav|output|script|svg)$|^(?:hash-link|hero-block__(?:search|actions)|filterable__bar|flow__bar|flow-menu|tabs__list|code__bar|api-endpoint__file|api-filter|api-filter__empty|api-server|api-operation__summary)$/;

const isControl = (element: HtmlElement) =>
  [element.tagName, ...classes(element)].some((name) => CONTROLS.test(name));

/** Field names lead to themselves, type names to a page that has its own Markdown. */
const isLeftOut = (link: HtmlElement) =>
  classes(link).includes('api-field__name') ||
  (link.parentNode !== null && classes(link.parentNode as HtmlElement).includes('api-field__type'));

function htmlText(node: HtmlNode): string {
  if ('value' in node) {
    return node.value;
  }
  return isElement(node) && !isControl(node) ? node.childNodes.map(htmlText).join('') : '';
}

/** A caption stands below its picture and above the picture's words. */
function readingOrder(element: HtmlElement): HtmlNode[] {
  return classes(element).includes('flow')
    ? element.childNodes.toSorted(
        (a, b) => Number(b.nodeName === 'figcaption') - Number(a.nodeName === 'figcaption'),
      )
    : element.childNodes;
}

function readHtml(node: HtmlNode, base: string, said: Said): Said {
  if ('value' in node) {
    said.words.push(squeeze(node.value));
    return said;
  }
  if (!isElement(node) || isControl(node)) {
    return said;
  }
  const text = squeeze(htmlText(node));
  if (/^h[1-6]$/.test(node.tagName)) {
    said.headings.push(`${node.tagName[1]} ${text}`);
  } else if (node.tagName === 'tr') {
    said.tables.push(node.childNodes.filter(isElement).map((cell) => squeeze(htmlText(cell))));
  } else if (node.tagName === 'a' && !isLeftOut(node)) {
    said.links.push(new URL(attribute(node, 'href')!, base).href);
  } else if (classes(node).includes('tabs__panel')) {
    said.words.push(squeeze(`标签页：${attribute(node, 'data-label')}`));
  } else if (classes(node).includes('code')) {
    said.code.push(`${attribute(node, 'data-language')}\n${htmlText(node).replace(/\n$/, '')}`);
    said.words.push(text);
    return said;
  }
  readingOrder(node).forEach((child) => readHtml(child, base, said));
  return said;
}

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkCjkFriendly);

function markdownText(node: Nodes): string {
  if ('value' in node) {
    return node.value;
  }
  return 'children' in node ? node.children.map(markdownText).join('') : '';
}

function readMarkdown(node: Nodes, said: Said): Said {
  if (node.type === 'heading') {
    said.headings.push(`${node.depth} ${squeeze(markdownText(node))}`);
  } else if (node.type === 'tableRow') {
    said.tables.push(node.children.map((cell) => squeeze(markdownText(cell))));
  } else if (node.type === 'code') {
    said.code.push(`${node.lang}\n${node.value}`);
  } else if (node.type === 'link') {
    said.links.push(new URL(node.url).href);
  }
  if ('value' in node) {
    said.words.push(squeeze(node.value));
  } else if ('children' in node) {
    node.children.forEach((child) => readMarkdown(child, said));
  }
  return said;
}

/** What only the Markdown says: the kind of an admonition, a picture, the colon after a card's title. */
const ADDED = /^(?:说明：?|提示：?|信息：?|注意：?|危险：?|流程图：|：)$/;

/** Looks for each text behind the one before; says which are missing, and what stands between them. */
function compareWords(expected: string[], actual: string): {missing: string[]; added: string[]} {
  const missing: string[] = [];
  const added: string[] = [];
  let position = 0;
  for (const words of expected.filter(Boolean)) {
    const found = actual.indexOf(words, position);
    if (found === -1) {
      missing.push(words);
    } else {
      added.push(actual.slice(position, found));
      position = found + words.length;
    }
  }
  added.push(actual.slice(position));
  return {missing, added: added.filter((words) => words && !ADDED.test(words))};
}

describe.each(pages)('the Markdown of %s', (path) => {
  const page = byPath.get(path)!;
  const find = (name: string, value: string) =>
    page.elements.find((element) => attribute(element, name) === value);
  const url = attribute(find('rel', 'canonical')!, 'href')!;
  const description = attribute(find('name', 'description')!, 'content')!;
  const content = page.elements.find((element) => classes(element).includes('theme-doc-markdown'))!;
  const html = readHtml(content, url, nothing());
  const markdown = readMarkdown(parser.parse(readFileSync(markdownFile(path), 'utf8')), nothing());

  it('is named in the head of the page', () => {
    const link = find('type', 'text/markdown')!;
    expect(attribute(link, 'rel')).toBe('alternate');
    expect(`build${new URL(attribute(link, 'href')!).pathname}`).toBe(markdownFile(path));
  });

  it('has every heading, code block, table row and link of the page, in its order', () => {
    expect(markdown.headings).toEqual(html.headings);
    expect(markdown.code).toEqual(html.code);
    expect(markdown.tables).toEqual(html.tables);
    // The first is the address of the page.
    expect(markdown.links).toEqual([url, ...html.links]);
  });

  it('says all that the page says, and nothing else', () => {
    const [title, ...rest] = html.words.filter(Boolean);
    const head = [title!, squeeze(description), squeeze(`页面地址：${url}`)];
    expect(compareWords([...head, ...rest], markdown.words.join(''))).toEqual({
      missing: [],
      added: [],
    });
  });
});

describe('llms.txt', () => {
  const index = readFileSync('build/llms.txt', 'utf8');
  const entries = [...index.matchAll(/^- \[.+\]\((\S+)\)(: .+)?$/gm)];
  const paths = entries.map(([, url]) =>
    new URL(url!).pathname.replace(/^\/index\.md$/, '/').replace(/\.md$/, ''),
  );

  it('has fewer than 50,000 characters', () => {
    expect(index.length).toBeLessThan(50_000);
  });

  it('lists every page once, with a description', () => {
    expect(paths.toSorted()).toEqual(pages.toSorted());
    expect(entries.filter(([, , description]) => !description)).toEqual([]);
  });

  it('keeps the order of the sidebar', () => {
    const guides = paths.filter((path) => (guideRoutes as readonly string[]).includes(path));
    expect(guides).toEqual([...guideRoutes]);
  });

  it('links to files that exist', () => {
    expect(paths.filter((path) => !existsSync(markdownFile(path)))).toEqual([]);
  });
});

describe('llms-full.txt', () => {
  it('contains the Markdown of every page', () => {
    const full = readFileSync('build/llms-full.txt', 'utf8');
    const lost = pages.filter(
      (path) => !full.includes(readFileSync(markdownFile(path), 'utf8').trim()),
    );
    expect(lost).toEqual([]);
  });
});
