import type {PageView} from '../../types';
import {quietly} from '../quietly';
import {pagePath} from './pagePath';

/**
 * The title follows the route by a frame, and a redirect replaces the address at once. A tab in the background draws
 * no frames: its page counts when the reader looks at it.
 */
const afterNextFrame = (action: () => void): void => {
  window.requestAnimationFrame(() => window.requestAnimationFrame(() => quietly(action)));
};

/** Where the address has a query the title may repeat it, as the search page's does; the heading does not. */
const readTitle = (): string =>
  (window.location.search ? document.querySelector('h1')?.textContent : document.title) ?? '';

const withoutQuery = (address: string): string => address.replace(/[?#].*$/, '');

/**
 * Returns what to call after each route update. It reports a view when the path is another one: not for a fragment
 * or a query, and not for an address that only redirects.
 */
export function trackPageViews(
  baseUrl: string,
  onView: (view: PageView) => void,
): (location: {pathname: string}) => void {
  let last: PageView | undefined;

  const check = (pathname: string) => {
    const path = pagePath(pathname, baseUrl);
    const redirected = path !== pagePath(window.location.pathname, baseUrl);
    if (path === last?.path || redirected) {
      return;
    }
    last = {
      path,
      url: `${window.location.origin}${path}`,
      title: readTitle(),
      referrer: last?.url ?? withoutQuery(document.referrer),
    };
    onView(last);
  };

  return ({pathname}) => {
    afterNextFrame(() => check(pathname));
  };
}
