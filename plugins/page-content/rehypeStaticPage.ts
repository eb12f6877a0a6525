import {parse} from 'acorn';
import type {Element, ElementContent, Root, RootContent} from 'hast';
import type {MdxJsxFlowElementHast, MdxJsxTextElementHast} from 'mdast-util-mdx-jsx';
import {toHtml} from 'hast-util-to-html';
import type {VFile} from 'vfile';
import type {ExpandContext, PageContentOptions} from './types';
import {expandElement} from './expandElement';
import {expandComponent} from './expandComponent';

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
    const html = toHtml({type: 'root', children: await context.expand(content)});
    root.children = [...modules, ...pageModule(html, pagePath(file, baseUrl))];
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
 * In the browser the page's words are in the document already (first view), or in the static file of the page
 * that is navigated to; shipping them a second time as JavaScript would double every first visit. The server
 * and the development build get them as a string. The constant is set per build in index.ts, which lets the
 * minimizer drop the other branch; MDX itself is compiled once for both.
 */
const pageModule = (html: string, path: string): RootContent[] => [
  ...module("import StaticHtml, {loadPageHtml} from '@theme/StaticHtml';"),
  ...module(
    `const pageHtml = __PAGE_HTML_IN_BUNDLE__ ? ${JSON.stringify(html)} : await loadPageHtml(${JSON.stringify(path)});`,
  ),
  staticHtml({type: 'Identifier', name: 'pageHtml'}),
];

function pagePath(file: VFile, baseUrl: string): string {
  const {slug} = (file.data.frontMatter ?? {}) as {slug?: string};
  if (!slug?.startsWith('/')) {
    file.fail('页面的 front matter 里需要 slug，例如 slug: /get-started-quickstart 。');
  }
  return baseUrl + slug.slice(1);
}

/** Module code as MDX keeps it: source and syntax tree. */
function module(source: string): RootContent[] {
  const estree = parse(source, {ecmaVersion: 'latest', sourceType: 'module'});
  return [{type: 'mdxjsEsm', value: source, data: {estree}} as unknown as RootContent];
}

const staticHtml = (expression: object): RootContent =>
  ({
    type: 'mdxJsxFlowElement',
    name: 'StaticHtml',
    attributes: [
      {
        type: 'mdxJsxAttribute',
        name: 'html',
        value: {
          type: 'mdxJsxAttributeValueExpression',
          value: '',
          data: {
            estree: {
              type: 'Program',
              sourceType: 'module',
              body: [{type: 'ExpressionStatement', expression}],
            },
          },
        },
      },
    ],
    children: [],
  }) as unknown as RootContent;
