import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {mapBuiltPages} from '../../lib/builtPages/mapBuiltPages';
import {addAskedAs} from './addAskedAs';
import {extractPage} from './extractPage';
import {extractRecords} from './extractRecords';
import {writeIndex, writeRecords} from './writeIndex';
import type {PluginOptions} from './options';
import type {FacetFilters, PageContent, SearchPluginData} from './types';

export {validateOptions} from './options';

export const PLUGIN_NAME = 'langflow-search';
const INDEX_DIRECTORY = 'search-index';

export default function searchPlugin(context: LoadContext, options: PluginOptions): Plugin {
  const {baseUrl, siteConfig, siteDir, generatedFilesDir, i18n} = context;
  const searchPath = `${baseUrl}search`;
  const recordsPath = options.recordsPath
    ? path.resolve(siteDir, options.recordsPath)
    : path.join(generatedFilesDir, 'search', 'records.json');

  return {
    name: PLUGIN_NAME,

    getThemePath: () => './theme',
    getTypeScriptThemePath: () => './theme',

    contentLoaded({actions}) {
      const data: SearchPluginData = {
        isDevelopment: process.env.NODE_ENV === 'development',
        indexName: options.indexName,
        provider: options.provider,
        siteUrl: siteConfig.url,
        baseUrl,
        searchPath,
        headUrl: `${baseUrl}${INDEX_DIRECTORY}/head.txt`,
        facetFilters: options.contextualSearch ? contextFilters(i18n.currentLocale) : [],
        feedbackUrl: options.feedbackUrl ?? null,
        insights: options.insights && options.provider.kind === 'algolia',
      };
      actions.setGlobalData(data);
      actions.addRoute({path: searchPath, component: '@theme/SearchPage', exact: true});
    },

    async postBuild({outDir, routesPaths, plugins}) {
      const read = await mapBuiltPages({outDir, baseUrl, routesPaths, plugins}, (page) =>
        baseUrl + page.path === searchPath ? null : extractPage(page),
      );
      const extracted = read.filter((page): page is PageContent => page !== null);
      const pages = addAskedAs(extracted, options.askedAs);
      // Before the index is made: the records are gone from the memory by then.
      await writeRecords(extractRecords(pages, {siteUrl: siteConfig.url, baseUrl}), recordsPath);
      await writeIndex(pages, path.join(outDir, INDEX_DIRECTORY));
    },
  };
}

/** The site has one language and one version; pages outside the docs carry the tag `default`. */
function contextFilters(language: string): FacetFilters {
  return [
    `language:${language}`,
    ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
  ];
}
