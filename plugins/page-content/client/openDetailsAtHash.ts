import {decodeHash} from '../../../lib/readableAddress';

/** A link to something inside closed details opens them, so that the reader sees what was linked. */
export function openDetailsAtHash(): void {
  const id = decodeHash();
  const target = id ? document.getElementById(id) : null;
  let closed = target?.closest<HTMLDetailsElement>('details:not([open])');
  if (!closed) {
    return;
  }
  while (closed) {
    closed.open = true;
    closed = closed.parentElement?.closest<HTMLDetailsElement>('details:not([open])');
  }
  target?.scrollIntoView();
}
