import {createStorageSlot} from '@docusaurus/theme-common';

/** The script in the page takes over whatever was stored; with an unknown mode the page would have no colours. */
function restoreKnownColourMode(): void {
  const {dataset} = document.documentElement;
  if (dataset.theme === 'light' || dataset.theme === 'dark') {
    return;
  }
  createStorageSlot('theme').del();
  dataset.theme = window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  dataset.themeChoice = 'system';
}

if (typeof document !== 'undefined') {
  restoreKnownColourMode();
}
