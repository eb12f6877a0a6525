/** The downloaded description is read away from the site, so its links to pages name the site. */
export function absoluteLinks(value: unknown, siteUrl: string): unknown {
  if (Array.isArray(value)) {
    return value.map((item) => absoluteLinks(item, siteUrl));
  }
  if (value === null || typeof value !== 'object') {
    return value;
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, rewritten(key, item, siteUrl)]),
  );
}

function rewritten(key: string, item: unknown, siteUrl: string): unknown {
  if (typeof item !== 'string') {
    return absoluteLinks(item, siteUrl);
  }
  if (key === 'href' && item.startsWith('/')) {
    return siteUrl + item.slice(1);
  }
  return key === 'description' ? item.replaceAll('](/', `](${siteUrl}`) : item;
}
