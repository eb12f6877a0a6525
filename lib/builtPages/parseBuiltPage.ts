import type {Element, Root} from 'hast';
import rehypeParse from 'rehype-parse';
import {unified} from 'unified';
import {childElements, classesOf, elementsBelow, findElement, hasClass, textOf} from '../markup';

/** A page as the build wrote it, as far as others read it: its head, and what stands in `<main>`. */
export interface BuiltPage {
  /** Relative to the base URL, without slashes at the ends; the home page has an empty path. */
  path: string;
  /** As the browser's tab shows it. */
  documentTitle: string;
  /** `zh` of `zh-CN`. */
  language: string | undefined;
  /** Of the root element: the generator writes there what kind of page it is. */
  classes: string[];
  /** Values of `<meta name>`. */
  meta: Map<string, string>;
  /** The page asks not to be found. */
  isUnlisted: boolean;
  /** Names of the categories that it stands in, the outermost first. */
  trail: string[];
  /** It stands in the menu of the API reference. */
  isReference: boolean;
  /** Code without its colours, and no drawings. */
  main: Root;
  /** Title and text, on pages whose text is written at build time; others (search, not found) have none. */
  content: Element | undefined;
}

const parser = unified().use(rehypeParse, {fragment: true});
const documentParser = unified().use(rehypeParse);

/** Its place in the menus is known to those who make them, not read back from the page. */
type Place = Partial<Pick<BuiltPage, 'trail' | 'isReference'>>;

export function parseBuiltPage({
  path,
  html,
  trail = [],
  isReference = false,
}: {path: string; html: string} & Place): BuiltPage {
  const body = html.indexOf('<body');
  const document = documentParser.parse(body < 0 ? html : html.slice(0, body));
  const root = document.children.find(
    (node): node is Element => node.type === 'element' && node.tagName === 'html',
  );
  const head = [...elementsBelow(document)];
  const title = head.find(({tagName}) => tagName === 'title');
  const meta = new Map(
    head
      .filter(({tagName, properties}) => tagName === 'meta' && properties.name !== undefined)
      .map(({properties: {name, content}}) => [String(name), String(content ?? '')]),
  );
  const main = parser.parse(dropDrawings(dropColors(mainOf(html))));
  const content = findElement(main, isContent);
  if (content) {
    joinParts(content);
  }
  return {
    path,
    documentTitle: title ? plain(textOf(title)) : '',
    language: root?.properties.lang?.toString().split('-')[0],
    classes: root ? classesOf(root) : [],
    meta,
    isUnlisted: Boolean(meta.get('robots')?.includes('noindex')),
    trail,
    isReference,
    main,
    content,
  };
}

/** The menu around it is several times as long as a short page. */
function mainOf(html: string): string {
  const start = html.indexOf('<main');
  return start < 0 ? '' : html.slice(start, html.lastIndexOf('</main>'));
}

/** Colours of code are most of a page's elements; only the text in them says anything. */
const dropColors = (html: string): string =>
  html.replace(/<pre[\s\S]*?<\/pre>/g, (code) => code.replace(/<\/?span[^>]*>/g, ''));

/** Words beside a drawing say the same. Drawings hold others: a picture of a flow has icons. */
function dropDrawings(html: string): string {
  let kept = '';
  let depth = 0;
  let end = 0;
  for (const {0: tag, index} of html.matchAll(/<svg\b[^>]*?(\/?)>|<\/svg>/g)) {
    const isClosing = tag === '</svg>';
    if (depth === 0) {
      kept += html.slice(end, index);
    }
    depth += isClosing ? -1 : Number(!tag.endsWith('/>'));
    end = index + tag.length;
  }
  return kept + html.slice(end);
}

const isContent = (node: Element): boolean =>
  hasClass(node, 'markdown') && childElements(node).some((child) => hasClass(child, 'static-html'));

/** The sections of a page are elements of their own for the browser's sake (plugins/page-content). */
function joinParts(content: Element): void {
  for (const words of childElements(content).filter((child) => hasClass(child, 'static-html'))) {
    words.children = words.children.flatMap((child) =>
      hasClass(child, 'part') ? child.children : [child],
    );
  }
}

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();
