import {escapeRegExp} from '../../lib/escapeRegExp';
import {placeholderBase, placeholderOrigin} from './placeholders';

export interface PackedPage {
  /** As the site names it: `api/health`, empty for the front page. */
  route: string;
  html: string;
}

/** The file of a page in the pack: a folder's index is found by every server. */
export const packedName = (name: string): string =>
  /^(?:.*\/)?index\.html$/.test(name) ? name : name.replace(/\.html$/, '/index.html');

const addressTags = new RegExp(
  `<(?:link|meta)\\b[^>]*${escapeRegExp(placeholderOrigin)}[^>]*>`,
  'g',
);
const scripts = /<script\b[^>]*>[\s\S]*?<\/script>/g;
/** The value of an attribute, quoted or not, or one of several in it. */
const address = new RegExp(`(["'=\\s,])${escapeRegExp(placeholderBase)}([^"'\\s>#?]*)`, 'g');
const hash = /(<a\b[^>]*?\bhref=["']?)#/g;

/** `../` as often as the page is deep. */
const climb = (route: string): string => '../'.repeat(route ? route.split('/').length : 0) || './';

const asFolder = (path: string, routes: Set<string>): string =>
  routes.has(decodeURI(path)) && path !== '' ? `./${path}/` : `./${path}`;

/** Data keeps the placeholder until the page is open; code asks the page. */
const relocateInlineScript = (script: string): string =>
  /^<script[^>]*\btype=/.test(script)
    ? script
    : script.replaceAll(
        new RegExp(`(["'\`])${escapeRegExp(placeholderBase)}\\1`, 'g'),
        'new URL(document.baseURI).pathname',
      );

/** Every address of the site becomes relative to its root, and `<base>` says where that is. */
export function relocatePage({route, html}: PackedPage, routes: Set<string>): string {
  const kept: string[] = [];
  const body = html
    .replace(addressTags, '')
    .replace(scripts, (script) => {
      if (/^<script[^>]*\bsrc=/.test(script)) {
        return script;
      }
      kept.push(relocateInlineScript(script));
      return `<script kept="${kept.length - 1}"></script>`;
    })
    .replace(address, (_, before: string, path: string) => before + asFolder(path, routes))
    // Inside the address of another site: a report about a page names it.
    .replaceAll(encodeURIComponent(placeholderBase), '%2F')
    .replace(hash, `$1./${encodeURI(route)}${route && '/'}#`)
    .replace(/<script kept="(\d+)"><\/script>/g, (_, index: string) => kept[Number(index)]!);
  const start = `<base href="${climb(route)}"><script src="./locate-site.js"></script>`;
  return body.replace(/<head>(<meta charset=[^>]*>)?/i, (head) => head + start);
}

/** A file that only leads to another page, from its own place. */
export function relocateRedirect({route, html}: PackedPage, routes: Set<string>): string {
  return html.replace(address, (_, before: string, path: string) => {
    const target = asFolder(path, routes).slice(2);
    return `${before}${climb(route)}${target}`;
  });
}
