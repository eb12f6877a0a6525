import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {baseUrlBanner} from '../../site/baseUrlBanner';
import {writeLeanRoutes} from './leanRoutes';

const here = path.dirname(fileURLToPath(import.meta.url));

/** Pages become static HTML at build time (rehypeStaticPage); the browser only needs delegated handlers. */
export default function pageContentPlugin({baseUrl, generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'page-content',
    getThemePath: () => path.join(here, 'theme'),
    injectHtmlTags: () => ({
      headTags: [
        // Here and not in the site's config, which travels to the browser with every first view.
        baseUrlBanner(baseUrl),
        {
          tagName: 'noscript',
          innerHTML: `<link rel="stylesheet" href="${baseUrl}noscript.css">`,
        },
      ],
    }),
    configureWebpack(config, isServer) {
      if (process.env.NODE_ENV !== 'production') {
        return {};
      }
      const lean = writeLeanRoutes(generatedFilesDir, {
        baseUrl,
        clientDir: path.join(here, 'client'),
      });
      // The first alias that fits wins, so these must stand before the one for `@generated`.
      config.resolve!.alias = {
        ...(isServer
          ? {'@generated/registry': lean.serverRegistry}
          : {
              '@generated/registry': lean.registry,
              '@generated/routesChunkNames': lean.routesChunkNames,
            }),
        ...(config.resolve!.alias as Record<string, string>),
      };
      return {};
    },
    getClientModules: () => [path.join(here, 'client', 'index.ts')],
  };
}
