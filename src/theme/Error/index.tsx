import React, {type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import ErrorPageContent from '@theme/ErrorPageContent';
import type {Props} from '@theme/Error';
import {joinQuoted, texts} from '@site/site/texts';

/**
 * A crash outside a page's content, where Docusaurus 3.10.2 shows an English page in the site's layout. The
 * layout is the likely cause, so this page does without it.
 */
export default function CrashPage(props: Props): ReactNode {
  return (
    <>
      <Head>
        <title>{joinQuoted(texts.crash.title)}</title>
      </Head>
      <ErrorPageContent {...props} />
    </>
  );
}
