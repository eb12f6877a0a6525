import {readablePath} from './readableAddress';

const contentSelector = '.static-html';
const dataSelector = 'script.page-data';

/** What a page consists of: its words, and what the shell wants to know of it (title, contents, neighbours). */
export interface Page {
  html: string;
  data: Record<string, unknown>;
}

/** A path as routes name it. */
export function routePath(path: string): string {
  const named = decodeURI(readablePath(path)).replace(/(?:\/index)?\.html$/, '');
  return named.replace(/(.)\/$/, '$1') || '/';
}

/** The address of the document that the browser opened; the router only changes the visible one. */
export const openedPath = typeof window === 'undefined' ? '' : routePath(window.location.pathname);

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
 * navigates. What happens on a failure is decided by client/loadPatiently.ts.
 */
export async function loadPage(path: string): Promise<Page> {
  if (routePath(path) === openedPath && document.querySelector(dataSelector)) {
    return readPage(document, path);
  }
  const response = await fetch(path);
  if (!response.ok) {
    throw new Error(`页面 ${path} 加载失败（HTTP ${response.status}）。`);
  }
  return readPage(new DOMParser().parseFromString(await response.text(), 'text/html'), path);
}
