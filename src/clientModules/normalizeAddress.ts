import siteConfig from '@generated/docusaurus.config';
import {readableAddress} from '@site/lib/readableAddress';
import {normalizePath} from './normalizePath';

/**
 * Docusaurus shows the right page for `/page.html`, but prepares the one that the address names; set right before
 * it starts, page and address agree.
 */
function normalizeAddress(): void {
  const {pathname, search, hash} = window.location;
  const normalized = readableAddress({
    pathname: normalizePath(pathname, siteConfig.baseUrl),
    search,
    hash,
  });
  if (normalized !== pathname + search + hash) {
    window.history.replaceState(window.history.state, '', normalized);
  }
}

if (typeof window !== 'undefined') {
  normalizeAddress();
  // Registered before the router's own listener: a hash typed into the address bar arrives here first.
  window.addEventListener('popstate', normalizeAddress);
}
