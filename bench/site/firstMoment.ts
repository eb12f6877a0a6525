import type {Page} from '@playwright/test';

/** An element with text, other than the text that was there before. */
interface Awaited {
  selector: string;
  before: string;
}

declare global {
  interface Window {
    benchWatch: () => void;
  }
}

/** Runs in every document of the page, so that it also sees what a full load of the next page shows. */
function installWatch(): void {
  window.benchWatch = () => {
    const text = sessionStorage.getItem('bench-awaited');
    if (!text) {
      return;
    }
    const {selector, before} = JSON.parse(text) as Awaited;
    const shown = document.querySelector(selector)?.textContent;
    if (shown && shown !== before) {
      sessionStorage.setItem('bench-shown', String(Date.now()));
      sessionStorage.removeItem('bench-awaited');
    } else {
      requestAnimationFrame(window.benchWatch);
    }
  };
  window.benchWatch();
}

/** Before the page is opened. */
export const prepareWatch = (page: Page): Promise<unknown> => page.addInitScript(installWatch);

/** Looks before every frame from now on; the answer is the moment by the page's own clock. */
export async function watchFor(page: Page, awaited: Awaited): Promise<() => Promise<number>> {
  await page.evaluate((wanted) => {
    sessionStorage.removeItem('bench-shown');
    sessionStorage.setItem('bench-awaited', JSON.stringify(wanted));
    window.benchWatch();
  }, awaited);
  return async () => {
    const handle = await page.waitForFunction(
      () => Number(sessionStorage.getItem('bench-shown')),
      undefined,
      {timeout: 60_000},
    );
    return await handle.jsonValue();
  };
}
