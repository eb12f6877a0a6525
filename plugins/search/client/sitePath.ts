import type {SearchPluginData} from '../types';

/**
 * The path of a hit within this site, or null if it leads elsewhere. Indexes name the public
 * address of the site; a preview or mirror of it opens the same page where it is.
 */
export function toSitePath(
  url: string,
  {siteUrl}: Pick<SearchPluginData, 'siteUrl'>,
  origin: string,
): string | null {
  let target: URL;
  try {
    target = new URL(url, origin);
  } catch {
    return null;
  }
  const isOurs = target.origin === origin || target.origin === new URL(siteUrl).origin;
  return isOurs ? `${target.pathname}${target.search}${target.hash}` : null;
}

/** Address of the search page for a query. */
export function searchPageUrl(
  {searchPath}: Pick<SearchPluginData, 'searchPath'>,
  query: string,
): string {
  return query ? `${searchPath}?q=${encodeURIComponent(query)}` : searchPath;
}
