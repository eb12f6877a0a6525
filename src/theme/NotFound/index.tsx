import React, {type ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import NotFoundContent from '@theme/NotFound/Content';
import {joinQuoted, texts} from '@site/site/texts';

/** Ejected from @docusaurus/theme-classic 3.10.2 for the specified title. */
export default function NotFound(): ReactNode {
  return (
    <>
      <PageMetadata title={joinQuoted(texts.notFound.title)} />
      <Layout>
        <NotFoundContent />
      </Layout>
    </>
  );
}
