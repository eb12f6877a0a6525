import {leadsToPage} from '../../../lib/internalTarget';
import {isDataPrecious} from '../../../lib/isDataPrecious';
import {contentSelector} from './contentSelector';
import {fetchAhead, isFetchedAhead} from './loadPage';
import {whenIdle} from './whenIdle';

/** Where links stand, in the order in which a reader is likely to follow them. */
const PLACES = [contentSelector, '.pagination-nav', '.theme-doc-sidebar-menu'];
/** 190 to 370 KB by page (bench/results/site.md); all links of a long sidebar would be megabytes. */
const MOST_PER_VIEW = 12;

let stopWatching = (): void => undefined;

/**
 * Pages whose links are in sight are fetched before anybody clicks, one after the other, once each. Docusaurus does
 * this for the scripts of a page; ours have none of their own.
 */
export function onRouteDidUpdate(): void {
  stopWatching();
  if (isDataPrecious() || !('IntersectionObserver' in window)) {
    return;
  }
  const waiting = PLACES.map((): string[] => []);
  let left = MOST_PER_VIEW;
  let isBusy = false;

  const nextWaiting = () => waiting.find(({length}) => length > 0)?.shift();

  async function fetchWaiting(): Promise<void> {
    isBusy = true;
    await whenIdle();
    for (let path; left > 0 && navigator.onLine && (path = nextWaiting());) {
      if (!isFetchedAhead(path)) {
        left--;
        await fetchAhead(path);
        await whenIdle();
      }
    }
    isBusy = false;
  }

  const observer = new IntersectionObserver((entries) => {
    for (const {isIntersecting, target} of entries) {
      if (isIntersecting) {
        observer.unobserve(target);
        const place = PLACES.findIndex((selector) => target.closest(selector));
        waiting[place]?.push((target as HTMLAnchorElement).pathname);
      }
    }
    if (!isBusy) {
      void fetchWaiting();
    }
  });
  const links = PLACES.map((place) => `${place} a[href]`).join();
  for (const link of document.querySelectorAll<HTMLAnchorElement>(links)) {
    if (leadsToPage(link)) {
      observer.observe(link);
    }
  }
  stopWatching = () => {
    observer.disconnect();
    left = 0;
  };
}
