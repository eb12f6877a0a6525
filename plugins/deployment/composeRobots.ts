/** Everything may be read; results of the site's own search are no pages to find. */
export const composeRobots = ({url, baseUrl}: {url: string; baseUrl: string}): string =>
  [
    'User-agent: *',
    `Disallow: ${baseUrl}search`,
    '',
    `Sitemap: ${url}${baseUrl}sitemap.xml`,
    '',
  ].join('\n');
