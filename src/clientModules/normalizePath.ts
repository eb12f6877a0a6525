/** `/page.html` and `/page/index.html` are `/page`. */
export function normalizePath(path: string, baseUrl: string): string {
  const normalized = path.replace(/(?:\/index)?\.html$/, '');
  // The home page of a site under a base path keeps the slash: without it the address lies outside.
  return `${normalized}/` === baseUrl ? baseUrl : normalized;
}
