import {parse} from 'acorn';
import type {Element, ElementContent, Root, RootContent} from 'hast';
import type {MdxJsxFlowElementHast, MdxJsxTextElementHast} from 'mdast-util-mdx-jsx';
import {toHtml} from 'hast-util-to-html';
import type {VFile} from 'vfile';
import type {ExpandContext, PageContentOptions} from './types';
import {expandElement} from './expandElement';
import {expandComponent} from './expandComponent';
import {divideIntoParts} from './divideIntoParts';

type JsxElement = MdxJsxFlowElementHast | MdxJsxTextElementHast;

/**
 * Turns a whole page into one string of HTML. The page's words are in the static file already; as a string
 * they cost React nothing to hydrate, and the components of a page need no code in the browser.
 */
export default function rehypeStaticPage({baseUrl}: PageContentOptions) {
  return async (root: Root, file: VFile): Promise<void> => {
    let tabSets = 0;
    const context: ExpandContext = {
      baseUrl,
      file,
      nextTabSet: () => (tabSets += 1),
      expand: async (children) => {
        const expanded: ElementContent[] = [];
        for (const child of children) {
          // One after the other: numbered ids must come out in reading order.
          expanded.push(...(await expandNode(child, context)));
        }
        return expanded;
      },
    };
    const modules = root.children.filter(isModule);
    const content = root.children.filter((node) => !isModule(node)) as ElementContent[];
    const children = divideIntoParts(await context.expand(content));
    const html = toHtml({type: 'root', children});
    root.children = [...modules, ...pageModule(html)];
  };
}

async function expandNode(node: ElementContent, context: ExpandContext): Promise<ElementContent[]> {
  if (isJsx(node)) {
    return expandComponent(node, context);
  }
  if (node.type === 'element') {
    return [await expandElement(node, context)];
  }
  if (isExpression(node)) {
    return expandExpression(node, context);
  }
  return [node];
}

function expandExpression(
  node: {value: string; position?: Element['position']},
  {file}: ExpandContext,
): ElementContent[] {
  const comment = /^\s*(?:\/\*[\s\S]*\*\/)?\s*$/.test(node.value);
  if (comment) {
    return [];
  }
  const literal = /^\s*(['"`])([\s\S]*)\1\s*$/.exec(node.value);
  if (literal) {
    return [{type: 'text', value: literal[2] ?? ''}];
  }
  file.fail(
    `页面里不能使用表达式 {${node.value}}：页面在构建时成为静态 HTML。花括号请写成 \\{ 或放进反引号。`,
    {place: node.position},
  );
  return [];
}

const isJsx = (node: unknown): node is JsxElement =>
  ['mdxJsxFlowElement', 'mdxJsxTextElement'].includes((node as {type: string}).type);

const isExpression = (node: unknown): node is {value: string; position?: Element['position']} =>
  ['mdxFlowExpression', 'mdxTextExpression'].includes((node as {type: string}).type);

const isModule = (node: RootContent): boolean => (node as {type: string}).type === 'mdxjsEsm';

/**
 * The page's module, for the server and the development build. In the browser's production build no page has a
 * module: words and data are read from its HTML (client/loadPage.ts), where the data stands beside the words.
 */
const pageModule = (html: string): RootContent[] => [
  ...module("import GuidePage from '@theme/GuidePage';"),
  ...module(`const pageHtml = ${JSON.stringify(html)};`),
  guidePage,
];

/** Module code as MDX keeps it: source and syntax tree. */
function module(source: string): RootContent[] {
  const estree = parse(source, {ecmaVersion: 'latest', sourceType: 'module'});
  return [{type: 'mdxjsEsm', value: source, data: {estree}} as unknown as RootContent];
}

/** `<GuidePage html={pageHtml} />` */
const guidePage = {
  type: 'mdxJsxFlowElement',
  name: 'GuidePage',
  attributes: [
    {
      type: 'mdxJsxAttribute',
      name: 'html',
      value: {
        type: 'mdxJsxAttributeValueExpression',
        value: 'pageHtml',
        data: {estree: parse('pageHtml', {ecmaVersion: 'latest', sourceType: 'module'})},
      },
    },
  ],
  children: [],
} as unknown as RootContent;
