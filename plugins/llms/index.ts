import type {LoadContext, Plugin} from '@docusaurus/types';
import {readGuideMenu} from '../../lib/builtPages/guideMenu';
import {readBuiltPages} from '../../lib/builtPages/readBuiltPages';
import {arrangePages} from './arrangePages';
import {apiSections, guideSections} from './collectSections';
import {composeFullText} from './composeFullText';
import {composeIndex} from './composeIndex';
import type {PluginOptions} from './options';
import {parsePage} from './parsePage';
import {readPageText} from './readPageText';
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
      const pages: PageText[] = [];
      const sections = guideSections(readGuideMenu(plugins, baseUrl));
      for (const built of await readBuiltPages({outDir, baseUrl, routesPaths, plugins})) {
        const page = parsePage(built);
        if (page) {
          pages.push(readPageText(page, site));
          sections.push(...apiSections(page, baseUrl));
        }
      }
      const arranged = arrangePages(pages, sections);
      await writeFiles(outDir, {
        index: composeIndex(arranged, site, indexLimit),
        fullText: composeFullText(arranged, site),
        pages,
      });
    },
  };
}
