/** Addresses of the style sheets that a browser waits for: not those for paper, nor those for want of scripts. */
export function blockingStyles(html: string): string[] {
  const links = html
    .replace(/<noscript>.*?<\/noscript>/gs, '')
    .matchAll(/<link\b(?=[^>]*\brel="?stylesheet\b)(?![^>]*\bmedia="?print\b)[^>]*/g);
  return [...links].flatMap(([link]) => /\bhref="?([^\s">]+)/.exec(link)?.[1] ?? []);
}
