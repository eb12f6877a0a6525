import React, {type ReactNode} from 'react';
import renderRoutes from '@docusaurus/renderRoutes';
import {DocsSidebarProvider} from '@docusaurus/plugin-content-docs/client';
import type {PropSidebar} from '@docusaurus/plugin-content-docs';
import {HtmlClassNameProvider, ThemeClassNames} from '@docusaurus/theme-common';
import type {RouteConfigComponentProps} from 'react-router-config';
import DocRootLayout from '@theme/DocRoot/Layout';
import Layout from '@theme/Layout';
import './styles.css';

interface Props extends RouteConfigComponentProps {
  sidebar: PropSidebar;
}

/** The frame of all API pages: the site's layout with a sidebar of its own. */
export default function ApiRoot({route, sidebar}: Props): ReactNode {
  return (
    <HtmlClassNameProvider className={`${ThemeClassNames.wrapper.docsPages} api-pages`}>
      <Layout>
        <DocsSidebarProvider name="api" items={sidebar}>
          <DocRootLayout>{renderRoutes(route?.routes)}</DocRootLayout>
        </DocsSidebarProvider>
      </Layout>
    </HtmlClassNameProvider>
  );
}
