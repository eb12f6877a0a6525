/** A link to a field opens the levels around it, so that the reader sees what was linked. */
export function openAtHash(): void {
  const id = decodeURIComponent(window.location.hash.slice(1));
  const target = id ? document.getElementById(id) : null;
  if (!target?.closest('[data-api-tree]')) return;
  let closed = target.closest<HTMLDetailsElement>('details:not([open])');
  if (!closed) return;
  for (; closed; closed = closed.closest<HTMLDetailsElement>('details:not([open])')) {
    closed.open = true;
  }
  target.scrollIntoView();
}
