/**
 * The generator decodes the path of an address twice and its hash once, and crashes on a `%` that introduces
 * nothing. Addresses are set right before it sees them: what cannot be decoded stands for itself.
 */

export interface AddressParts {
  pathname: string;
  search: string;
  hash: string;
}

function canDecode(text: string, times: number, decode: (text: string) => string): boolean {
  try {
    for (let time = 0; time < times; time += 1) {
      text = decode(text);
    }
    return true;
  } catch {
    return false;
  }
}

const escapePercent = (text: string): string => text.replace(/%/g, '%25');

const readableHash = (hash: string): string =>
  canDecode(hash, 1, decodeURIComponent) ? hash : escapePercent(hash);

export function readablePath(path: string): string {
  // Two slashes at the start would name another host.
  let readable = path.replace(/^\/{2,}/, '/');
  while (!canDecode(readable, 2, decodeURI)) {
    readable = escapePercent(readable);
  }
  return readable;
}

export const readableAddress = ({pathname, search, hash}: AddressParts): string =>
  readablePath(pathname) + search + readableHash(hash);

/** The id that the hash of the open page names; empty if it names none. */
export const decodeHash = (): string =>
  decodeURIComponent(readableHash(window.location.hash)).slice(1);
