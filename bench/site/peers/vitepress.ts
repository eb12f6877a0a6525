import {allPages, fileOf, toJson, writeFile, writeFrontMatter, type BenchSite} from '../benchSite';

/** Braces in prose are a page's text, not an expression of Vue. */
const asText = (body: string): string =>
  body.includes('{{') ? `:::: v-pre\n\n${body}\n\n::::` : body;

/** VitePress with its default theme and local search. */
export const vitepress: BenchSite = {
  name: 'VitePress',
  prepare(folder, groups) {
    const sidebar = groups.map(({label, pages}) => ({
      text: label,
      collapsed: true,
      items: pages.map(({title, route}) => ({text: title, link: route})),
    }));
    writeFile(folder, 'package.json', toJson({name: 'peer', private: true, type: 'module'}));
    writeFile(
      folder,
      '.vitepress/config.mjs',
      `export default {
  title: 'Langflow',
  lang: 'zh-CN',
  cleanUrls: true,
  ignoreDeadLinks: true,
  markdown: {html: false},
  themeConfig: {search: {provider: 'local'}, sidebar: ${toJson(sidebar)}},
};
`,
    );
    for (const page of allPages(groups)) {
      const text = `# ${page.title}\n\n${page.body}`;
      writeFile(folder, fileOf(page), writeFrontMatter(page) + asText(text));
    }
  },
  command: ['vitepress', 'build'],
  output: '.vitepress/dist',
  search: {
    open: '#local-search button',
    input: '.VPLocalSearchBox .search-input',
    result: '.VPLocalSearchBox a.result',
    none: '.VPLocalSearchBox .no-results',
  },
  sidebarLink: '.VPSidebar a[href]',
};
