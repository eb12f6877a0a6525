/**
 * Docusaurus loads a page's code and data before it starts and says nothing if that fails: the words are there,
 * but no button works. The reader learns why and can try again.
 */
function onUnhandledRejection({reason}: PromiseRejectionEvent): void {
  const hasStarted = document.documentElement.dataset.hasHydrated === 'true';
  if (hasStarted || !(reason instanceof Error)) {
    return;
  }
  window.removeEventListener('unhandledrejection', onUnhandledRejection);
  // In the same file, because the network may be what failed; not run before, because every page starts with this one.
  void import(/* webpackMode: "eager" */ '../components/showFailedStart').then(
    ({showFailedStart}) => showFailedStart(reason),
  );
}

if (typeof window !== 'undefined') {
  // From here on this module speaks of failures; site/baseUrlBanner.ts is for scripts that did not come this far.
  document.documentElement.dataset.scriptsRan = '';
  window.addEventListener('unhandledrejection', onUnhandledRejection);
}
