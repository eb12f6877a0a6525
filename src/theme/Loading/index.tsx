import React, {type ReactNode} from 'react';
import type {LoadingComponentProps} from 'react-loadable';
import QuotedText from '@site/src/components/QuotedText';
import {texts} from '@site/site/texts';
import styles from './styles.module.css';

/** Shown while a page's code loads: nothing at first, a spinner after 200 ms, a red box on failure. */
export default function Loading({error, retry, pastDelay}: LoadingComponentProps): ReactNode {
  if (error) {
    return (
      <div className={styles.failure} role="alert">
        <p>
          {texts.loading.failed}：<code>{String(error)}</code>
        </p>
        <button type="button" className="button" onClick={retry}>
          <QuotedText text={texts.loading.retry} />
        </button>
      </div>
    );
  }
  return pastDelay ? (
    <div className={styles.spinner} role="status" aria-label={texts.loading.pending} />
  ) : null;
}
