const contentSelector = '.static-html';

const withoutTrailingSlash = (path: string): string => path.replace(/(.)\/$/, '$1');

/** The document that the browser opened, as long as the reader has not navigated away from it. */
const openedPath =
  typeof window === 'undefined' ? '' : withoutTrailingSlash(decodeURI(window.location.pathname));

function contentOf(document: Document, path: string): string {
  const content = document.querySelector(contentSelector);
  if (!content) {
    throw new Error(`页面 ${path} 的静态文件里没有正文。`);
  }
  return content.innerHTML;
}

/**
 * The words of a page: read from the open document on the first view, fetched from the page's own static file
 * when the reader navigates. A failure makes the navigation fall back to a full page load.
 */
export async function loadPageHtml(path: string): Promise<string> {
  const wanted = withoutTrailingSlash(path);
  if (
    wanted === openedPath.replace(/(?:\/index)?\.html$/, '') &&
    document.querySelector(contentSelector)
  ) {
    return contentOf(document, path);
  }
  const response = await fetch(path);
  if (!response.ok) {
    throw new Error(`页面 ${path} 加载失败（HTTP ${response.status}）。`);
  }
  const text = await response.text();
  return contentOf(new DOMParser().parseFromString(text, 'text/html'), path);
}
