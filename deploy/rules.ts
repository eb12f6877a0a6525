import {redirects} from '../site/redirects';

/**
 * How the site is served: the one source for nginx, Caddy, static hosts, the container and `npm run preview`.
 * Whatever differs between two builds is in `Site`; everything else is fixed here.
 */
export interface Site {
  /** Scheme and host, no path. */
  url: string;
  /** Path prefix, with slashes at both ends. */
  baseUrl: string;
  /** Content-Security-Policy of this build's pages. */
  policy: string;
}

/** Beside the pages of a build, for the servers; never served. */
export const siteFile = '_deploy/site.json';

export type Header = readonly [name: string, value: string];

/** Sent with every answer, redirects and errors included. */
export const securityHeaders = ({policy}: Pick<Site, 'policy'>): Header[] => [
  ['Content-Security-Policy', policy],
  // Subdomains and the preload list concern more than these pages: the owner of the domain decides.
  ['Strict-Transport-Security', 'max-age=31536000'],
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  [
    'Permissions-Policy',
    'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
  ],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
];

/** Files whose name changes with their content. Patterns are relative to the base URL. */
export const hashedFiles = ['^assets/', '^search-index/files/'];

export const caching = {
  hashed: 'public, max-age=31536000, immutable',
  /** Kept, but asked for each time: an unchanged file costs an answer without a body. */
  other: 'no-cache',
};

export interface FileType {
  type: string;
  compress: boolean;
}

const text = (type: string): FileType => ({type: `${type}; charset=utf-8`, compress: true});
const binary = (type: string): FileType => ({type, compress: false});

/** By file extension; a build with another one fails its test. */
export const fileTypes: Record<string, FileType> = {
  html: text('text/html'),
  css: text('text/css'),
  js: text('text/javascript'),
  mjs: text('text/javascript'),
  json: text('application/json'),
  yaml: text('application/yaml'),
  xml: text('application/xml'),
  svg: text('image/svg+xml'),
  md: text('text/markdown'),
  txt: text('text/plain'),
  csv: text('text/csv'),
  py: text('text/x-python'),
  png: binary('image/png'),
  webp: binary('image/webp'),
  ico: binary('image/x-icon'),
};

/** Smaller files do not shrink by a packet. */
export const compressFrom = 512;

/** For servers and static hosts, and what `npm run compress` writes: not for readers. */
export const privateFiles = ['^_', '\\.(?:br|gz)$'];

/**
 * The `Accept` of a request that gets a page's Markdown instead of its HTML: it names it, and wants nothing more
 * than it. Browsers never do. Case does not matter.
 */
export const wantsMarkdown =
  '(?:^|,)\\s*text/markdown\\s*(?:;\\s*(?:q=1(?:\\.0*)?|[^q,;][^,;]*)\\s*)*(?:,|$)';

/** Addresses that have both; the answer says so to caches. Relative to the base URL. */
export const negotiated = '(?:^|/)[^./]*$';

/**
 * Addresses as they stand in a request, query included, and where they lead: without `.html`, `/index.html` and
 * slashes at the end. The first that fits wins. The name never begins with a slash or backslash, so that no
 * request leads to another host. The syntax is what nginx, Caddy (Go) and JavaScript have in common.
 */
export function cleanAddresses(baseUrl: string): {pattern: string; location: string}[] {
  const base = `^/+${baseUrl.slice(1).replaceAll('.', '\\.').replaceAll('/', '/+')}`;
  const query = '(?<query>[?].*)?$';
  return [
    ...(baseUrl === '/'
      ? []
      : [{pattern: `${base.slice(0, -2)}${query}`, location: `${baseUrl}{query}`}]),
    {pattern: `${base}index\\.html${query}`, location: `${baseUrl}{query}`},
    {
      pattern: `${base}(?<name>[^?/\\\\][^?]*?)(?:/+index\\.html|\\.html|/+)${query}`,
      location: `${baseUrl}{name}{query}`,
    },
  ];
}

/** Old path → current path, both with the base URL. */
export const legacyAddresses = (baseUrl: string): {from: string; to: string}[] =>
  redirects.flatMap(({to, from}) =>
    from.map((path) => ({
      from: baseUrl + path.slice(1).replace(/\/$/, ''),
      to: baseUrl + to.slice(1),
    })),
  );
