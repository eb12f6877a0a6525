import type {Element} from 'hast';
import type {Blockquote, Paragraph, Root, RootContent} from 'mdast';
import rehypeRemark from 'rehype-remark';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {cleanContent} from './cleanContent';
import {handlers} from './convertElements';
import {texts} from './texts';

const converter = unified().use(rehypeRemark, {handlers});

const writer = unified()
  // Columns are not padded: Chinese would not line up, and the spaces cost a model tokens.
  .use(remarkGfm, {tablePipeAlign: false})
  // Without it, emphasis beside Chinese punctuation comes out as character references.
  .use(remarkCjkFriendly)
  .use(remarkStringify, {bullet: '-', rule: '-', emphasis: '_', listItemIndent: 'one'});

export interface PageHead {
  url: string;
  description: string;
}

/** The content of a page as Markdown: title, description and address, then everything that stands on it. */
export function writeMarkdown(content: Element, head: PageHead): string {
  const clean = cleanContent(content, head.url);
  const tree = converter.runSync({type: 'root', children: [clean]}) as unknown as Root;
  return writer.stringify({...tree, children: insertHead(tree.children, head)});
}

function insertHead(children: RootContent[], {url, description}: PageHead): RootContent[] {
  const title = children.findIndex((node) => node.type === 'heading' && node.depth === 1);
  const summary: Blockquote = {
    type: 'blockquote',
    children: [{type: 'paragraph', children: [{type: 'text', value: description}]}],
  };
  const address: Paragraph = {
    type: 'paragraph',
    children: [
      {type: 'text', value: texts.pageAddress},
      {type: 'link', url, children: [{type: 'text', value: url}]},
    ],
  };
  return [
    ...children.slice(0, title + 1),
    ...(description ? [summary] : []),
    address,
    ...children.slice(title + 1),
  ];
}
