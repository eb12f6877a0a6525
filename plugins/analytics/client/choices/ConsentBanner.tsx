import React, {type ReactNode} from 'react';
import {consentTexts} from '../../../../site/texts';
import type {ConsentStore} from '../consent/ConsentStore';
import {useConsent} from './useConsent';
import styles from './styles.module.css';

interface Props {
  consent: ConsentStore;
  onDetails: () => void;
}

/** Asks once. Yes and no look alike and are equally near. */
export default function ConsentBanner({consent, onDetails}: Props): ReactNode {
  const {status} = useConsent(consent);
  const decided = status !== 'undecided';
  return (
    <>
      {!decided && (
        <section className={styles.banner} aria-labelledby="consent-question">
          <h2 id="consent-question" className={styles.question}>
            {consentTexts.question}
          </h2>
          <p>{consentTexts.reason}</p>
          <div className={styles.buttons}>
            <button type="button" className="button" onClick={() => consent.decide('denied')}>
              {consentTexts.deny}
            </button>
            <button type="button" className="button" onClick={() => consent.decide('granted')}>
              {consentTexts.grant}
            </button>
            <button type="button" className="footer-link" onClick={onDetails}>
              {consentTexts.details}
            </button>
          </div>
        </section>
      )}
      {/* The question disappears; this is how a screen reader learns that the answer was taken. */}
      <p role="status" className={styles.announcement}>
        {decided ? `${consentTexts.status[status]}。${consentTexts.changeLater}` : ''}
      </p>
    </>
  );
}
