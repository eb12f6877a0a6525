import React, {type ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import StaticHtml from '@theme/StaticHtml';

/** What a guide's MDX becomes: its HTML, with everything that the docs theme knows of the page beside it. */
export default function GuidePage({html}: {html: string}): ReactNode {
  const {metadata, frontMatter, assets, contentTitle, toc} = useDoc();
  return <StaticHtml html={html} data={{metadata, frontMatter, assets, contentTitle, toc}} />;
}
