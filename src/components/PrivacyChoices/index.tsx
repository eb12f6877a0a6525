import React, {useRef, type ReactNode} from 'react';
import {texts} from '@site/site/texts';

/** The footer's privacy link. Without analytics there is nothing to choose, and the dialog says so. */
export default function PrivacyChoices(): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <button type="button" className="footer-link" onClick={() => dialog.current?.showModal()}>
        {texts.footer.privacy}
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
