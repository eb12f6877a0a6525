import React, {type ReactNode} from 'react';
import {PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import StaticHtml from '@theme/StaticHtml';
import TOC from '@theme/TOC';
import type {OverviewPage} from '../../types';
import '../ApiOperation/fields.css';
import './styles.css';

export default function ApiOverview({page}: {page: OverviewPage}): ReactNode {
  return (
    <div className="row">
      <PageMetadata title={page.title} description={page.description} />
      <div className="col api-overview-column">
        <article>
          <DocBreadcrumbs />
          <div className="theme-doc-markdown markdown">
            <StaticHtml html={page.html} data={page} />
          </div>
        </article>
      </div>
      <div className="col col--3 api-overview-contents">
        <TOC toc={page.toc} className={ThemeClassNames.docs.docTocDesktop} />
      </div>
    </div>
  );
}
