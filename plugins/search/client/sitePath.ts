import {wellFormed} from './cutQuery';
import type {SearchPluginData, SearchScope} from '../types';

export interface HitAddress {
  href: string;
  /** Opens through the router. */
  isInternal: boolean;
}

/**
 * Where a hit leads. Indexes name the public address of the site; a preview or mirror of it opens
 * the same page where it is. Null for anything that is not a web address, such as a script, and for
 * addresses of this site that the router cannot read.
 */
export function readHitAddress(
  url: string,
  {siteUrl}: Pick<SearchPluginData, 'siteUrl'>,
  origin: string,
): HitAddress | null {
  let target: URL;
  try {
    target = new URL(url, origin);
  } catch {
    return null;
  }
  if (target.origin === origin || target.origin === new URL(siteUrl).origin) {
    // Two slashes at the start would lead to another host.
    const path = target.pathname.replace(/^\/+/, '/');
    return isReadable(path, target.hash)
      ? {href: `${path}${target.search}${target.hash}`, isInternal: true}
      : null;
  }
  return ['http:', 'https:'].includes(target.protocol)
    ? {href: target.href, isInternal: false}
    : null;
}

/** The router decodes paths twice and hashes once, and fails on a `%` that introduces nothing. */
function isReadable(path: string, hash: string): boolean {
  try {
    decodeURI(decodeURI(path));
    decodeURIComponent(hash);
    return true;
  } catch {
    return false;
  }
}

/** Address of the search page for a query, in the whole site or in one half of it. */
export function searchPageUrl(
  {searchPath}: Pick<SearchPluginData, 'searchPath'>,
  query: string,
  scope?: SearchScope,
): string {
  const parameters = [
    ...(query ? [`q=${encodeURIComponent(wellFormed(query))}`] : []),
    ...(scope ? [`in=${scope}`] : []),
  ];
  return parameters.length > 0 ? `${searchPath}?${parameters.join('&')}` : searchPath;
}
