import React, {useEffect, useRef, type ReactNode} from 'react';
import {consentTexts, texts} from '../../../../site/texts';
import type {ClientSettings} from '../../types';
import type {ConsentStore} from '../consent/ConsentStore';
import {useConsent} from './useConsent';
import styles from './styles.module.css';

interface Props {
  settings: ClientSettings;
  consent: ConsentStore;
  /** A vendor's script should have shown the choices and is not there. */
  vendorMissing: boolean;
  onClose: () => void;
}

function Services({
  settings: {google, segment, searchInsights},
}: {
  settings: ClientSettings;
}): ReactNode {
  return (
    <ul>
      {google && (
        <li>
          {consentTexts.google}（{new URL(google.host).host}）。{consentTexts.googleNote}。
        </li>
      )}
      {segment && (
        <li>
          {consentTexts.segment}（{new URL(segment.host).host}）。
        </li>
      )}
      {searchInsights && <li>{consentTexts.searchInsights}</li>}
    </ul>
  );
}

/** The current choice and both ways to change it first, in sight on every screen; then who receives what. */
export default function PrivacyDialog({
  settings,
  consent,
  vendorMissing,
  onClose,
}: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const {status, source} = useConsent(consent);
  useEffect(() => dialog.current?.showModal(), []);

  return (
    <dialog ref={dialog} className="dialog" aria-labelledby="choices-title" onClose={onClose}>
      <h2 id="choices-title">{texts.privacy.title}</h2>
      <p>{consentTexts.purpose}</p>
      <p role="status">
        <strong>{consentTexts.status[status]}</strong>
        {source === 'signal' && `。${consentTexts.signal}`}
      </p>
      {vendorMissing ? (
        <p>{consentTexts.vendorMissing}</p>
      ) : (
        <div className={styles.buttons}>
          <button
            type="button"
            className="button"
            aria-pressed={status === 'denied'}
            onClick={() => consent.decide('denied')}
          >
            {consentTexts.deny}
          </button>
          <button
            type="button"
            className="button"
            aria-pressed={status === 'granted'}
            onClick={() => consent.decide('granted')}
          >
            {consentTexts.grant}
          </button>
        </div>
      )}
      <div className={styles.details}>
        <p>{consentTexts.services}</p>
        <Services settings={settings} />
        {(settings.google ?? settings.segment) && <p>{consentTexts.content}</p>}
        <p>{texts.privacy.localOnly}</p>
      </div>
      <button
        type="button"
        className="button button--primary"
        onClick={() => dialog.current?.close()}
      >
        {texts.privacy.close}
      </button>
    </dialog>
  );
}
