import React, {type ReactNode} from 'react';
import {texts} from '@site/site/texts';
import {issueUrl, type Feedback} from './issueUrl';
import styles from './styles.module.css';

const {helpful, yes, no, feedback} = texts.page;

/** Two plain links: no request, no storage, no script. */
export default function PageFeedback(page: Omit<Feedback, 'verdict'>): ReactNode {
  return (
    <aside className={styles.feedback} aria-label={helpful}>
      {helpful}
      {[yes, no].map((verdict) => (
        <a key={verdict} href={issueUrl({...page, verdict})} target="_blank" rel="noreferrer">
          {verdict}
        </a>
      ))}
      <small>{feedback}</small>
    </aside>
  );
}
