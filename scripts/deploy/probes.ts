import {caching, fileTypes, legacyAddresses, securityHeaders, type Site} from '../../deploy/rules';
import type {Answer, Question} from './askServer';

/** One request and what a correctly deployed site answers. */
export interface Probe extends Question {
  expected: {
    /** One of them. */
    status: number | number[];
    headers?: Record<string, string | undefined>;
  };
}

/** Addresses of one deployed build; names with hashes are read from its pages. */
export interface Addresses {
  baseUrl: string;
  /** A guide page, without extension. */
  page: string;
  hashed: string[];
}

const html = fileTypes['html']!.type;

const pageHeaders = (type: string) => ({'content-type': type, 'cache-control': caching.other});

const pages = ({baseUrl, page}: Addresses): Probe[] =>
  [baseUrl, page].flatMap((target) =>
    (['br', 'gzip', undefined] as const).map((encoding) => ({
      target,
      headers: {'accept-encoding': encoding ?? 'identity'},
      expected: {
        status: 200,
        headers: {
          ...pageHeaders(html),
          'content-encoding': encoding,
          ...(encoding && {vary: 'Accept-Encoding'}),
        },
      },
    })),
  );

/** Static hosts answer by the address alone; a server of ours also by what is asked for. */
export const negotiation = ({baseUrl, page}: Addresses): Probe[] =>
  [baseUrl, page].flatMap((target) =>
    Object.entries({
      'text/markdown': 'md',
      'text/markdown, text/html;q=0.9, */*;q=0.1': 'md',
      'text/html, Text/Markdown;q=1.0': 'md',
      'text/html, text/markdown;q=0.5': 'html',
      'text/markdown;q=0': 'html',
      '*/*': 'html',
    }).map(([accept, name]) => ({
      target,
      headers: {accept, 'accept-encoding': 'gzip'},
      expected: {
        status: 200,
        headers: {...pageHeaders(fileTypes[name]!.type), vary: 'Accept, Accept-Encoding'},
      },
    })),
  );

const files = ({baseUrl, page, hashed}: Addresses): Probe[] => [
  ...Object.entries({
    [`${page}.md`]: 'md',
    [`${baseUrl}llms.txt`]: 'txt',
    [`${baseUrl}robots.txt`]: 'txt',
    [`${baseUrl}release-notes.xml`]: 'xml',
    [`${baseUrl}sitemap.xml`]: 'xml',
    [`${baseUrl}openapi.json`]: 'json',
    [`${baseUrl}openapi.yaml`]: 'yaml',
    [`${baseUrl}search-index/head.txt`]: 'txt',
    [`${baseUrl}favicon.ico`]: 'ico',
  }).map(([target, name]) => ({
    target,
    expected: {status: 200, headers: pageHeaders(fileTypes[name]!.type)},
  })),
  ...hashed.map((target) => ({
    target,
    expected: {
      status: 200,
      headers: {
        'content-type': fileTypes[target.split('.').at(-1)!]!.type,
        'cache-control': caching.hashed,
      },
    },
  })),
];

const missing = ({baseUrl}: Addresses): Probe[] =>
  [
    'no-such-page',
    'no-such-page.md',
    'api/no-such-operation',
    'assets/js/gone.0123abcd.js',
    'assets',
    'img',
    '%ff',
    '_headers',
    '_redirects',
    '_deploy/site.json',
    'index.html.br',
    'index.html.gz',
  ].map((name) => ({
    target: baseUrl + name,
    expected: {status: 404, headers: pageHeaders(html)},
  }));

const moved = ({baseUrl, page}: Addresses): Probe[] =>
  [
    [`${page}.html`, page],
    [`${page}.html?a=b&c=%20`, `${page}?a=b&c=%20`],
    [`${page}/`, page],
    [`${page}/?a=b`, `${page}?a=b`],
    [`${page}/index.html?a=b`, `${page}?a=b`],
    [`${baseUrl}index.html`, baseUrl],
    [`${baseUrl}index.html?q=1`, `${baseUrl}?q=1`],
    [`${baseUrl}404.html`, `${baseUrl}404`],
    [`${baseUrl}no-such-page.html`, `${baseUrl}no-such-page`],
    [`${baseUrl}/evil.example/a.html`, `${baseUrl}evil.example/a`],
    [`${baseUrl}evil%0d%0aSet-Cookie:a=b.html`, `${baseUrl}evil%0d%0aSet-Cookie:a=b`],
    ...(baseUrl === '/' ? [] : [[baseUrl.slice(0, -1), baseUrl]]),
    ...legacyAddresses(baseUrl).flatMap(({from, to}) => [
      [encodeURI(from), to],
      [`${encodeURI(from)}/?from=old`, `${to}?from=old`],
    ]),
  ].map(([target, location]) => ({
    target: target!,
    expected: {status: 301, headers: {location}},
  }));

const refused = ({baseUrl, page}: Addresses): Probe[] => [
  // Whoever climbs out of the site gets nothing; how that is called is the server's affair.
  {target: `${baseUrl}..%2f..%2f..%2fetc/passwd`, expected: {status: [400, 404]}},
  {target: `${baseUrl}../../../etc/passwd`, expected: {status: [400, 404]}},
  {target: `${baseUrl}%`, expected: {status: 400}},
  {target: `${baseUrl}%zz`, expected: {status: 400}},
  {target: page, method: 'POST', expected: {status: 405}},
];

/** Every answer of ours has them; a malformed request may be refused before the site is known. */
const withSecurity = (probe: Probe, site: Pick<Site, 'policy'>): Probe => ({
  ...probe,
  expected: {
    status: probe.expected.status,
    headers: {
      ...Object.fromEntries(
        securityHeaders(site).map(([name, value]) => [name.toLowerCase(), value]),
      ),
      ...probe.expected.headers,
    },
  },
});

/** The requests that nginx, Caddy, `npm run preview` and a deployed site must answer alike. */
export const composeProbes = (addresses: Addresses, site: Pick<Site, 'policy'>): Probe[] => [
  ...[pages, files, missing, moved]
    .flatMap((compose) => compose(addresses))
    .map((probe) => withSecurity(probe, site)),
  ...refused(addresses),
];

/** One sentence for each difference. */
export function compareAnswer(
  {target, method, headers, expected}: Probe,
  answer: Answer,
): string[] {
  const accepted = Object.values(headers ?? {}).join('；');
  const request = `${method ?? 'GET'} ${target}${accepted ? `（${accepted}）` : ''}`;
  const statuses = [expected.status].flat();
  if (!statuses.includes(answer.status)) {
    return [`${request}：状态码是 ${answer.status}，应为 ${statuses.join(' 或 ')}`];
  }
  return Object.entries(expected.headers ?? {})
    .filter(([name, value]) => !isExpected(name, answer.headers[name], value))
    .map(
      ([name, value]) =>
        `${request}：${name} 是 ${JSON.stringify(answer.headers[name])}，应为 ${JSON.stringify(value)}`,
    );
}

const namesOf = (vary: unknown): string[] =>
  String(vary)
    .toLowerCase()
    .split(',')
    .map((name) => name.trim());

/** More may decide about an answer than a test is about; a deployed site may have a cache before it. */
const isExpected = (name: string, value: string | string[] | undefined, expected?: string) =>
  name === 'vary'
    ? namesOf(expected).every((one) => namesOf(value).includes(one))
    : normalize(name, value) === normalize(name, expected);

/** Case does not matter in these: `utf-8`, `%0D`. */
const normalize = (name: string, value: string | string[] | undefined): string | undefined =>
  ['content-type', 'location'].includes(name) ? String(value).toLowerCase() : value?.toString();
