/** Long lines wrap, or run on. */
export function toggleWrap(button: Element): void {
  const isWrapped = button.closest('.code')!.classList.toggle('code--wrapped');
  button.setAttribute('aria-pressed', String(isWrapped));
}

/** Shows or folds the lines beyond the first; folded, they can still be found with the browser's search. */
export function toggleRest(button: Element): void {
  const rest = button.closest('.code')!.querySelector('.code__rest')!;
  if (rest.hasAttribute('hidden')) {
    rest.removeAttribute('hidden');
    return;
  }
  rest.setAttribute('hidden', 'until-found');
  // The button moved up by what was folded: the reader goes with it.
  button.scrollIntoView({block: 'nearest'});
}
