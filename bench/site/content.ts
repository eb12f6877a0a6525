import {readFileSync} from 'node:fs';
import path from 'node:path';

/** A page of the site as its Markdown twin has it; the peers are made of these. */
export interface ContentPage {
  route: string;
  title: string;
  description: string;
  body: string;
}

export interface ContentGroup {
  label: string;
  pages: ContentPage[];
}

const entry = /^- \[.*?\]\((\S+?)\.md\)/;

/** The twins say where they are published; links between pages become paths of the site. */
function readPage(buildDir: string, route: string, origin: string): ContentPage {
  const file = path.join(buildDir, `${route === '/' ? '/index' : route}.md`);
  const text = readFileSync(file, 'utf8').replaceAll(`](${origin}/`, '](/');
  const [, title = route] = /^# (.+)$/m.exec(text) ?? [];
  const [, description = ''] = /^> (.+)$/m.exec(text) ?? [];
  const body = text
    .replace(/^# .+\n/, '')
    .replace(`> ${description}\n`, '')
    .replace(/^页面地址：.*\n/m, '')
    // The peers have no pictures; ours are not counted either.
    .replace(/!\[[^\]]*\]\([^)]*\)/g, '')
    .trim();
  return {route, title, description, body};
}

/** Pages in the order and under the headings of llms.txt. */
export function readContent(buildDir: string): ContentGroup[] {
  const list = readFileSync(path.join(buildDir, 'llms.txt'), 'utf8');
  const [, origin = ''] = /\]\((\S+)\/index\.md\)/.exec(list) ?? [];
  return list
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [label = '', ...lines] = section.split('\n');
      const routes = lines.flatMap((line) => entry.exec(line)?.[1]?.slice(origin.length) ?? []);
      return {
        label: label.trim(),
        pages: routes.map((route) => readPage(buildDir, route === '/index' ? '/' : route, origin)),
      };
    })
    .filter(({pages}) => pages.length > 0);
}

export const copyPrefix = (copy: number): string => `/copy${copy}`;

const isGuide = ({route}: ContentPage): boolean => !route.startsWith('/api/');

/** All pages, and the guides again under /copy2, /copy3 and so on: a site that has grown. */
export function multiplyGuides(groups: ContentGroup[], times: number): ContentGroup[] {
  const copies = Array.from({length: times - 1}, (_, index) => index + 2);
  return [
    ...groups,
    ...copies.flatMap((copy) =>
      groups
        .map(({label, pages}) => ({
          label: `${label} ${copy}`,
          pages: pages.filter(isGuide).map((page) => ({
            ...page,
            title: `${page.title} ${copy}`,
            route: `${copyPrefix(copy)}${page.route === '/' ? '/home' : page.route}`,
          })),
        }))
        .filter(({pages}) => pages.length > 0),
    ),
  ];
}
