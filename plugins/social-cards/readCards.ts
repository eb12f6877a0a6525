import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Element, Root} from 'hast';
import {select, selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import rehypeParse from 'rehype-parse';
import {unified} from 'unified';
import {cardPath} from './client/cardPath';
import {texts} from './texts';
import type {Card, CardFile} from './types';

const parser = unified().use(rehypeParse);

/** The page's words begin here. A card needs what stands before them, which is a tenth of the file. */
const CONTENT_START = /<script[^>]*class="?page-data/;

/** Undefined for what is no page of the docs (search, not found) or asks to be left out (samples). */
export function readCard(html: string, siteTitle: string): Card | undefined {
  const start = html.search(CONTENT_START);
  if (start === -1) {
    return undefined;
  }
  const document = parser.parse(html.slice(0, start));
  if (readMeta(document, 'robots')?.includes('noindex')) {
    return undefined;
  }
  const title = select('title', document);
  const isApi = select('html', document)?.properties.className?.toString().includes('api-pages');
  const trail = selectAll('.theme-doc-breadcrumbs li', document).map(textOf).filter(Boolean);
  const name = title ? textOf(title).replace(` | ${siteTitle}`, '') : siteTitle;
  const sections = [...(isApi ? [texts.api] : []), ...trail.slice(0, -1)];
  return {title: name, section: sections.filter((section) => section !== name).join(' · ')};
}

const textOf = (node: Element): string => toString(node).replace(/\s+/g, ' ').trim();

function readMeta(document: Root, name: string): string | undefined {
  const meta = selectAll('meta', document).find(({properties}) => properties.name === name);
  return meta?.properties.content?.toString();
}

interface BuiltSite {
  outDir: string;
  baseUrl: string;
  routesPaths: string[];
  siteTitle: string;
}

/** The cards of all pages but the home page, whose card is the site's own. */
export async function readCards(site: BuiltSite): Promise<CardFile[]> {
  const files: CardFile[] = [];
  for (const route of [...new Set(site.routesPaths)].sort()) {
    const page = decodeURI(route.slice(site.baseUrl.length)).replace(/\/$/, '');
    if (page === '' || page.startsWith('404')) {
      continue;
    }
    const html = await readFile(path.join(site.outDir, `${page}.html`), 'utf8');
    const card = readCard(html, site.siteTitle);
    if (card) {
      files.push({file: cardPath(`/${page}`, '/'), card});
    }
  }
  return files;
}
