import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {composePolicy} from '../../../deploy/contentSecurityPolicy';
import {siteFile, type Site} from '../../../deploy/rules';
import {redirects} from '../../../site/redirects';

const inlineScript = 'document.title += "."';

const document = (title: string): string =>
  `<!doctype html><html lang=zh-CN><head><title>${title}</title><script>${inlineScript}</script><script src=/assets/js/main.0123abcd.js></script></head><body><h1>${title}</h1>${'<p>中文</p>'.repeat(200)}</body></html>`;

export const site: Site = {
  url: 'http://localhost',
  baseUrl: '/',
  policy: composePolicy([inlineScript], {script: [], connect: [], img: []}),
};

const pages = [...new Set(['/', '/about-langflow', '/api', ...redirects.map(({to}) => to)])];

/** A small site in a folder of its own, with one file of each kind. */
export function writeSampleBuild(changes: Record<string, string> = {}): string {
  const directory = mkdtempSync(path.join(tmpdir(), 'site-'));
  const files: Record<string, string> = {
    ...Object.fromEntries(
      pages.map((page) => [page === '/' ? 'index.html' : `${page.slice(1)}.html`, document(page)]),
    ),
    '404.html': document('找不到页面'),
    'about-langflow.md': `# Langflow\n\n${'中文。\n'.repeat(200)}`,
    'llms.txt': '中文。\n'.repeat(200),
    'llms-full.txt': '中文。\n'.repeat(200),
    'robots.txt': 'User-agent: *\n',
    'openapi.json': `{"paths": {}}${' '.repeat(1000)}`,
    'openapi.yaml': 'paths: {}\n',
    'release-notes.xml': `<feed/>${' '.repeat(1000)}`,
    'sitemap.xml': `<urlset>${pages
      .map((page) => `<url><loc>http://localhost${page}</loc></url>`)
      .join('')}</urlset>`,
    'favicon.ico': 'icon',
    'assets/js/main.0123abcd.js': `console.log(1);${' '.repeat(1000)}`,
    'search-index/head.txt': 'a'.repeat(1000),
    'search-index/files/0123456789ab/codes.txt': 'a'.repeat(1000),
    _headers: '/*\n',
    [siteFile]: JSON.stringify(site),
    ...changes,
  };
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(directory, name)), {recursive: true});
    writeFileSync(path.join(directory, name), content);
  }
  return directory;
}
