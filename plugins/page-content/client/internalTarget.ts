import {readableAddress} from './readableAddress';

/**
 * Where a plain click on a link of this site leads, or undefined if the browser should handle it: another
 * site, a new tab, a download, a file, or an anchor of the same page.
 */
export function internalTarget(event: globalThis.MouseEvent): string | undefined {
  const link = (event.target as Element).closest('a');
  if (!link?.href || link.origin !== window.location.origin) {
    return undefined;
  }
  const modified =
    event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  const leavesRouter =
    link.target === '_blank' ||
    link.hasAttribute('download') ||
    /\.[a-z0-9]+$/i.test(link.pathname);
  if (event.defaultPrevented || modified || leavesRouter) {
    return undefined;
  }
  return readableAddress(link);
}
