import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse, type DefaultTreeAdapterMap} from 'parse5';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

export interface BuiltPage {
  /** Address on the site, without `.html`. */
  path: string;
  html: string;
  ids: Set<string>;
  links: string[];
  isRedirect: boolean;
  elements: Element[];
}

const buildDir = 'build';

function htmlFiles(dir: string): string[] {
  return readdirSync(dir, {withFileTypes: true}).flatMap((entry) => {
    const file = path.join(dir, entry.name);
    if (entry.isDirectory()) {
      return htmlFiles(file);
    }
    return entry.name.endsWith('.html') ? [file] : [];
  });
}

function elementsOf(node: Node): Element[] {
  const own = 'tagName' in node ? [node] : [];
  const content = 'content' in node ? [node.content] : [];
  const children = 'childNodes' in node ? node.childNodes : [];
  return [...own, ...[...content, ...children].flatMap(elementsOf)];
}

export const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((candidate) => candidate.name === name)?.value;

function readPage(file: string): BuiltPage {
  const html = readFileSync(file, 'utf8');
  const elements = elementsOf(parse(html));
  const relative = path.relative(buildDir, file).replace(/(?:^|\/)index\.html$|\.html$/, '');
  return {
    path: `/${relative}`,
    html,
    elements,
    ids: new Set(
      elements.map((element) => attribute(element, 'id')).filter((id) => id !== undefined),
    ),
    links: elements
      .filter((element) => element.tagName === 'a')
      .map((element) => attribute(element, 'href'))
      .filter((href) => href !== undefined),
    isRedirect: elements.some((element) => attribute(element, 'http-equiv') === 'refresh'),
  };
}

let pages: BuiltPage[] | undefined;

/** Every HTML file of the build, parsed once. */
export function builtPages(): BuiltPage[] {
  pages ??= htmlFiles(buildDir).map(readPage);
  return pages;
}
