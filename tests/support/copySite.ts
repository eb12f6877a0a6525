import {cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Read as they stand; everything else at the root is copied, because a module sees its neighbours through it. */
const linked = [
  'deploy',
  'docs',
  'i18n',
  'lib',
  'node_modules',
  'openapi',
  'plugins',
  'scripts',
  'src',
  'static',
];
const copied = ['docusaurus.config.ts', 'package.json', 'sidebars.ts', 'site', 'tsconfig.json'];

/** By the name of their file, without `.mdx`. */
export type Pages = Record<string, string>;

export const composePage = (title: string, text: string, frontMatter = ''): string =>
  `---\ntitle: ${title}\n${frontMatter}---\n\n${text}\n`;

/** A copy of the site to build; with pages, these take the place of all of docs/, so that it is built quickly. */
export function copySite(directory: string, pages?: Pages): void {
  rmSync(directory, {recursive: true, force: true});
  mkdirSync(directory, {recursive: true});
  linked
    .filter((entry) => !(pages && entry === 'docs'))
    .forEach((entry) => symlinkSync(path.resolve(entry), path.join(directory, entry)));
  copied.forEach((entry) => cpSync(entry, path.join(directory, entry), {recursive: true}));
  if (pages) {
    mkdirSync(path.join(directory, 'docs'));
    for (const [page, content] of Object.entries(pages)) {
      writeFileSync(path.join(directory, 'docs', `${page}.mdx`), content);
    }
    const listed = Object.entries(pages).filter(
      ([, content]) => !/^unlisted: true$/m.test(content),
    );
    const ids = JSON.stringify(listed.map(([page]) => page));
    writeFileSync(path.join(directory, 'sidebars.ts'), `export default {docs: ${ids}};`);
  }
}
