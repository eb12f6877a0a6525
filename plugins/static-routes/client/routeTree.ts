import {createElement, type ComponentType, type ReactNode} from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';
import type {RouteComponentProps} from 'react-router';
import type {RouteConfig} from 'react-router-config';
import {isMissing, routePath} from '../../../lib/openedPage';
import type {RouteNode} from '../types';

type PageComponent = ComponentType<RouteComponentProps> & {preload: () => Promise<unknown>};

const pages = new Map<string, PageComponent>();

function pageAt(path: string): PageComponent {
  const page = pages.get(path) ?? (ComponentCreator(path, 'page') as unknown as PageComponent);
  pages.set(path, page);
  return page;
}

/** The page that the address names. Whether there is one, its own file tells. */
const PageByAddress = (props: RouteComponentProps): ReactNode =>
  createElement(pageAt(routePath(props.match.url)), props);

PageByAddress.preload = async (path: string): Promise<void> => {
  if (!isMissing(path)) {
    await pageAt(routePath(path)).preload();
  }
};

/** `routes` of Docusaurus, which lists every page: here all pages of one kind are a single route. */
export function toRoutes(nodes: RouteNode[]): RouteConfig[] {
  return nodes.map(({hash, routes, ...rest}) => ({
    ...rest,
    component: rest.path.includes(':page')
      ? PageByAddress
      : (ComponentCreator(rest.path, hash!) as unknown as RouteConfig['component']),
    ...(routes && {routes: toRoutes(routes)}),
  }));
}
