import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {HtmlTagObject, LoadContext, Plugin} from '@docusaurus/types';
import {mapBuiltPages} from '../../lib/builtPages/mapBuiltPages';
import {HEIGHT, WIDTH} from './drawCard';
import type {PluginOptions} from './options';
import {readCardFile} from './readCards';
import {renderCards} from './renderCards';
import type {Card, CardFile} from './types';

export {validateOptions} from './options';

const property = (name: string, content: string): HtmlTagObject => ({
  tagName: 'meta',
  attributes: {property: name, content},
});

/** A picture for every page, for places where a link to it is shown; the theme names it in `og:image`. */
export default function socialCardsPlugin(
  {baseUrl, siteDir, siteConfig: {title, tagline}}: LoadContext,
  {logo, defaultCard, cacheDir}: PluginOptions,
): Plugin {
  return {
    name: 'social-cards',
    // The same on every page, so that no script has to carry it.
    injectHtmlTags: () => ({
      headTags: [
        property('og:site_name', title),
        property('og:image:type', 'image/png'),
        property('og:image:width', String(WIDTH)),
        property('og:image:height', String(HEIGHT)),
      ],
    }),
    async postBuild({outDir, routesPaths, plugins}) {
      const pages = await mapBuiltPages({outDir, baseUrl, routesPaths, plugins}, (page) =>
        readCardFile(page, title),
      );
      const frame = {
        siteTitle: title,
        tagline,
        logo: await readFile(path.join(siteDir, logo), 'utf8'),
      };
      const own: Card = {title: tagline, section: ''};
      const files = [
        {file: defaultCard, card: own},
        {file: 'cards/index.png', card: own},
        ...pages.filter((page): page is CardFile => page !== undefined),
      ];
      await renderCards(files, frame, {outDir, cacheDir: path.resolve(siteDir, cacheDir)});
    },
  };
}
