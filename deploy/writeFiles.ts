import {siteFile, type Site} from './rules';
import {writeCaddyfile} from './writers/caddy';
import {nginxBrotli, writeNginx} from './writers/nginx';
import {writeHeaders, writeRedirects} from './writers/staticHosts';

/** What a build carries for the servers: path inside the build → content. None of it is served. */
export const deployFiles = (site: Site): Record<string, string> => ({
  // Static hosts look for these two beside the pages.
  _headers: writeHeaders(site),
  _redirects: writeRedirects(site),
  '_deploy/nginx.conf': writeNginx(site),
  '_deploy/nginx-brotli.conf': nginxBrotli,
  '_deploy/Caddyfile': writeCaddyfile(site),
  [siteFile]: `${JSON.stringify(site, null, 2)}\n`,
});
