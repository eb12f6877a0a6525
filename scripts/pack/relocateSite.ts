import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {buildSync} from 'esbuild';
import {privateFiles} from '../../deploy/rules';
import {SITE_FILE, type SiteFacts} from '../../mcp/types';
import {manifestFile, versionFile, workerFile} from '../../plugins/offline/types';
import type {ZipEntry} from './composeZip';
import {placeholderBase, placeholderOrigin} from './placeholders';
import {packedName, relocatePage, relocateRedirect} from './relocatePage';
import {relocateScript} from './relocateScript';

/**
 * For servers, crawlers and previews of links; a copy needs the addresses that only a deployed site has; and a page
 * that is shown at any depth cannot say where the root is.
 */
const leftOut = [
  ...privateFiles.map((pattern) => new RegExp(pattern)),
  /^cards\//,
  /^img\/social-card\.png$/,
  /^(?:404\.html|robots\.txt|sitemap\.xml)$/,
  new RegExp(`^(?:${[manifestFile, versionFile, workerFile].join('|')})$`),
];

const routeOf = (name: string): string => name.replace(/(?:(?:^|\/)index)?\.html$/, '');
const isRedirect = (html: string): boolean => html.includes('http-equiv="refresh"');

/** Read by scripts of any page, which put the real address in (locateSite.ts). */
const isReadByScripts = (name: string): boolean => /^assets\/.*\.json$/.test(name);

/** Text that no browser completes: relative to its own place. */
function relocateText(name: string, text: string): string {
  const climb = '../'.repeat(name.split('/').length - 1) || './';
  return text
    .replaceAll(placeholderOrigin + placeholderBase, climb)
    .replaceAll(placeholderBase, climb);
}

/** The MCP server finds the pages by what the links of llms.txt begin with. */
const relocateFacts = (text: string): string => {
  const facts: SiteFacts = {...(JSON.parse(text) as SiteFacts), url: '.', baseUrl: '/'};
  return `${JSON.stringify(facts)}\n`;
};

const locateSite = (): Buffer => {
  const {outputFiles} = buildSync({
    entryPoints: [fileURLToPath(new URL('./locateSite.ts', import.meta.url))],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2020',
    write: false,
  });
  return Buffer.from(outputFiles[0]!.contents);
};

/** The built site as it stands in the pack: any path of any server will do. */
export function relocateSite(directory: string): ZipEntry[] {
  const names = readdirSync(directory, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)))
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => !leftOut.some((pattern) => pattern.test(name)))
    .sort();
  const routes = new Set(names.filter((name) => name.endsWith('.html')).map(routeOf));

  const relocate = (name: string, content: Buffer): ZipEntry => {
    const text = () => content.toString('utf8');
    if (name.endsWith('.html')) {
      const page = {route: routeOf(name), html: text()};
      const html = isRedirect(page.html)
        ? relocateRedirect(page, routes)
        : relocatePage(page, routes);
      return {name: packedName(name), content: Buffer.from(html)};
    }
    if (name.endsWith('.js')) {
      return {name, content: Buffer.from(relocateScript(text()))};
    }
    if (name === SITE_FILE) {
      return {name, content: Buffer.from(relocateFacts(text()))};
    }
    if (
      /\.(?:css|md|txt|json|xml|py|svg)$/.test(name) &&
      !isReadByScripts(name) &&
      content.includes(placeholderBase)
    ) {
      return {name, content: Buffer.from(relocateText(name, text()))};
    }
    return {name, content};
  };
  return [
    ...names.map((name) => relocate(name, readFileSync(path.join(directory, name)))),
    {name: 'locate-site.js', content: locateSite()},
  ];
}
