import {readdirSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {DescribeChunks} from './describeChunks';
import {writeLeanRoutes, writeMenu} from './leanRoutes';
import type {PluginOptions} from './options';
import {leanPostCss, sharedStyles, SplitStyles, variablesOfPages} from './styles';

export {validateOptions} from './options';

const here = path.dirname(fileURLToPath(import.meta.url));
const client = path.join(here, 'client');

const dropDocListLoader = path.join(here, 'dropDocList.mjs');
const dropMenuLoader = path.join(here, 'dropMenu.mjs');
const dropMessagesLoader = path.join(here, 'dropMessages.mjs');
const dropSettingsLoader = path.join(here, 'dropSettings.mjs');
const styleFiles = readdirSync(path.join(here, 'styles')).map((name) =>
  path.join(here, 'styles', name),
);

type Aliases = Record<string, string | false>;

/** Modules of the generator, its theme and the site that have another in their place where Preact draws, by how they are asked for. */
const preactReplacements: [RegExp, string][] = [
  [/^\.\/ClientLifecyclesDispatcher$/, 'LifecyclesAfterUpdate.tsx'],
  [/^\.\/preload$/, 'preloadInSteps.ts'],
  [/\/lib\/JoinLater$/, 'JoinLater.tsx'],
  [/\/hooks\/useWindowSize$/, 'useWindowSize.ts'],
  [/^\.\.\/\.\.\/utils\/reactUtils$/, 'secondaryMenuUtils.ts'],
];

/** Pages with modules of their own would not wait for the menu. */
const hasLateMenu = ({pagesFromHtml, lateMenu}: PluginOptions): boolean =>
  pagesFromHtml && lateMenu;

function replacements(parts: PluginOptions): [RegExp, string][] {
  const found: [RegExp, string][] = parts.preact ? [...preactReplacements] : [];
  if (parts.pagesFromHtml && !parts.preact) {
    found.push([/^\.\/preload$/, 'preloadByPath.ts']);
  }
  if (hasLateMenu(parts)) {
    found.push([/\/lib\/useMenu$/, 'lateMenu.ts']);
  }
  return found;
}

/** React's interface on Preact, in the browser only: pages are rendered by React while building. */
const preactAliases: Aliases = {
  'react-dom/client': 'preact/compat/client',
  'react-dom$': 'preact/compat',
  'react/jsx-runtime': 'preact/jsx-runtime',
  react$: 'preact/compat',
};

interface SwcMinimizer {
  name: string;
  _args?: {minimizerOptions?: MinimizerOptions}[];
}

interface MinimizerOptions {
  format?: {ascii_only?: boolean};
  mangle?: boolean | {disableCharFreq: boolean};
}

/**
 * Everything that leans on how the generator works inside, so that a first view is small. README.md tells what
 * each part saves, what it relies on and how it is switched off.
 */
export default function staticRoutesPlugin(
  {baseUrl, generatedFilesDir, siteDir}: LoadContext,
  parts: PluginOptions,
): Plugin {
  return {
    name: 'static-routes',
    getClientModules: () => [
      ...(parts.pagesFromHtml ? [path.join(client, 'index.ts')] : []),
      ...(parts.pagesFromHtml && parts.fetchAhead
        ? [path.join(client, 'fetchVisibleLinks.ts')]
        : []),
      ...(parts.leanStyles ? [path.join(client, 'lateStyles.ts')] : []),
    ],
    configurePostCss: (options) => (parts.leanStyles ? leanPostCss(options) : options),
    configureWebpack(config, isServer, {currentBundler}) {
      const isProduction = process.env.NODE_ENV === 'production';
      const isForReaders = !isServer && isProduction;
      for (const options of minimizerOptions(config.optimization?.minimizer ?? [])) {
        if (parts.plainChinese && options.format) {
          options.format.ascii_only = false;
        }
        if (parts.steadyNames && options.mangle === true) {
          options.mangle = {disableCharFreq: true};
        }
      }
      // The first alias that fits wins, so these must stand before the generator's own.
      config.resolve!.alias = {
        ...(parts.pagesFromHtml && isProduction && tableAliases(isServer)),
        ...(parts.preact && isForReaders && preactAliases),
        ...(parts.smallHead &&
          isForReaders && {'react-helmet-async$': path.join(client, 'documentHead.tsx')}),
        ...(config.resolve!.alias as Aliases),
      };
      if (parts.preact && isForReaders) {
        config.entry = path.join(client, 'start.ts');
      }
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      return {
        ...(parts.hashedNames &&
          isForReaders && {output: {chunkFilename: 'assets/js/[contenthash:8].js'}}),
        ...(parts.leanStyles &&
          isForReaders && {
            optimization: {splitChunks: {cacheGroups: {styles: sharedStyles}}},
          }),
        ...(isForReaders && {
          plugins: [
            new DescribeChunks(generatedFilesDir),
            ...(parts.leanStyles ? [new SplitStyles(variablesOfPages(siteDir))] : []),
            ...replacements(parts).map(
              ([request, file]) =>
                new NormalModuleReplacementPlugin(request, path.join(client, file)),
            ),
          ],
        }),
        // The bundler's cache knows the files that the configuration imports; these are registered by path.
        experiments: {
          cache: {
            buildDependencies: [
              fileURLToPath(import.meta.url),
              dropDocListLoader,
              dropMenuLoader,
              dropMessagesLoader,
              dropSettingsLoader,
              ...styleFiles,
            ],
          },
        },
        module: {
          rules: [
            ...(parts.dropDocList
              ? [{test: /globalData\.json$/, include: generatedFilesDir, use: dropDocListLoader}]
              : []),
            ...(hasLateMenu(parts) && isForReaders ? menuRules() : []),
            ...(parts.dropMessages
              ? [{test: /codeTranslations\.json$/, use: dropMessagesLoader}]
              : []),
            ...(parts.dropSettings
              ? [
                  {
                    test: /docusaurus\.config\.mjs$/,
                    include: generatedFilesDir,
                    use: dropSettingsLoader,
                  },
                ]
              : []),
          ],
        },
        resolve: {
          alias: {
            ...(parts.dropPrism && {'prism-react-renderer': false, prismjs: false}),
            ...(parts.smallTslib && {tslib$: path.join(here, 'tslib.ts')}),
          },
        },
      };
    },
  };

  function menuRules() {
    return [
      {
        test: /docusaurus-plugin-content-docs[\\/].+\.json$/,
        include: generatedFilesDir,
        use: dropMenuLoader,
      },
      {
        test: writeMenu(generatedFilesDir),
        type: 'asset/resource',
        generator: {filename: 'assets/[name].[contenthash:8][ext]'},
      },
    ];
  }

  function tableAliases(isServer: boolean): Aliases {
    const tables = writeLeanRoutes(generatedFilesDir, {baseUrl, clientDir: client});
    return isServer
      ? {'@generated/registry': tables.serverRegistry}
      : {
          '@generated/registry': tables.registry,
          '@generated/routes$': tables.routes,
          '@generated/routesChunkNames': tables.routesChunkNames,
        };
  }
}

function minimizerOptions(minimizers: unknown[]): MinimizerOptions[] {
  return (minimizers as SwcMinimizer[]).flatMap(
    (minimizer) => minimizer._args?.[0]?.minimizerOptions ?? [],
  );
}
