import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {LoadContext, Plugin} from '@docusaurus/types';

const here = path.dirname(fileURLToPath(import.meta.url));

/** The page /offline, and the mark on pages that come from a copy. The build writes the rest: writeOfflineFiles.ts. */
export default function offlinePlugin({baseUrl}: LoadContext): Plugin {
  return {
    name: 'offline',
    getThemePath: () => path.join(here, 'theme'),
    getTypeScriptThemePath: () => path.join(here, 'theme'),
    getClientModules: () => [path.join(here, 'client', 'index.ts')],
    contentLoaded({actions}) {
      actions.addRoute({path: `${baseUrl}offline`, component: '@theme/OfflinePage', exact: true});
    },
  };
}
