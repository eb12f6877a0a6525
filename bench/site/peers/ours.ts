import {execFileSync} from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {writeFile, type BenchSite} from '../benchSite';
import {copyPrefix} from '../content';

/** The files of the site, without what they are not needed for. */
function copySources(folder: string): void {
  const listing = ['ls-files', '-coz', '--exclude-standard'];
  const names = execFileSync('git', listing, {encoding: 'utf8'}).split('\0');
  for (const name of names) {
    if (!/^(?:bench|tests)\//.test(name) && name !== '' && existsSync(name)) {
      mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
      cpSync(name, path.join(folder, name));
    }
  }
  // A folder of its own: the generator keeps its cache there.
  mkdirSync(path.join(folder, 'node_modules'));
  for (const name of readdirSync('node_modules').filter((entry) => entry !== '.cache')) {
    symlinkSync(path.resolve('node_modules', name), path.join(folder, 'node_modules', name));
  }
}

/** The guides again under other addresses, in the folder and in the sidebar. */
function copyGuides(folder: string, times: number): void {
  const guides = readdirSync('docs', {recursive: true, encoding: 'utf8'}).filter((name) =>
    name.endsWith('.mdx'),
  );
  for (let copy = 2; copy <= times; copy += 1) {
    for (const name of guides) {
      const text = readFileSync(path.join('docs', name), 'utf8')
        .replace(/^slug: \/$/m, 'slug: /home')
        .replace(/^slug: \//m, `slug: ${copyPrefix(copy)}/`)
        .replace(/^title: (.+)$/m, `title: $1 ${copy}`);
      writeFile(folder, `docs${copyPrefix(copy)}/${name}`, text);
    }
  }
  const sidebars = path.join(folder, 'sidebars.ts');
  writeFileSync(path.join(folder, 'sidebars.original.ts'), readFileSync(sidebars));
  writeFileSync(
    sidebars,
    `import original from './sidebars.original';
type Item = string | {type: string; id?: string; label?: string; items?: Item[]; link?: {id?: string}};
const copyItem = (item: Item, prefix: string, mark: string): Item =>
  typeof item === 'string'
    ? prefix + item
    : {
        ...item,
        ...(item.id && {id: prefix + item.id}),
        ...(item.label && {label: item.label + mark}),
        ...(item.items && {items: item.items.map((inner) => copyItem(inner, prefix, mark))}),
        ...(item.link?.id && {link: {...item.link, id: prefix + item.link.id}}),
      };
const copies = Array.from({length: ${times - 1}}, (_, index) => index + 2);
export default Object.fromEntries(
  Object.entries(original).map(([name, items]) => [
    name,
    copies.reduce(
      (all, copy) => [...all, ...(items as Item[]).map((item) => copyItem(item, \`copy\${copy}/\`, \` \${copy}\`))],
      items as Item[],
    ),
  ]),
);
`,
  );
}

/** The site itself, built from a copy of its sources so that the working folder stays as it is. */
export const ours: BenchSite = {
  name: 'ours',
  prepare(folder, _groups, times) {
    copySources(folder);
    if (times > 1) {
      copyGuides(folder, times);
    }
  },
  command: ['node', '--import', 'tsx', 'scripts/build-site/cli.ts'],
  output: 'build',
  search: {
    open: 'button[aria-keyshortcuts]',
    input: '.search-dialog__input',
    result: '.search-dialog__hit',
  },
  sidebarLink: '.theme-doc-sidebar-menu a[href]',
};
