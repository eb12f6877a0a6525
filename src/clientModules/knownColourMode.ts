/** The script in the page takes over whatever was stored; with an unknown mode the page would have no colours. */
async function restoreKnownColourMode(): Promise<void> {
  const {dataset} = document.documentElement;
  if (dataset.theme === 'light' || dataset.theme === 'dark') {
    return;
  }
  dataset.theme = window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  dataset.themeChoice = 'system';
  // The theme is run only when it is needed: every page starts with this module.
  const {createStorageSlot} = await import(/* webpackMode: "eager" */ '@docusaurus/theme-common');
  createStorageSlot('theme').del();
}

if (typeof document !== 'undefined') {
  void restoreKnownColourMode();
}
