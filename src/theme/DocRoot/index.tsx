import React, {type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {DocsSidebarProvider, useDocRootMetadata} from '@docusaurus/plugin-content-docs/client';
import {HtmlClassNameProvider, ThemeClassNames} from '@docusaurus/theme-common';
import DocRootLayout from '@theme/DocRoot/Layout';
import NotFoundContent from '@theme/NotFound/Content';
import type {Props} from '@theme/DocRoot';
import {isMissing} from '@site/lib/openedPage';
import {useMenu} from '@site/lib/useMenu';

/**
 * Ejected from @docusaurus/theme-classic 3.10.2: the frame of all guides, whose menu may come later than the page
 * (lib/useMenu.ts), or the same elements as in 404.html, with which a server answers unknown paths.
 */
export default function DocRoot(props: Props): ReactNode {
  const {pathname} = useLocation();
  const guide = useDocRootMetadata(props);
  const menu = useMenu(guide?.sidebarName, guide?.sidebarItems);
  if (!guide || isMissing(pathname)) {
    return <NotFoundContent />;
  }
  return (
    <HtmlClassNameProvider className={ThemeClassNames.page.docsDocPage}>
      <DocsSidebarProvider name={guide.sidebarName} items={menu}>
        <DocRootLayout>{guide.docElement}</DocRootLayout>
      </DocsSidebarProvider>
    </HtmlClassNameProvider>
  );
}
