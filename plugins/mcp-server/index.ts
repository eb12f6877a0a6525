import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readCatalogue} from '../../live/catalogue/readCatalogue';
import {COMPONENTS_FILE, SITE_FILE, SITE_FORMAT} from '../../mcp/types';
import type {SiteFacts} from '../../mcp/types';
import {bundleServer} from './bundleServer';

/** Nobody but its builder reaches a site built for this machine, and nobody one under `.invalid` (a pack). */
const isUnreachable = (url: string): boolean =>
  /^https?:\/\/(?:localhost|127\.|\[::1\]|[^/]+\.invalid$)/.test(url);

/** The documentation's MCP server as one file of the site, and the two files that only it reads. */
export default function mcpServerPlugin({
  siteDir,
  baseUrl,
  siteConfig: {title, url},
}: LoadContext): Plugin {
  return {
    name: 'mcp-server',
    async postBuild({outDir}) {
      const facts: SiteFacts = {format: SITE_FORMAT, title, url, baseUrl};
      const {code, licences} = await bundleServer(siteDir, isUnreachable(url) ? '' : url + baseUrl);
      const files = {
        'mcp.mjs': code,
        'mcp/licences.txt': licences,
        [SITE_FILE]: `${JSON.stringify(facts)}\n`,
        [COMPONENTS_FILE]: `${JSON.stringify(readCatalogue())}\n`,
      };
      for (const [name, content] of Object.entries(files)) {
        const file = path.join(outDir, name);
        await mkdir(path.dirname(file), {recursive: true});
        await writeFile(file, content);
      }
    },
  };
}
