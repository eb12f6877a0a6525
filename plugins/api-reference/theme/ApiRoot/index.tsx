import React, {type ReactNode} from 'react';
import renderRoutes from '@docusaurus/renderRoutes';
import {matchPath, useLocation} from '@docusaurus/router';
import {DocsSidebarProvider} from '@docusaurus/plugin-content-docs/client';
import type {PropSidebar} from '@docusaurus/plugin-content-docs';
import {HtmlClassNameProvider, ThemeClassNames} from '@docusaurus/theme-common';
import type {RouteConfigComponentProps} from 'react-router-config';
import DocRootLayout from '@theme/DocRoot/Layout';
import Layout from '@theme/Layout';
import NotFoundContent from '@theme/NotFound/Content';
import {isMissing} from '@site/lib/openedPage';
import './styles.css';

interface Props extends RouteConfigComponentProps {
  sidebar: PropSidebar;
}

/** The frame of all API pages: the site's layout with a sidebar of its own. */
export default function ApiRoot({route, sidebar}: Props): ReactNode {
  const {pathname} = useLocation();
  const routes = route?.routes ?? [];
  const isPage = matchPath(pathname, {path: routes.map(({path}) => String(path)), exact: true});
  if (!isPage || isMissing(pathname)) {
    // The same elements as in 404.html, with which a server answers here.
    return (
      <Layout>
        <NotFoundContent />
      </Layout>
    );
  }
  return (
    <HtmlClassNameProvider className={`${ThemeClassNames.wrapper.docsPages} api-pages`}>
      <Layout>
        <DocsSidebarProvider name="api" items={sidebar}>
          <DocRootLayout>{renderRoutes(routes)}</DocRootLayout>
        </DocsSidebarProvider>
      </Layout>
    </HtmlClassNameProvider>
  );
}
