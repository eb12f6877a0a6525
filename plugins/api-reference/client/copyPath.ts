import {serverAddress} from './serverAddress';
import {clientTexts as texts} from './texts';

const RESET_AFTER = 2000;

/** Copies a path, or the whole address where the button names a server. */
export async function copyPath(event: globalThis.MouseEvent): Promise<void> {
  const button = (event.target as Element).closest<HTMLElement>('[data-api-copy]');
  const path = button?.dataset.apiCopy;
  if (!button || path === undefined) {
    return;
  }
  const server = button.dataset.apiCopyServer;
  const whole = server === undefined ? path : serverAddress(server) + path;
  button.textContent = (await copied(whole, button)) ? texts.copied : texts.copyFailed;
  window.setTimeout(() => {
    button.textContent = server === undefined ? texts.copyPath : texts.copyAddress;
  }, RESET_AFTER);
}

/** The clipboard is refused on plain HTTP; selecting the path leaves the reader one key away. */
async function copied(text: string, button: Element): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const shown = button.parentElement?.querySelector('code');
    if (shown) {
      window.getSelection()?.selectAllChildren(shown);
    }
    return false;
  }
}
