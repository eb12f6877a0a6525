import type {SearchPluginData} from '../types';

export interface HitAddress {
  href: string;
  /** Opens through the router. */
  isInternal: boolean;
}

/**
 * Where a hit leads. Indexes name the public address of the site; a preview or mirror of it opens
 * the same page where it is. Null for anything that is not a web address, such as a script.
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
    return {href: `${target.pathname}${target.search}${target.hash}`, isInternal: true};
  }
  return ['http:', 'https:'].includes(target.protocol)
    ? {href: target.href, isInternal: false}
    : null;
}

/** Address of the search page for a query. */
export function searchPageUrl(
  {searchPath}: Pick<SearchPluginData, 'searchPath'>,
  query: string,
): string {
  return query ? `${searchPath}?q=${encodeURIComponent(query)}` : searchPath;
}
