import {
  caching,
  fileTypes,
  hashedFiles,
  legacyAddresses,
  securityHeaders,
  type Header,
  type Site,
} from '../rules';

const block = (path: string, headers: Header[]): string =>
  [path, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/** Patterns know only `*` here, which is enough: hashed files stand in folders of their own. */
const toSplat = (pattern: string): string => pattern.slice(1).replace(/\/$/, '/*');

/** Netlify and Cloudflare Pages let pages be revalidated by themselves; a second value would be appended to theirs. */
export const writeHeaders = (site: Site): string =>
  `${[
    block(`${site.baseUrl}*`, securityHeaders(site)),
    ...hashedFiles.map((pattern) =>
      block(site.baseUrl + toSplat(pattern), [['Cache-Control', caching.hashed]]),
    ),
    ...['md', 'txt', 'xml', 'json', 'yaml', 'csv'].map((name) =>
      block(`${site.baseUrl}*.${name}`, [['Content-Type', fileTypes[name]!.type]]),
    ),
  ].join('\n\n')}\n`;

export const writeRedirects = ({baseUrl}: Site): string =>
  `${legacyAddresses(baseUrl)
    .map(({from, to}) => `${encodeURI(from)} ${to} 301`)
    .join('\n')}\n`;
