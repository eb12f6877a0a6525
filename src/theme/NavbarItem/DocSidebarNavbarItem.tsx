import React, {type ReactNode} from 'react';
import routes from '@generated/routes';
import {useLocation} from '@docusaurus/router';
import {useLayoutDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {matchRoutes} from 'react-router-config';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import type {Props} from '@theme/NavbarItem/DocSidebarNavbarItem';
import {isMissing} from '@site/lib/openedPage';

/**
 * In place of @docusaurus/theme-classic 3.10.2, which looks the page up in a list of all guides: the page's route
 * knows its sidebar as well, and the list need not be in every first view.
 */
export default function DocSidebarNavbarItem({
  sidebarId,
  docsPluginId,
  ...props
}: Props): ReactNode {
  const {pathname} = useLocation();
  const {link} = useLayoutDocsSidebar(sidebarId, docsPluginId);
  const sidebar = matchRoutes(routes, pathname).pop()?.route.sidebar as string | undefined;
  return (
    <DefaultNavbarItem
      exact
      {...props}
      isActive={() => sidebar === sidebarId && !isMissing(pathname)}
      label={props.label ?? link?.label}
      to={link?.path}
    />
  );
}
