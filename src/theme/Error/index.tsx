import React, {type ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import ErrorPageContent from '@theme/ErrorPageContent';
import Layout from '@theme/Layout';
import type {Props} from '@theme/Error';
import {joinQuoted, texts} from '@site/site/texts';

/**
 * A crash outside a page's content. As the fallback of @docusaurus/core 3.10.2 does, it shows the site's layout
 * unless that is what crashed; the words are ours, and the message waits until the reader tries again.
 */
export default function CrashPage(props: Props): ReactNode {
  return (
    <RouteContextProvider value={{plugin: {name: 'crash-page', id: 'default'}}}>
      <Head>
        <title>{joinQuoted(texts.crash.title)}</title>
      </Head>
      <ErrorBoundary fallback={() => <ErrorPageContent {...props} />}>
        <Layout>
          <ErrorPageContent {...props} />
        </Layout>
      </ErrorBoundary>
    </RouteContextProvider>
  );
}
