/** The card of a page, relative to the base URL: `/agents` → `cards/agents.png`. */
export function cardPath(pathname: string, baseUrl: string): string {
  const page = pathname.slice(baseUrl.length).replace(/\/$/, '');
  return `cards/${page || 'index'}.png`;
}
