import type {PageView} from '../../types';
import {quietly} from '../quietly';
import {pagePath} from './pagePath';

/** The title follows the route by a frame, and a redirect replaces the address at once. */
const settleTime = 50;

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
      title: document.title,
      referrer: last?.url ?? withoutQuery(document.referrer),
    };
    onView(last);
  };

  return ({pathname}) => {
    window.setTimeout(() => quietly(() => check(pathname)), settleTime);
  };
}
