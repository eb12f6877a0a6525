import React, {type ReactNode} from 'react';
import BrowserOnly from '@docusaurus/BrowserOnly';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Layout from '@theme/Layout';
import {OfflinePanel} from '../../client/OfflinePanel';
import styles from '../../client/styles.module.css';
import {texts} from '../../client/texts';

/** The route /offline: keep the site in the browser, or learn how an intranet gets it. */
export default function OfflinePage(): ReactNode {
  const baseUrl = useBaseUrl('/');
  return (
    <Layout title={texts.title} description={texts.description}>
      <main className={styles.page}>
        <h1>{texts.title}</h1>
        <p>{texts.lead}</p>
        <noscript>
          <p>{texts.needsScript}</p>
        </noscript>
        {/* What is kept is known to the browser alone. */}
        <BrowserOnly>{() => <OfflinePanel baseUrl={baseUrl} />}</BrowserOnly>
        <h2>{texts.how}</h2>
        <ul>
          {texts.rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
        <h2>{texts.intranetTitle}</h2>
        <p>{texts.intranet}</p>
      </main>
    </Layout>
  );
}
