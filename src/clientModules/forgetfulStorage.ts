/**
 * Docusaurus tells its own window of each value that it stores, and what hears of a new colour mode stores it
 * again. That ends when the stored value is already the new one, which never comes true in a storage that keeps
 * nothing or always answers the same: the call stack overflows. Such news goes no further; whoever stored the
 * value has it.
 */
function stopIfNotKept(event: StorageEvent): void {
  const {isTrusted, key, newValue, storageArea} = event;
  if (!isTrusted && key !== null && storageArea?.getItem(key) !== newValue) {
    event.stopImmediatePropagation();
  }
}

if (typeof window !== 'undefined') {
  window.addEventListener('storage', stopIfNotKept);
}
