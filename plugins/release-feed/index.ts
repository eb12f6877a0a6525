import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {mapBuiltPages} from '../../lib/builtPages/mapBuiltPages';
import {composeFeed} from './composeFeed';
import type {PluginOptions} from './options';
import {readReleases} from './readReleases';

export {validateOptions} from './options';

/** The release notes as an Atom feed, from the page that readers see. */
export default function releaseFeedPlugin(
  {baseUrl, siteConfig: {url, title: subtitle}}: LoadContext,
  {page, title}: PluginOptions,
): Plugin {
  const pageUrl = `${url}${baseUrl}${page}`;
  const feedUrl = `${pageUrl}.xml`;
  return {
    name: 'release-feed',
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'link',
          attributes: {rel: 'alternate', type: 'application/atom+xml', href: feedUrl, title},
        },
      ],
    }),
    async postBuild({outDir, routesPaths, plugins}) {
      const read = await mapBuiltPages({outDir, baseUrl, routesPaths, plugins}, (built) =>
        built.path === page ? readReleases(built, pageUrl) : null,
      );
      const releases = read.find((found) => found !== null);
      if (!releases) {
        throw new Error(
          `发行说明的订阅源：没有页面 /${page}。请写这一页，或用插件选项 page 指出它在哪里。`,
        );
      }
      const feed = composeFeed(releases, {title, subtitle, pageUrl, feedUrl});
      await writeFile(path.join(outDir, `${page}.xml`), feed);
    },
  };
}
