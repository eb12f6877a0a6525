function decode(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** One name for all spellings of a page's address: `/a`, `/a/`, `/a.html` and `/a/index.html`. */
export function pagePath(pathname: string, baseUrl: string): string {
  const path = decode(pathname)
    .replace(/(?:\/index)?\.html$/, '')
    .replace(/\/+$/, '');
  return `${path}/` === baseUrl ? baseUrl : path;
}
