import docsPlugin, {type LoadedContent, type PluginOptions} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin, RouteConfig} from '@docusaurus/types';
import {checkNavbar, type NavbarReference} from './checkNavbar';
import {checkPages} from './checkPages';

export {validateOptions} from '@docusaurus/plugin-content-docs';

interface VersionProps {
  version?: {docs: Record<string, unknown>};
}

/**
 * The docs plugin hands every page the title and description of all pages, for cards of generated index pages
 * that this site does not have. Left out, a first visit is smaller by the descriptions of all pages.
 */
function withoutPageIndex(route: RouteConfig): RouteConfig {
  const {version} = (route.props ?? {}) as VersionProps;
  return {
    ...route,
    ...(version && {props: {...route.props, version: {...version, docs: {}}}}),
    ...(route.routes && {routes: route.routes.map(withoutPageIndex)}),
  };
}

export default async function guidePagesPlugin(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<LoadedContent>> {
  const plugin = await docsPlugin(context, options);
  return {
    ...plugin,
    contentLoaded: async ({content, actions}) => {
      const {navbar} = context.siteConfig.themeConfig as {navbar?: {items?: NavbarReference[]}};
      checkNavbar(navbar?.items ?? [], {
        sidebars: content.loadedVersions.flatMap(({sidebars}) => Object.keys(sidebars)),
        docs: content.loadedVersions.flatMap(({docs}) => docs.map(({id}) => id)),
      });
      checkPages(content.loadedVersions.flatMap(({docs}) => docs));
      await plugin.contentLoaded?.({
        content,
        actions: {...actions, addRoute: (route) => actions.addRoute(withoutPageIndex(route))},
      });
    },
  };
}
