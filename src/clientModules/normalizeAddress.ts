/**
 * `/page.html` and `/page/index.html` are `/page`. Docusaurus shows the right page for them, but prepares the
 * one that the address names; set right before it starts, page and address agree.
 */
if (typeof window !== 'undefined') {
  const {pathname, search, hash} = window.location;
  const normalized = pathname.replace(/(?:\/index)?\.html$/, '');
  if (normalized !== pathname) {
    window.history.replaceState(null, '', `${normalized || '/'}${search}${hash}`);
  }
}
