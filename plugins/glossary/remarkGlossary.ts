import type {Node, Parent, PhrasingContent, Root, RootContent, Text} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import {GLOSSARY_PAGE, glossary, type Term} from '../../site/glossary';

/** Where running text stands. Everything else (headings, code, links, tables, cards) is left alone. */
const OPEN_TYPES = new Set([
  'root',
  'paragraph',
  'list',
  'listItem',
  'blockquote',
  'strong',
  'emphasis',
  'containerDirective',
]);
const OPEN_COMPONENTS = new Set(['Steps', 'Tabs', 'TabItem']);

/**
 * Makes the first use of each term on a page a link to its definition, which the browser shows beside the word
 * (client/), and puts the definitions where `<Glossary />` stands.
 */
const remarkGlossary: Plugin<[], Root> = () => (tree, file) => {
  const {slug} = (file.data.frontMatter ?? {}) as {slug?: string};
  if (slug === undefined) {
    return;
  }
  const place = tree.children.findIndex(isMarker);
  if (place >= 0) {
    tree.children[place] = composeList();
  }
  if (slug === GLOSSARY_PAGE) {
    return;
  }
  const open = new Set(glossary.filter(({page}) => page !== slug));
  markIn(tree, open);
};

export default remarkGlossary;

const isMarker = (node: RootContent): boolean =>
  node.type === 'mdxJsxFlowElement' && node.name === 'Glossary';

function markIn(parent: Parent, open: Set<Term>): void {
  for (let index = 0; index < parent.children.length && open.size > 0; index += 1) {
    const child = parent.children[index]!;
    if (child.type === 'text') {
      const parts = markText(child, open);
      parent.children.splice(index, 1, ...parts);
      index += parts.length - 1;
    } else if (isOpen(child)) {
      markIn(child as Parent, open);
    }
  }
}

function isOpen(node: Node): boolean {
  // The name that an admonition is given.
  const isLabel = (node.data as {directiveLabel?: boolean} | undefined)?.directiveLabel;
  return node.type === 'mdxJsxFlowElement'
    ? OPEN_COMPONENTS.has((node as MdxJsxFlowElement).name ?? '')
    : OPEN_TYPES.has(node.type) && !isLabel;
}

/** The text with the terms in it that the page has not used before; each leaves `open`. */
function markText(node: Text, open: Set<Term>): PhrasingContent[] {
  const found = findFirst(node.value, open);
  if (!found) {
    return [node];
  }
  const {term, name, at} = found;
  open.delete(term);
  const rest = node.value.slice(at + name.length);
  return [
    ...(at > 0 ? [text(node.value.slice(0, at))] : []),
    {
      type: 'link',
      url: `${GLOSSARY_PAGE}#${term.id}`,
      data: {hProperties: {className: ['term']}},
      children: [text(name)],
    },
    ...(rest ? markText(text(rest), open) : []),
  ];
}

const text = (value: string): Text => ({type: 'text', value});

function findFirst(value: string, open: Set<Term>) {
  return [...open]
    .flatMap((term) => term.names.map((name) => ({term, name, at: indexOfWord(value, name)})))
    .filter(({at}) => at >= 0)
    .sort((a, b) => a.at - b.at || b.name.length - a.name.length)[0];
}

/** `RAG` is not in `DRAG`, `MCP` not in `mcp-proxy`. */
function indexOfWord(value: string, name: string): number {
  const before = /^\w/.test(name) ? '(?<![\\w./-])' : '';
  const after = /\w$/.test(name) ? '(?![\\w/-])' : '';
  return value.search(new RegExp(before + name + after));
}

const composeList = (): RootContent => ({
  type: 'list',
  ordered: false,
  spread: false,
  children: glossary.map(({id, term, english, definition, page}) => ({
    type: 'listItem',
    data: {hProperties: {id}},
    children: [
      {
        type: 'paragraph',
        children: [
          {type: 'strong', children: [{type: 'link', url: page, children: [text(term)]}]},
          text(`${term === english ? '' : `（${english}）`}：${definition}`),
        ],
      },
    ],
  })),
});
