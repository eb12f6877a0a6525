import React from 'react';
import {createRoot} from 'react-dom/client';
import ConsentBanner from './ConsentBanner';
import PrivacyDialog from './PrivacyDialog';
import type {ChoicesContext} from './createChoices';

/** First in the document, so that the keyboard and screen readers meet the question first; it takes no focus. */
export function showBanner(context: ChoicesContext): void {
  const container = document.createElement('div');
  document.body.prepend(container);
  createRoot(container).render(
    <ConsentBanner consent={context.consent} onDetails={() => showDialog(context)} />,
  );
}

let isOpen = false;

export function showDialog({settings, consent, adapter}: ChoicesContext): void {
  if (isOpen) {
    return;
  }
  isOpen = true;
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const close = () => {
    root.unmount();
    container.remove();
    isOpen = false;
  };
  root.render(
    <PrivacyDialog
      settings={settings}
      consent={consent}
      vendorMissing={adapter !== undefined}
      onClose={close}
    />,
  );
}
