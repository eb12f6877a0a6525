import type {Nodes, PhrasingContent, Root, RootContent} from 'mdast';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import type {RenderCode} from '../options';
import {element, heading, raw, text, type Content} from './hast';

/** What rendering a text needs to know of the site. */
export interface MarkdownContext {
  baseUrl: string;
  renderCode: RenderCode;
}

const parser = unified().use(remarkParse).use(remarkCjkFriendly);

/** Fields of a schema are described once and stand in many operations. */
const parsed = new Map<string, Root>();

function parse(markdown: string): Root {
  const root = parsed.get(markdown) ?? parser.parse(markdown);
  parsed.set(markdown, root);
  return root;
}

/** The description's Markdown: paragraphs, lists, code, emphasis, links; overviews also have headings. */
export async function renderMarkdown(
  markdown: string,
  context: MarkdownContext,
): Promise<Content[]> {
  const blocks = await Promise.all(
    parse(markdown).children.map((node) => renderBlock(node, context)),
  );
  return blocks.flat();
}

/** A short text inside a line: the paragraph around it is dropped. */
export function renderInline(markdown: string, baseUrl: string): Content[] {
  return parse(markdown).children.flatMap((node) =>
    node.type === 'paragraph' ? phrasing(node.children, baseUrl) : [text(markdown)],
  );
}

async function renderBlock(node: RootContent, context: MarkdownContext): Promise<Content[]> {
  switch (node.type) {
    case 'paragraph':
      return [element('p', {}, phrasing(node.children, context.baseUrl))];
    case 'list': {
      const items = await Promise.all(
        node.children.map((item) => renderItem(item.children, context)),
      );
      return [element(node.ordered ? 'ol' : 'ul', {}, items)];
    }
    case 'code':
      return [raw(await context.renderCode(node.value, node.lang ?? 'text'))];
    case 'heading':
      return [renderHeading(node.depth, node.children, context.baseUrl)];
    default:
      return unsupported(node);
  }
}

async function renderItem(children: RootContent[], context: MarkdownContext) {
  const [first, ...rest] = children;
  const more = await Promise.all(rest.map((node) => renderBlock(node, context)));
  const lead =
    first?.type === 'paragraph'
      ? phrasing(first.children, context.baseUrl)
      : first
        ? await renderBlock(first, context)
        : [];
  return element('li', {}, lead, more.flat());
}

/** `## 身份验证 {#authentication}`: the id stands in braces, as everywhere on the site. */
function renderHeading(depth: number, children: PhrasingContent[], baseUrl: string) {
  const last = children.at(-1);
  const match = last?.type === 'text' ? /^([\s\S]*?)\s*\{#([\w-]+)\}$/.exec(last.value) : null;
  if (!match || last?.type !== 'text' || depth > 3) {
    throw new Error('标题要写成二级或三级，并带英文锚点，例如 “## 身份验证 {#authentication}”。');
  }
  const content = [...children.slice(0, -1), {...last, value: match[1] ?? ''}];
  return heading(depth === 3 ? 3 : 2, match[2] ?? '', phrasing(content, baseUrl));
}

function phrasing(nodes: PhrasingContent[], baseUrl: string): Content[] {
  return nodes.flatMap((node): Content[] => {
    switch (node.type) {
      case 'text':
        return [text(node.value)];
      case 'inlineCode':
        return [element('code', {}, node.value)];
      case 'strong':
        return [element('strong', {}, phrasing(node.children, baseUrl))];
      case 'link':
        return [element('a', linkProperties(node.url, baseUrl), phrasing(node.children, baseUrl))];
      case 'break':
        return [element('br')];
      default:
        return unsupported(node);
    }
  });
}

function linkProperties(url: string, baseUrl: string) {
  if (url.startsWith('/')) {
    return {href: baseUrl + url.slice(1)};
  }
  if (!/^https?:/.test(url)) {
    return {href: url};
  }
  return {
    href: url,
    target: '_blank',
    rel: ['noopener', 'noreferrer'],
    className: ['link-external'],
  };
}

function unsupported(node: Nodes): never {
  const line = node.position?.start.line;
  throw new Error(
    `文字里用了不支持的 Markdown（${node.type}${line ? `，第 ${line} 行` : ''}）。只用段落、列表、行内代码、加粗和链接。`,
  );
}
