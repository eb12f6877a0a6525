import {readableAddress} from './readableAddress';

/** A page of this site that the router can show: no other site, new tab, download or file. */
export const leadsToPage = (link: HTMLAnchorElement): boolean =>
  link.origin === window.location.origin &&
  link.target !== '_blank' &&
  !link.hasAttribute('download') &&
  !/\.[a-z0-9]+$/i.test(link.pathname);

/**
 * Where a plain click on a link of this site leads, or undefined if the browser should handle it: another
 * site, a new tab, a download, a file, or an anchor of the same page.
 */
export function internalTarget(event: globalThis.MouseEvent): string | undefined {
  const link = (event.target as Element).closest('a');
  if (!link?.href || !leadsToPage(link)) {
    return undefined;
  }
  const modified =
    event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.defaultPrevented || modified ? undefined : readableAddress(link);
}
