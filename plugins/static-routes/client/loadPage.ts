import {isOpened, routePath} from '../../../lib/openedPage';
import {contentSelector} from './contentSelector';

const dataSelector = 'script.page-data';

/** What a page consists of: its words, and what the shell wants to know of it (title, contents, neighbours). */
export interface Page {
  html: string;
  data: Record<string, unknown>;
}

const parseData = (json: string): Page['data'] => JSON.parse(json) as Page['data'];

/** The page that the browser opened. */
function readOpenedPage(content: Element, data: Element): Page {
  return {html: content.innerHTML, data: parseData(data.textContent ?? '')};
}

/**
 * Cut out of the text of the file: a parser would build the whole document, sidebar included, only to write its
 * middle out again as text. In a text `<` is written `&lt;`, so that these marks stand nowhere else.
 */
function cutOutPage(file: string, path: string): Page {
  const parts =
    /<div class="?static-html"?>([^]*)<\/div><script type="?application\/json"? class="?page-data"?>([^]*?)<\/script>/.exec(
      file,
    );
  if (!parts) {
    throw new Error(`页面 ${path} 的静态文件里没有正文。`);
  }
  return {html: parts[1]!, data: parseData(parts[2]!)};
}

async function fetchHtml(path: string, options?: RequestInit): Promise<string> {
  const response = await fetch(path, options);
  if (!response.ok) {
    throw new Error(`页面 ${path} 加载失败（HTTP ${response.status}）。`);
  }
  return response.text();
}

/** Kept here because the server wants HTML to be asked for anew each time: a cached page would cost a round trip. */
const fetchedAhead = new Map<string, Promise<string | undefined>>();

export const isFetchedAhead = (path: string): boolean =>
  isOpened(path) || fetchedAhead.has(routePath(path));

/** A page that could not be had is forgotten: whoever clicks asks again, and learns what is wrong. */
export async function fetchAhead(path: string): Promise<void> {
  const key = routePath(path);
  const fetching = fetchHtml(path, {priority: 'low'}).catch(() => void fetchedAhead.delete(key));
  fetchedAhead.set(key, fetching);
  await fetching;
}

/**
 * A page is read from the open document on the first view, and fetched as its own static file when the reader
 * navigates, if it is not there already. What happens on a failure is decided by client/loadPatiently.ts.
 */
export async function loadPage(path: string): Promise<Page> {
  const content = document.querySelector(contentSelector);
  const data = document.querySelector(dataSelector);
  if (isOpened(path) && content && data) {
    return readOpenedPage(content, data);
  }
  const key = routePath(path);
  const html = (await fetchedAhead.get(key)) ?? (await fetchHtml(path));
  // From here on the router keeps the page; it stays known, so that it is not fetched ahead again.
  fetchedAhead.set(key, Promise.resolve(undefined));
  return cutOutPage(html, path);
}
