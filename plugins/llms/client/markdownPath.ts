/** The Markdown twin of a page: `/agents` → `/agents.md`, the home page → `/index.md`. */
export function markdownPath(pathname: string, baseUrl: string): string {
  const page = pathname.slice(baseUrl.length).replace(/\/$/, '');
  return `${baseUrl}${page || 'index'}.md`;
}
