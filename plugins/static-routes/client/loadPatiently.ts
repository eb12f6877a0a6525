import {hideFailure, showFailure} from '../../../lib/failureNotice';
import {openedPath, routePath} from '../../../lib/openedPage';
import {texts} from '../../../site/texts';

/**
 * What a navigation needs may fail to load. Docusaurus then reloads the browser's page, which helps after a
 * deploy (the file is gone, a new page names the new one) and harms without network: the reader would get the
 * browser's error page instead of the one being read. So a failure is passed on only if the reader still wants
 * to go there and the site can be reached; otherwise it waits and tries again.
 */

let isUnderWay = false;
let waiting: (() => void)[] = [];

function wakeWaiting(): void {
  const woken = waiting;
  waiting = [];
  woken.forEach((wake) => wake());
}

export function navigationStarted(): void {
  isUnderWay = true;
  hideFailure();
  wakeWaiting();
}

export function navigationEnded(): void {
  isUnderWay = false;
  hideFailure();
}

/** Pages that were pointed at or left again are not wanted; code that many pages share is, during a navigation. */
const isWanted = (path: string | undefined): boolean =>
  isUnderWay && (path === undefined || routePath(path) === routePath(window.location.pathname));

/** Any answer will do, also that the page is gone; the address bar names the page that failed already. */
async function canReachSite(): Promise<boolean> {
  try {
    await fetch(openedPath, {method: 'HEAD', cache: 'no-store'});
    return true;
  } catch {
    return false;
  }
}

export async function loadPatiently<Loaded>(
  load: () => Promise<Loaded>,
  path?: string,
): Promise<Loaded> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      // Before the first view there is nothing to keep: clientModules/failedStart.ts tells the reader.
      if (document.documentElement.dataset.hasHydrated !== 'true') {
        throw error;
      }
      const isReachable = isWanted(path) && (await canReachSite());
      // Asked again, because the reader may have turned elsewhere meanwhile.
      if (isWanted(path)) {
        if (isReachable) {
          throw error;
        }
        showFailure(texts.loading.unreachable, wakeWaiting);
      }
    }
    await new Promise<void>((wake) => waiting.push(wake));
  }
}

if (typeof window !== 'undefined') {
  window.addEventListener('online', () => {
    if (waiting.length > 0) {
      hideFailure();
      wakeWaiting();
    }
  });
}
