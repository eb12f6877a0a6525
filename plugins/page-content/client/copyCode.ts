import {texts} from '../../../site/texts';

const resetAfter = 2000;

export async function handleCopy(event: globalThis.MouseEvent): Promise<void> {
  const button = (event.target as Element).closest<HTMLButtonElement>('[data-copy-code]');
  const code = button?.closest('.code')?.querySelector('code');
  if (!button || !code) {
    return;
  }
  const copied = await copyText(codeToCopy(code), code);
  const status = button.nextElementSibling!;
  button.textContent = status.textContent = copied ? texts.code.copied : texts.code.copyFailed;
  button.dataset.copied = String(copied);
  window.setTimeout(() => {
    button.textContent = texts.code.copy;
    status.textContent = '';
    delete button.dataset.copied;
  }, resetAfter);
}

/** Lines that a change takes away are shown, not wanted. */
const codeToCopy = (code: Element): string =>
  Array.from(
    code.querySelectorAll('.code__line:not(.code__line--removed)'),
    (line) => line.textContent,
  ).join('\n');

/** The clipboard is refused on plain HTTP; selecting the code leaves the reader one key away. */
async function copyText(text: string, element: Element): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    window.getSelection()?.selectAllChildren(element);
    return false;
  }
}
