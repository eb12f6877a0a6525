import {readFileSync} from 'node:fs';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {composePolicy, type ServiceSources} from '../../deploy/contentSecurityPolicy';
import {deployFiles} from '../../deploy/writeFiles';
import {mapBuiltPages} from '../../lib/builtPages/mapBuiltPages';
import {type BuiltPage, collectInlineScripts} from './collectInlineScripts';
import {composeFavicon} from './composeFavicon';
import {composeRobots} from './composeRobots';
import {minifyPages} from './minifyPages';

/** What servers and crawlers look for beside the pages. */
export default function deploymentPlugin(
  {baseUrl, siteDir, siteConfig: {url}}: LoadContext,
  {services}: {services: ServiceSources},
): Plugin {
  return {
    name: 'deployment',
    async postBuild({outDir, routesPaths, plugins}) {
      const files = [...new Set(routesPaths)].sort().map((route) => {
        const name = decodeURI(route.slice(baseUrl.length)).replace(/\.html$/, '') || 'index';
        return {route, file: path.join(outDir, `${name}.html`)};
      });
      // Whoever reads the pages reads them as they are written; afterwards they may change.
      await mapBuiltPages({outDir, baseUrl, routesPaths, plugins}, () => undefined);
      await minifyPages(
        files.map(({file}) => file),
        path.join(siteDir, 'node_modules/.cache/pages'),
      );
      const policy = composePolicy(collectInlineScripts(readPages(files)), services);
      const favicon = await readFile(path.join(siteDir, 'static/img/favicon.svg'), 'utf8');
      const written = {
        ...deployFiles({url, baseUrl, policy}),
        'robots.txt': composeRobots({url, baseUrl}),
        'favicon.ico': composeFavicon(favicon),
      };
      for (const [name, content] of Object.entries(written)) {
        const file = path.join(outDir, name);
        await mkdir(path.dirname(file), {recursive: true});
        await writeFile(file, content);
      }
    },
  };
}

/** One page after the other: all of them at once would fill the memory of a large site. */
function* readPages(files: Array<{route: string; file: string}>): Generator<BuiltPage> {
  for (const {route, file} of files) {
    yield {path: route, html: readFileSync(file, 'utf8')};
  }
}
