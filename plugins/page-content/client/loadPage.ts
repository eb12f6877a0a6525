const contentSelector = '.static-html';
const dataSelector = 'script.page-data';

/** What a page consists of: its words, and what the shell wants to know of it (title, contents, neighbours). */
export interface Page {
  html: string;
  data: Record<string, unknown>;
}

const withoutTrailingSlash = (path: string): string => path.replace(/(.)\/$/, '$1');

/** The address of the document that the browser opened; the router only changes the visible one. */
const openedPath =
  typeof window === 'undefined'
    ? ''
    : withoutTrailingSlash(
        decodeURI(window.location.pathname).replace(/(?:\/index)?\.html$/, '') || '/',
      );

function readPage(source: Document, path: string): Page {
  const content = source.querySelector(contentSelector);
  const data = source.querySelector(dataSelector);
  if (!content || !data) {
    throw new Error(`页面 ${path} 的静态文件里没有正文。`);
  }
  return {
    html: content.innerHTML,
    data: JSON.parse(data.textContent ?? '') as Page['data'],
  };
}

/**
 * A page is read from the open document on the first view, and fetched as its own static file when the reader
 * navigates. A failure makes the navigation fall back to a full page load.
 */
export async function loadPage(path: string): Promise<Page> {
  if (withoutTrailingSlash(path) === openedPath && document.querySelector(dataSelector)) {
    return readPage(document, path);
  }
  const response = await fetch(path);
  if (!response.ok) {
    throw new Error(`页面 ${path} 加载失败（HTTP ${response.status}）。`);
  }
  return readPage(new DOMParser().parseFromString(await response.text(), 'text/html'), path);
}
