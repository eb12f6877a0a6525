import {CallError} from '../failures';
import type {Library} from '../library/createLibrary';
import type {ListedPage} from '../library/pages';

export interface WantedPage {
  page: ListedPage;
  markdown: string;
  /** From `#anchor` in the address. */
  anchor?: string;
}

const SUGGESTIONS = 5;

/** `/agents`, `agents.md`, `https://site/agents#tools` and the page's title all name a page. */
export async function findPage(wanted: string, library: Library): Promise<WantedPage> {
  const root = await library.root();
  const pages = await library.pages();
  const [address = '', anchor] = wanted.split('#');
  const own = address.startsWith(root) ? address.slice(root.length) : siteless(address, root);
  const path = readable(own)
    .replace(/[?].*$/, '')
    .replace(/^\/+|\/+$/g, '')
    .replace(/\.(?:md|html)$/, '')
    .replace(/^index$/, '');
  const page =
    pages.find((candidate) => candidate.path === path) ??
    pages.find(({title}) => title.toLowerCase() === wanted.toLowerCase());
  const markdown = page && (await library.markdown(page.path));
  if (!page || markdown === null || markdown === undefined) {
    throw await unknownPage(wanted, path, library);
  }
  return {page, markdown, ...(anchor && {anchor: readable(anchor)})};
}

/** The same page under the address that the site was built for. */
function siteless(address: string, root: string): string {
  if (!/^https?:\/\//.test(address) || !URL.canParse(address)) {
    return address;
  }
  const {pathname} = new URL(address);
  const base = new URL(root).pathname;
  return pathname.startsWith(base) ? pathname.slice(base.length) : pathname;
}

function readable(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

async function unknownPage(wanted: string, path: string, library: Library): Promise<CallError> {
  const index = await library.index();
  const {hits} = await index.search({
    query: path.replace(/[-/_]+/g, ' '),
    hitsPerPage: 30,
    exactHits: 0,
  });
  const root = await library.root();
  const near = hits.map(
    (hit) => `${hit.url_without_anchor.replace(root, '/')}（${hit.hierarchy.lvl1}）`,
  );
  const suggestions = [...new Set(near)].slice(0, SUGGESTIONS).join('、') || '/';
  const shown = wanted.slice(0, 120);
  return new CallError(
    `没有页面 ${shown}。相近的页面：${suggestions}。用 list_pages 列出全部页面，或用 search_docs 查找。`,
    `There is no page ${shown}. Near: ${suggestions}. list_pages lists all pages, search_docs finds them.`,
  );
}
