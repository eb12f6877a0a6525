import React, {type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {PageMetadata} from '@docusaurus/theme-common';
import {useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import {markdownPath} from '@site/plugins/llms/client/markdownPath';
import {cardPath} from '@site/plugins/social-cards/client/cardPath';
import PageActions from '@site/src/components/PageActions';
import Trail from './Trail';
import styles from './styles.module.css';

/**
 * In place of @docusaurus/theme-classic 3.10.2: guides and API pages both begin with their breadcrumbs, so this
 * is the place for what belongs to every page: its Markdown twin, its card and the actions on it. Pages outside
 * the sidebars (samples) have neither.
 */
export default function DocBreadcrumbsWithActions(): ReactNode {
  const {pathname} = useLocation();
  const {
    siteConfig: {url, baseUrl},
  } = useDocusaurusContext();
  const breadcrumbs = useSidebarBreadcrumbs();
  if (!breadcrumbs) {
    return null;
  }
  const markdownUrl = markdownPath(pathname, baseUrl);
  return (
    // The front door shows no trail to itself; its data stay for readers of the HTML.
    <div className={styles.top} hidden={pathname === baseUrl}>
      <Head>
        <link rel="alternate" type="text/markdown" href={url + markdownUrl} />
        <meta property="og:type" content={pathname === baseUrl ? 'website' : 'article'} />
      </Head>
      <PageMetadata image={cardPath(pathname, baseUrl)} />
      <Trail breadcrumbs={breadcrumbs} />
      <PageActions key={pathname} markdownUrl={markdownUrl} />
    </div>
  );
}
