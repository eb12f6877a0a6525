/** What a reader types after opening the dialog and before it is there goes into it. */
export function keepTyped(change: (edit: (text: string) => string) => void): () => void {
  const onKeyDown = (event: KeyboardEvent): void => {
    const isText = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (!isText && event.key !== 'Backspace') {
      return;
    }
    const dialog = document.querySelector('.search-dialog');
    if (dialog) {
      // It takes the focus a moment after it is there; the key then goes where the focus is.
      const input = dialog.querySelector('input');
      if (input && !dialog.contains(document.activeElement)) {
        input.focus();
        input.setSelectionRange(input.value.length, input.value.length);
      }
      return;
    }
    // A space would scroll the page, a slash open the dialog again.
    event.preventDefault();
    event.stopPropagation();
    change((text) => (isText ? text + event.key : text.slice(0, -1)));
  };
  window.addEventListener('keydown', onKeyDown, true);
  return () => window.removeEventListener('keydown', onKeyDown, true);
}
