const KEY = 'langflow-docs.api.server';

/** Host, with or without scheme, port and path; anything else in the storage is not an address that was typed. */
const ADDRESS = /^(?:https?:\/\/)?[\w.:[\]-]+(?:\/[\w./%~-]*)?$/;

/** The address typed is kept and written into the page's texts; nothing is ever sent to it. */
export function editServer(event: globalThis.Event): void {
  const input = event.target as HTMLInputElement;
  if (!input.matches('[data-api-server-input]')) {
    return;
  }
  const address = input.value.trim().replace(/\/+$/, '');
  store(address);
  show(address);
}

export function restoreServer(): void {
  const address = stored();
  if (!address) {
    return;
  }
  show(address);
  for (const input of document.querySelectorAll<HTMLInputElement>('[data-api-server-input]')) {
    input.value = address;
  }
}

/** The address that the reader has set, or the one given. */
export const serverAddress = (fallback: string): string => stored() ?? fallback;

/** An empty field shows the default again. */
function show(address: string): void {
  for (const text of document.querySelectorAll<HTMLElement>('[data-api-server]')) {
    text.textContent = address || (text.dataset.apiServer ?? '');
  }
}

/** Storage that throws (private mode, blocked cookies) behaves as empty. */
function stored(): string | null {
  try {
    const address = window.localStorage.getItem(KEY);
    return address !== null && ADDRESS.test(address) ? address : null;
  } catch {
    return null;
  }
}

function store(address: string): void {
  try {
    if (address) {
      window.localStorage.setItem(KEY, address);
    } else {
      window.localStorage.removeItem(KEY);
    }
  } catch {
    // The address then lasts until the page is left.
  }
}
