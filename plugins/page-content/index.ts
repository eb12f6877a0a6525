import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {baseUrlBanner} from '../../site/baseUrlBanner';
import {markStartAtTop} from './markStartAtTop';

const here = path.dirname(fileURLToPath(import.meta.url));

/** Pages become static HTML at build time (rehypeStaticPage); the browser only needs delegated handlers. */
export default function pageContentPlugin({baseUrl}: LoadContext): Plugin {
  return {
    name: 'page-content',
    getThemePath: () => path.join(here, 'theme'),
    injectHtmlTags: () => ({
      headTags: [
        // Here and not in the site's config, which travels to the browser with every first view.
        baseUrlBanner(baseUrl),
        markStartAtTop,
        {
          tagName: 'noscript',
          innerHTML: `<link rel="stylesheet" href="${baseUrl}noscript.css">`,
        },
      ],
    }),
    getClientModules: () => [path.join(here, 'client', 'index.ts')],
  };
}
