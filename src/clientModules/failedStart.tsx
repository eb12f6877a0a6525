import React from 'react';
import {createRoot} from 'react-dom/client';
import Loading from '@theme/Loading';

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
  const box = document.createElement('div');
  document.body.prepend(box);
  createRoot(box).render(
    <Loading
      isLoading={false}
      pastDelay
      timedOut={false}
      error={reason}
      retry={() => window.location.reload()}
    />,
  );
}

if (typeof window !== 'undefined') {
  // From here on this module speaks of failures; site/baseUrlBanner.ts is for scripts that did not come this far.
  document.documentElement.dataset.scriptsRan = '';
  window.addEventListener('unhandledrejection', onUnhandledRejection);
}
