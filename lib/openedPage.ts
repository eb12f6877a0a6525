import {readablePath} from './readableAddress';

/** A path as routes name it. */
export function routePath(path: string): string {
  const named = decodeURI(readablePath(path)).replace(/(?:\/index)?\.html$/, '');
  return named.replace(/(.)\/$/, '$1') || '/';
}

/** The address of the document that the browser opened; the router only changes the visible one. */
export const openedPath = typeof window === 'undefined' ? '' : routePath(window.location.pathname);

export const isOpened = (path: string): boolean => routePath(path) === openedPath;

/** On the page that says so; one static file answers every unknown path. */
export const missingMark = {'data-missing-page': ''};

const isOpenedMissing =
  typeof document !== 'undefined' && document.querySelector('[data-missing-page]') !== null;

/** Whether the server said that there is no page here: routes do not know every page (plugins/static-routes). */
export const isMissing = (path: string): boolean => isOpenedMissing && isOpened(path);
