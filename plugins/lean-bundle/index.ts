import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {LoadContext, Plugin} from '@docusaurus/types';

const here = path.dirname(fileURLToPath(import.meta.url));

const lifecycles = path.join(here, 'client', 'LifecyclesAfterUpdate.tsx');
const dropMessagesLoader = path.join(here, 'dropMessages.mjs');
const dropSettingsLoader = path.join(here, 'dropSettings.mjs');

/** React's interface on Preact, in the browser only: pages are rendered by React while building. */
const smallRuntime = {
  'react-dom/client': 'preact/compat/client',
  'react-dom$': 'preact/compat',
  'react/jsx-runtime': 'preact/jsx-runtime',
  react$: 'preact/compat',
};

interface SwcMinimizer {
  name: string;
  _args?: {minimizerOptions?: {format?: {ascii_only?: boolean}}}[];
}

/**
 * What the stock bundle carries and no reader of this site needs:
 * - react-dom, where Preact does the same in a tenth of the bytes (56 KB gzip);
 * - settings that only a build reads, such as the options of every plugin (dropSettings.mjs);
 * - Prism, for code blocks rendered in the browser; ours are highlighted at build time (35 KB gzip);
 * - all of tslib for two helper functions (3.5 KB);
 * - Chinese written as \uXXXX, six bytes a character; UTF-8 has three and compresses better;
 * - translations of the theme's messages for parts that this site does not have (1 KB);
 * - a name beside the hash of each of hundreds of chunks, in the runtime that every page loads (2 KB).
 */
export default function leanBundlePlugin({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'lean-bundle',
    configureWebpack(config, isServer, {currentBundler}) {
      for (const minimizer of (config.optimization?.minimizer ?? []) as unknown as SwcMinimizer[]) {
        const format = minimizer._args?.[0]?.minimizerOptions?.format;
        if (format) {
          format.ascii_only = false;
        }
      }
      const isForReaders = !isServer && process.env.NODE_ENV === 'production';
      if (isForReaders) {
        // The first alias that fits wins, so these must stand before the generator's own for `react`.
        config.resolve!.alias = {
          ...smallRuntime,
          ...(config.resolve!.alias as Record<string, string>),
        };
      }
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      return {
        ...(isForReaders && {
          output: {chunkFilename: 'assets/js/[contenthash:8].js'},
          plugins: [
            new NormalModuleReplacementPlugin(/^\.\/ClientLifecyclesDispatcher$/, lifecycles),
          ],
        }),
        // The bundler's cache knows the files that the configuration imports; this one is registered by path.
        experiments: {
          cache: {
            buildDependencies: [
              fileURLToPath(import.meta.url),
              dropMessagesLoader,
              dropSettingsLoader,
            ],
          },
        },
        module: {
          rules: [
            {test: /codeTranslations\.json$/, use: dropMessagesLoader},
            {
              test: /docusaurus\.config\.mjs$/,
              include: generatedFilesDir,
              use: dropSettingsLoader,
            },
          ],
        },
        resolve: {
          alias: {
            'prism-react-renderer': false,
            prismjs: false,
            tslib$: path.join(here, 'tslib.ts'),
          },
        },
      };
    },
  };
}
