import {seededRandom, type SeededRandom} from './seededRandom';

/** The address that no input may lead to, and the code that no input may run. */
export const foreignHost = 'evil.example';
const code = 'window.ran=1';

const markup = [
  `<script>${code}</script>`,
  `<img src=x onerror=${code}>`,
  `"><svg onload=${code}>`,
  `'><iframe srcdoc="<script>parent.ran=1</script>"></iframe>`,
  `<a href="javascript:${code}">x</a>`,
  `</title><script>${code}</script>`,
  `--><script>${code}</script>`,
  `{{constructor.constructor('${code}')()}}`,
  `\${${code}}`,
  `<style>@import'//${foreignHost}/a.css'</style>`,
  `<base href="//${foreignHost}/">`,
  `<meta http-equiv=refresh content="0;url=//${foreignHost}">`,
];

const addresses = [
  `javascript:${code}`,
  `JaVaScRiPt:${code}//`,
  `data:text/html,<script>${code}</script>`,
  `https://${foreignHost}/`,
  `//${foreignHost}/`,
  `\\\\${foreignHost}\\`,
  `/\\${foreignHost}`,
  `https:${foreignHost}`,
  `http://localhost@${foreignHost}/`,
];

const oddities = [
  '%',
  '%f',
  '%ff',
  '%zz',
  '%00',
  '%E5%AE',
  '%25%25',
  '\u0000',
  '\u202e\u200f',
  '👩‍💻'.repeat(30),
  '😀'.slice(0, 1),
  'a'.repeat(1500),
  '../'.repeat(20),
  '__proto__',
  'constructor',
  'toString',
  '[object Object]',
  'null',
  'undefined',
  'NaN',
  '-1',
  '1e999',
  '(a+)+$[^\\',
  "' OR 1=1 --",
  '字'.repeat(400),
  'é'.normalize('NFD').repeat(100),
  '\r\nSet-Cookie: a=b',
  '#?#?&=&=;;',
];

/** Half a character cannot be encoded: as in UTF-8, the sign for it stands in its place. */
const encode = (text: string): string => encodeURIComponent(Buffer.from(text).toString());

const encodings: ((text: string) => string)[] = [
  (text) => text,
  encode,
  (text) => encode(encode(text)),
  (text) => text.replace(/[<>"'/:]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`),
];

/** One or two hostile texts after each other. */
function hostileText(random: SeededRandom): string {
  const one = random.pick([markup, addresses, oddities]);
  const other = random.pick([markup, addresses, oddities]);
  return random.pick(one) + (random.next() < 0.3 ? random.pick(other) : '');
}

const hostilePart = (random: SeededRandom): string => random.pick(encodings)(hostileText(random));

const pages = [
  '/',
  '/about-langflow',
  '/samples',
  '/environment-variables',
  '/api',
  '/api/health',
  '/search',
];

const parameters = [
  'q',
  'filter',
  'next',
  'url',
  'redirect',
  'return_to',
  'theme',
  'docusaurus-theme',
  'docusaurus-data-mode',
  'lang',
  'tab',
  'version',
  '__proto__[ran]',
  'constructor[prototype][ran]',
];

const filterPages = ['environment-variables', 'concepts-components'];
const filterParameters = ['filter', 'group', 'in', 'out'];

const pathShapes: ((part: string) => string)[] = [
  (part) => `/${part}`,
  (part) => `/${part}/index.html`,
  (part) => `/${part}.html`,
  (part) => `/${part}/`,
  (part) => `/api/${part}`,
  (part) => `/about-langflow/${part}`,
  (part) => `//${foreignHost}/${part}`,
  (part) => `//${foreignHost}/index.html?${part}`,
  (part) => `/%2f%2f${foreignHost}/${part}.html`,
  (part) => `/.//${foreignHost}/${part}/`,
  (part) => `/%5c${foreignHost}/${part}/index.html`,
  (part) => `/assets/js/${part}.js`,
  (part) => `/search-index/${part}`,
];

const plain = (text: string): string => text.replace(/[?#]/g, '');

const list = <Item>(length: number, make: () => Item): Item[] => Array.from({length}, make);

/**
 * The keys of the browser's storage that the site reads, without the mark of the site's address in which some of
 * them end. The test fails if the site reads others.
 */
export const storedKeys = [
  '__DOCSEARCH_FAVORITE_SEARCHES__langflow',
  '__DOCSEARCH_RECENT_SEARCHES__langflow',
  'docs-preferred-version-default',
  'docusaurus.announcement.dismiss',
  'docusaurus.announcement.id',
  'langflow-docs.api.server',
  'langflow-docs.tabs.lang',
  'langflow-docs.tabs.mcp-host',
  'langflow-docs.tabs.mirror',
  'langflow-docs.tabs.os',
  'theme',
];

/** A site without an announcement does not ask for it. */
export const unreadKey = 'docusaurus.announcement.id';

/** Values of the right shape with hostile contents get further than nonsense. */
function storedSearch(random: SeededRandom): string {
  const search = {
    objectID: hostileText(random),
    url: random.next() < 0.5 ? '/about-langflow' : random.pick(addresses),
    type: random.pick(['lvl1', 'lvl2', 'content', hostileText(random)]),
    hierarchy: {
      lvl0: hostileText(random),
      lvl1: hostileText(random),
      lvl2: random.pick([null, {}, 7]),
    },
    content: random.pick([null, hostileText(random)]),
    _highlightResult: {hierarchy: {lvl1: {value: hostileText(random)}}},
  };
  return JSON.stringify([search, random.pick([null, 7, [], {}, {url: 'x'}, '<b>'])]);
}

const storedValue = (random: SeededRandom, key: string): string =>
  key.startsWith('__DOCSEARCH') && random.next() < 0.7 ? storedSearch(random) : hostileText(random);

function message(random: SeededRandom): unknown {
  const text = hostileText(random);
  return random.pick<unknown>([
    text,
    {type: text, payload: text},
    {kind: 'answer', id: 1, response: {hits: [{url: text, hierarchy: {lvl1: text}}]}},
    {source: 'react-devtools-bridge', payload: {event: text}},
    [text, null],
    null,
  ]);
}

export interface HostileInputs {
  /** Addresses to open. */
  queries: string[];
  paths: string[];
  searches: string[];
  filters: string[];
  hashes: {page: string; hash: string}[];
  /** One value for each key, several times over. */
  stored: Record<string, string>[];
  messages: unknown[];
  windowNames: string[];
}

/** 500 in all. */
export function hostileInputs(seed = 15): HostileInputs {
  const random = seededRandom(seed);
  const parameter = (name: string) => `${name}=${hostilePart(random).replace(/#/g, '')}`;
  return {
    queries: list(71, () => `${random.pick(pages)}?${parameter(random.pick(parameters))}`),
    paths: list(100, () => random.pick(pathShapes)(plain(hostilePart(random)))),
    searches: list(70, () => `/search?${parameter('q')}`),
    filters: list(
      40,
      () => `/${random.pick(filterPages)}?${parameter(random.pick(filterParameters))}`,
    ),
    hashes: list(80, () => ({page: random.pick(pages), hash: hostilePart(random)})),
    stored: list(9, () =>
      Object.fromEntries(storedKeys.map((key) => [key, storedValue(random, key)])),
    ),
    messages: list(20, () => message(random)),
    windowNames: list(20, () => hostileText(random)),
  };
}
