import React, {type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import type {Props} from '@theme/ContentVisibility';

/**
 * Ejected from @docusaurus/theme-classic 3.10.2: unlisted pages here are samples for tests and need no banner,
 * only the instruction to search engines. The banner would bring the theme's admonitions into every page.
 */
export default function ContentVisibility({metadata}: Props): ReactNode {
  if (!metadata.unlisted && !metadata.frontMatter.unlisted) {
    return null;
  }
  return (
    <Head>
      <meta name="robots" content="noindex, nofollow" />
    </Head>
  );
}
