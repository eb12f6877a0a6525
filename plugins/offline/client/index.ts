/**
 * Part of every first view, so it is short: only who keeps a copy has a worker. Browsers that block site data may
 * throw already when they are asked.
 */
if (typeof window !== 'undefined') {
  try {
    if (navigator.serviceWorker.controller) {
      void import(/* webpackChunkName: "copy-mark" */ './copyMark').then(({startMark}) =>
        startMark(),
      );
    }
  } catch {
    // No workers here, so no copy.
  }
}
