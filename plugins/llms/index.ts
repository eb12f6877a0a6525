import type {LoadContext, Plugin} from '@docusaurus/types';
import {readApiMenu} from '../../lib/builtPages/apiMenu';
import {readGuideMenu} from '../../lib/builtPages/guideMenu';
import {mapBuiltPages} from '../../lib/builtPages/mapBuiltPages';
import {arrangePages} from './arrangePages';
import {menuSections} from './collectSections';
import {composeFullText} from './composeFullText';
import {composeIndex} from './composeIndex';
import type {PluginOptions} from './options';
import {parsePage} from './parsePage';
import {readPageText} from './readPageText';
import {texts} from './texts';
import type {PageText, SiteFacts} from './types';
import {writeFiles} from './writeFiles';

export {validateOptions} from './options';

/** What language models read: an index, all pages in one file, and a Markdown twin of every page. */
export default function llmsPlugin(
  {baseUrl, siteConfig: {title, tagline, url}}: LoadContext,
  {indexLimit}: PluginOptions,
): Plugin {
  const site: SiteFacts = {title, tagline, url, baseUrl};
  return {
    name: 'llms',
    async postBuild({outDir, routesPaths, plugins}) {
      const sections = menuSections([
        ...readGuideMenu(plugins, baseUrl),
        {label: texts.apiReference, entries: readApiMenu(plugins)},
      ]);
      const read = await mapBuiltPages({outDir, baseUrl, routesPaths, plugins}, (built) => {
        const page = parsePage(built);
        return page && readPageText(page, site);
      });
      const pages = read.filter((page): page is PageText => page !== null);
      const arranged = arrangePages(pages, sections);
      await writeFiles(outDir, {
        index: composeIndex(arranged, site, indexLimit),
        fullText: composeFullText(arranged, site),
        pages,
      });
    },
  };
}
