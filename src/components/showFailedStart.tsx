import React from 'react';
import {createRoot} from 'react-dom/client';
import Loading from '@theme/Loading';

/** Above the words of a page whose scripts could not start. */
export function showFailedStart(error: Error): void {
  const box = document.createElement('div');
  document.body.prepend(box);
  createRoot(box).render(
    <Loading
      isLoading={false}
      pastDelay
      timedOut={false}
      error={error}
      retry={() => window.location.reload()}
    />,
  );
}
