import React, {useRef, useSyncExternalStore, type ReactNode} from 'react';
import type {PrivacyChoicesControl} from '@site/plugins/analytics/types';
import {texts} from '@site/site/texts';

/** There only in builds with analytics, and from before the page becomes interactive. */
const findControl = (): PrivacyChoicesControl | undefined => window.privacyChoices;
const subscribe = (listener: () => void) => findControl()?.subscribe(listener) ?? (() => undefined);
const describe = () => findControl()?.describe();

/**
 * The footer's privacy link. With analytics it tells the current choice and opens the choices; without, there is
 * nothing to choose, and the dialog says so.
 */
export default function PrivacyChoices(): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const choice = useSyncExternalStore(subscribe, describe, () => undefined);
  const open = () => {
    const control = findControl();
    if (control) {
      control.open();
    } else {
      dialog.current?.showModal();
    }
  };
  return (
    <>
      <button type="button" className="footer-link" aria-haspopup="dialog" onClick={open}>
        {texts.footer.privacy}
        {choice && `（${choice}）`}
      </button>
      <dialog ref={dialog} className="dialog" aria-labelledby="privacy-title">
        <h2 id="privacy-title">{texts.privacy.title}</h2>
        <p>{texts.privacy.nothingCollected}</p>
        <p>{texts.privacy.localOnly}</p>
        <button
          type="button"
          className="button button--primary"
          onClick={() => dialog.current?.close()}
        >
          {texts.privacy.close}
        </button>
      </dialog>
    </>
  );
}
