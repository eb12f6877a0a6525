import siteConfig from '@generated/docusaurus.config';
import {readableAddress} from '@site/plugins/page-content/client/readableAddress';

/**
 * `/page.html` and `/page/index.html` are `/page`. Docusaurus shows the right page for them, but prepares the
 * one that the address names; set right before it starts, page and address agree.
 */
function normalizePath(path: string): string {
  const normalized = path.replace(/(?:\/index)?\.html$/, '');
  // The home page of a site under a base path keeps the slash: without it the address lies outside.
  return `${normalized}/` === siteConfig.baseUrl ? siteConfig.baseUrl : normalized;
}

function normalizeAddress(): void {
  const {pathname, search, hash} = window.location;
  const normalized = readableAddress({pathname: normalizePath(pathname), search, hash});
  if (normalized !== pathname + search + hash) {
    window.history.replaceState(window.history.state, '', normalized);
  }
}

if (typeof window !== 'undefined') {
  normalizeAddress();
  // Registered before the router's own listener: a hash typed into the address bar arrives here first.
  window.addEventListener('popstate', normalizeAddress);
}
