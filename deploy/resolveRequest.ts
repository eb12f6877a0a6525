import {cleanAddresses, legacyAddresses, privateFiles, wantsMarkdown} from './rules';

/** What a request asks for. A file may still be missing. */
export type Resolved =
  | {kind: 'redirect'; location: string}
  /** In the order in which they are tried; relative to the build. */
  | {kind: 'file'; candidates: string[]}
  | {kind: 'missing'}
  | {kind: 'malformed'};

/** Decoded bytes need not be text; no file of ours has such a name. */
function decodePath(encoded: string): string | undefined {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
}

/** Without empty, `.` and `..` segments. A path that climbs stops at the root: nothing outside has an address. */
function normalizePath(decoded: string): string {
  const segments: string[] = [];
  for (const segment of decoded.split('/')) {
    if (segment === '..') {
      segments.pop();
    } else if (segment !== '' && segment !== '.') {
      segments.push(segment);
    }
  }
  return `/${segments.join('/')}${segments.length > 0 && decoded.endsWith('/') ? '/' : ''}`;
}

const isMalformed = (encoded: string): boolean =>
  !encoded.startsWith('/') || /%(?![0-9a-f]{2})|%00/i.test(encoded);

function fillIn(location: string, groups: Record<string, string | undefined>): string {
  return location.replace(/\{(\w+)\}/g, (_, name: string) => groups[name] ?? '');
}

const markdownWanted = new RegExp(wantsMarkdown, 'i');

/** The reference for every server: what the generated configurations do, in one function. */
export function createResolver(baseUrl: string): (target: string, accept?: string) => Resolved {
  const legacy = new Map(legacyAddresses(baseUrl).map(({from, to}) => [from, to]));
  const clean = cleanAddresses(baseUrl).map(({pattern, location}) => ({
    pattern: new RegExp(pattern),
    location,
  }));
  const hidden = privateFiles.map((pattern) => new RegExp(pattern));

  return (target, accept = '') => {
    const [encoded = '', ...rest] = target.split('?');
    const query = rest.length > 0 ? `?${rest.join('?')}` : '';
    if (isMalformed(encoded)) {
      return {kind: 'malformed'};
    }
    const decoded = decodePath(encoded);
    if (decoded === undefined) {
      return {kind: 'missing'};
    }
    const path = normalizePath(decoded);
    const to = legacy.get(path.replace(/(?:\/index\.html|\.html|\/)$/, ''));
    if (to !== undefined) {
      return {kind: 'redirect', location: to + query};
    }
    for (const {pattern, location} of clean) {
      const groups = pattern.exec(target)?.groups;
      if (groups) {
        return {kind: 'redirect', location: fillIn(location, groups)};
      }
    }
    if (!path.startsWith(baseUrl)) {
      return {kind: 'missing'};
    }
    const name = path.slice(baseUrl.length);
    if (hidden.some((pattern) => pattern.test(name))) {
      return {kind: 'missing'};
    }
    const page = name === '' ? 'index' : name;
    return {
      kind: 'file',
      candidates: [
        ...(name === '' ? [] : [name]),
        ...(markdownWanted.test(accept) ? [`${page}.md`] : []),
        `${page}.html`,
      ],
    };
  };
}
