import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {LoadContext, Plugin} from '@docusaurus/types';

const here = path.dirname(fileURLToPath(import.meta.url));

/** Pages become static HTML at build time (rehypeStaticPage); the browser only needs delegated handlers. */
export default function pageContentPlugin({baseUrl}: LoadContext): Plugin {
  return {
    name: 'page-content',
    getThemePath: () => path.join(here, 'theme'),
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'noscript',
          innerHTML: `<link rel="stylesheet" href="${baseUrl}noscript.css">`,
        },
      ],
    }),
    configureWebpack: (_config, isServer, {currentBundler}) => ({
      plugins: [
        new currentBundler.instance.DefinePlugin({
          __PAGE_HTML_IN_BUNDLE__: String(isServer || process.env.NODE_ENV !== 'production'),
        }),
      ],
    }),
    getClientModules: () => [path.join(here, 'client', 'index.ts')],
  };
}
