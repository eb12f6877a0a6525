import React, {type ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocPaginator from '@theme/DocPaginator';
import StaticHtml from '@theme/StaticHtml';
import type {OperationPage} from '../../types';
import './fields.css';
import './styles.css';

export default function ApiOperation({page}: {page: OperationPage}): ReactNode {
  return (
    <>
      <PageMetadata title={page.title} description={page.description} />
      <article>
        <DocBreadcrumbs />
        <div className="theme-doc-markdown markdown api-markdown">
          <StaticHtml html={page.html} data={page} />
        </div>
      </article>
      <DocPaginator previous={page.previous} next={page.next} />
    </>
  );
}
