import fs from 'node:fs/promises';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {LoadContext, Plugin, RouteConfig} from '@docusaurus/types';
import {stringify} from 'yaml';
import type {WithMenu} from '../../lib/builtPages/apiMenu';
import {absoluteLinks} from './absoluteLinks';
import {buildOperationPages, buildOverviewPage, buildTypesPage} from './buildPages';
import {buildMenu, buildSidebar} from './buildSidebar';
import {keepCode} from './keepCode';
import {loadApiContent, type ApiContent} from './loadContent';
import type {PluginOptions} from './options';
import {pageModule} from './pageModule';
import type {OperationPage, OverviewPage} from './types';

export {validateOptions} from './options';

const here = path.dirname(fileURLToPath(import.meta.url));

/** Pages for every operation of the OpenAPI description, and the description itself as one file. */
export default function apiReferencePlugin(
  {siteDir, generatedFilesDir, baseUrl, siteConfig}: LoadContext,
  {entry, overview, routeBasePath, renderCode, renderCodeSources}: PluginOptions,
): Plugin<ApiContent & WithMenu> {
  const basePath = `${baseUrl}${routeBasePath}`;
  // Names of scripts are made from these paths: an absolute one would differ from folder to folder.
  const aliased = (file: string) =>
    `@generated/${path.relative(generatedFilesDir, file).split(path.sep).join('/')}`;
  return {
    name: 'api-reference',
    getThemePath: () => path.join(here, 'theme'),
    getClientModules: () => [path.join(here, 'client', 'index.ts')],
    getPathsToWatch: () => [path.join(siteDir, path.dirname(entry), '**/*.{yaml,md}')],
    async loadContent() {
      const content = await loadApiContent(siteDir, {entry, overview});
      return {...content, menu: buildMenu(content.model, routeBasePath)};
    },

    async contentLoaded({content: {model, overview: markdown}, actions: {addRoute, createData}}) {
      const code = keepCode(renderCode, renderCodeSources, siteDir);
      const context = {baseUrl, routeBasePath, renderCode: code.render};
      const operations = await buildOperationPages(model, context);
      const overviewPage = await buildOverviewPage(markdown, model, context);
      const addPage = async (
        page: OperationPage | OverviewPage,
        name: string,
        component: string,
      ) => ({
        path: page.permalink,
        exact: true,
        component,
        modules: {page: aliased(await createData(`${name}.js`, pageModule(page)))},
      });
      const typesPage = buildTypesPage(model, context);
      await code.save();
      const routes: RouteConfig[] = [
        await addPage(overviewPage, 'overview', '@theme/ApiOverview'),
        await addPage(typesPage, 'types', '@theme/ApiOverview'),
      ];
      for (const page of operations) {
        const {sourceFile} = model.operations.find(({slug}) => slug === page.slug) ?? {};
        routes.push({
          ...(await addPage(page, `operation-${page.slug}`, '@theme/ApiOperation')),
          metadata: {sourceFilePath: sourceFile},
        });
      }
      const sidebar = aliased(await createData('sidebar.json', buildSidebar(model, basePath)));
      addRoute({
        path: basePath,
        exact: false,
        component: '@theme/ApiRoot',
        modules: {sidebar},
        routes,
      });
    },

    async postBuild({outDir, content}) {
      const document = absoluteLinks(content.bundle.document, siteConfig.url + baseUrl);
      const json = JSON.stringify(document, null, 2);
      await fs.writeFile(path.join(outDir, 'openapi.json'), `${json}\n`);
      // Parts that the bundle shares are written out each time: not every importer knows aliases.
      const yaml = stringify(document, {aliasDuplicateObjects: false, lineWidth: 0});
      await fs.writeFile(path.join(outDir, 'openapi.yaml'), yaml);
    },
  };
}
