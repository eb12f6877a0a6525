import {contentSelector} from './contentSelector';
import {desktopBreakpoint} from './desktopBreakpoint';
import {nextTask} from './nextTask';

/** No longer than this: a reader on a bad line wants to use the page before its last picture is there. */
const longestLoad = 2000;

/** Who only looks for this long may tap next: the work is done by then, and nobody waits for it. */
const longestLook = 3000;

/** What the first use of a page begins with. */
const signs = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'];

/** A finger shows itself only when it touches; a mouse or a keyboard may be used at any moment. */
const fingersOnly = `(hover: none) and (max-width: ${desktopBreakpoint}px)`;

/** The first picture comes before the work of starting, which would keep it from being painted. */
const loaded = (): Promise<unknown> =>
  document.readyState === 'complete'
    ? nextTask()
    : new Promise((resolve) => {
        window.addEventListener('load', resolve);
        setTimeout(resolve, longestLoad);
      }).then(nextTask);

const used = (): Promise<unknown> =>
  new Promise((resolve) => {
    if (window.pressedEarly) {
      resolve(undefined);
    }
    for (const sign of signs) {
      window.addEventListener(sign, resolve, {capture: true, once: true, passive: true});
    }
  });

const looked = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, longestLook));

/** Into the browser's cache: the first touch need not wait for them. */
function fetchSoon(): void {
  for (const {href} of document.querySelectorAll<HTMLLinkElement>('link[data-soon]')) {
    fetch(href, {priority: 'low'}).catch(() => undefined);
  }
}

/** The server wrote everything that is to be seen, and the address asks for nothing more. */
const isComplete = (): boolean =>
  document.querySelector(contentSelector) !== null &&
  window.location.search === '' &&
  window.location.hash === '';

/**
 * A slow phone that shows a page is left in peace until its reader uses it: reading needs no script.
 */
export async function untilNeeded(): Promise<void> {
  const isUsed = used();
  await loaded();
  if (isComplete() && window.matchMedia(fingersOnly).matches) {
    fetchSoon();
    await Promise.race([isUsed, looked()]);
  }
}
