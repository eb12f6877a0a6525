import {clientTexts as texts} from './texts';

const RESET_AFTER = 2000;

export async function copyPath(event: globalThis.MouseEvent): Promise<void> {
  const button = (event.target as Element).closest<HTMLElement>('[data-api-copy]');
  const path = button?.dataset.apiCopy;
  if (!button || path === undefined) return;
  button.textContent = (await copied(path, button)) ? texts.copied : texts.copyFailed;
  window.setTimeout(() => {
    button.textContent = texts.copyPath;
  }, RESET_AFTER);
}

/** The clipboard is refused on plain HTTP; selecting the path leaves the reader one key away. */
async function copied(path: string, button: Element): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(path);
    return true;
  } catch {
    const shown = button.parentElement?.querySelector('code');
    if (shown) window.getSelection()?.selectAllChildren(shown);
    return false;
  }
}
