import React, {type ReactNode} from 'react';
import {openSearch} from '@site/src/search/openSearch';
import {joinQuoted, texts} from '@site/site/texts';
import styles from './styles.module.css';

/** The floating round button at the bottom right; its text shows on hover and on keyboard focus. */
export default function HelpButton(): ReactNode {
  return (
    <button
      type="button"
      className={`help-button ${styles.button}`}
      aria-label={joinQuoted(texts.helpButton)}
      onClick={() => openSearch()}
    >
      <svg
        viewBox="0 0 24 24"
        width="22"
        height="22"
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
      >
        <path d="M8.500 9a3.500 3.500 0 1 1 5 3.200c-1 .5-1.500 1.200-1.500 2.300M12 18h.01" />
      </svg>
      <span className={styles.text} lang="en" aria-hidden="true">
        {texts.helpButton.en}
      </span>
    </button>
  );
}
