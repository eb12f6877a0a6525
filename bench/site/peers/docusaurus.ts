import {allPages, fileOf, toJson, writeFile, writeFrontMatter, type BenchSite} from '../benchSite';

const idOf = (route: string): string => (route === '/' ? 'index' : route.slice(1));

/** Docusaurus as it comes, with its faster bundler and the local search that most Chinese sites use. */
export const docusaurus: BenchSite = {
  name: 'Docusaurus',
  prepare(folder, groups) {
    const sidebar = groups.map(({label, pages}, index) => ({
      type: 'category',
      label,
      key: `group-${index}`,
      items: pages.map(({route}) => idOf(route)),
    }));
    writeFile(folder, 'package.json', toJson({name: 'peer', private: true}));
    writeFile(folder, 'sidebars.json', toJson({docs: sidebar}));
    writeFile(
      folder,
      'docusaurus.config.js',
      `module.exports = {
  title: 'Langflow',
  url: 'http://localhost',
  baseUrl: '/',
  trailingSlash: false,
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  future: {v4: true, faster: true},
  i18n: {defaultLocale: 'zh-Hans', locales: ['zh-Hans']},
  markdown: {format: 'md', hooks: {onBrokenMarkdownLinks: 'ignore', onBrokenMarkdownImages: 'ignore'}},
  plugins: [['@docusaurus/plugin-content-docs', {routeBasePath: '/', sidebarPath: './sidebars.json'}]],
  themes: [
    '@docusaurus/theme-classic',
    ['@easyops-cn/docusaurus-search-local', {language: ['zh', 'en'], hashed: true, docsRouteBasePath: '/', indexBlog: false}],
  ],
  themeConfig: {navbar: {title: 'Langflow', items: [{type: 'search', position: 'right'}]}},
};
`,
    );
    for (const page of allPages(groups)) {
      const more = {id: idOf(page.route).split('/').at(-1), slug: page.route};
      writeFile(folder, `docs/${fileOf(page)}`, writeFrontMatter(page, more) + page.body);
    }
  },
  command: ['docusaurus', 'build'],
  output: 'build',
  search: {
    open: '.navbar__search-input',
    input: '.navbar__search-input',
    result: '[class*="suggestion"]',
  },
  sidebarLink: '.theme-doc-sidebar-menu a[href]',
};
