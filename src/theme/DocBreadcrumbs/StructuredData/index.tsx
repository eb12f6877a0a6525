import React, {type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Props} from '@theme/DocBreadcrumbs/StructuredData';
import {texts} from '@site/site/texts';

/**
 * Ejected from @docusaurus/theme-classic 3.10.2: a trail must begin at the home page, and on API pages lead
 * through the overview. Categories without a page are left out, as upstream does: an entry needs one.
 */
export default function BreadcrumbsStructuredData({breadcrumbs}: Props): ReactNode {
  const {pathname} = useLocation();
  const {
    siteConfig: {url, baseUrl, title},
  } = useDocusaurusContext();
  const api = `${baseUrl}api`;
  const trail = [
    {label: title, href: baseUrl},
    ...(`${pathname}/`.startsWith(`${api}/`) ? [{label: texts.navbar.api, href: api}] : []),
    ...breadcrumbs.filter(({href}) => href && href !== baseUrl && href !== api),
  ];
  // A trail of one step says nothing: that is the home page itself. Names in the order in which the static file is
  // minified: what is the same need not be written anew.
  return (
    trail.length > 1 && (
      <Head>
        <script type="application/ld+json">
          {JSON.stringify({
            '@context': 'https://schema.org',
            '@type': 'BreadcrumbList',
            itemListElement: trail.map(({label, href}, index) => ({
              '@type': 'ListItem',
              item: url + href,
              name: label,
              position: index + 1,
            })),
          })}
        </script>
      </Head>
    )
  );
}
