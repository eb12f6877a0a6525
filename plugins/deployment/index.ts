import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {composePolicy, type ServiceSources} from '../../deploy/contentSecurityPolicy';
import {deployFiles} from '../../deploy/writeFiles';
import {collectInlineScripts} from './collectInlineScripts';
import {composeFavicon} from './composeFavicon';
import {composeRobots} from './composeRobots';

/** What servers and crawlers look for beside the pages. */
export default function deploymentPlugin(
  {baseUrl, siteDir, siteConfig: {url}}: LoadContext,
  {services}: {services: ServiceSources},
): Plugin {
  return {
    name: 'deployment',
    async postBuild({outDir, routesPaths}) {
      const pages = await Promise.all(
        [...new Set(routesPaths)].sort().map(async (route) => {
          const name = decodeURI(route.slice(baseUrl.length)).replace(/\.html$/, '') || 'index';
          return {path: route, html: await readFile(path.join(outDir, `${name}.html`), 'utf8')};
        }),
      );
      const policy = composePolicy(collectInlineScripts(pages), services);
      const favicon = await readFile(path.join(siteDir, 'static/img/favicon.svg'), 'utf8');
      const files = {
        ...deployFiles({url, baseUrl, policy}),
        'robots.txt': composeRobots({url, baseUrl}),
        'favicon.ico': composeFavicon(favicon),
      };
      for (const [name, content] of Object.entries(files)) {
        const file = path.join(outDir, name);
        await mkdir(path.dirname(file), {recursive: true});
        await writeFile(file, content);
      }
    },
  };
}
