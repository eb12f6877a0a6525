import type {Config, PluginConfig} from '@docusaurus/types';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type {Options as SitemapOptions} from '@docusaurus/plugin-sitemap';
import type {Options as ThemeOptions} from '@docusaurus/theme-classic';
import type {UserThemeConfig} from '@docusaurus/theme-common';
import remarkCjkFriendly from 'remark-cjk-friendly';
import {serviceSources} from './deploy/contentSecurityPolicy';
import {askedAs} from './site/askedAs';
import {readEnvironment} from './site/environment';
import {hasGitHistory} from './site/gitHistory';
import {navbarItems} from './site/navbar';
import {texts} from './site/texts';
import remarkCatalogue from './plugins/component-catalogue/remarkCatalogue';
import remarkFlow from './plugins/flow-diagrams/remarkFlow';
import remarkGlossary from './plugins/glossary/remarkGlossary';
import remarkNextSteps from './plugins/next-steps/remarkNextSteps';
import {codeBlockSources, renderCodeBlockHtml} from './plugins/page-content/codeBlock';
import {pageTemplate} from './plugins/static-routes/pageTemplate';
import rehypeStaticPage from './plugins/page-content/rehypeStaticPage';
import remarkStaticFiles from './plugins/page-content/remarkStaticFiles';

const environment = readEnvironment(process.env);
const {url, baseUrl} = environment;

const docs: PluginConfig = [
  './plugins/guide-pages/index.ts',
  {
    path: 'docs',
    routeBasePath: '/',
    sidebarPath: './sidebars.ts',
    sidebarCollapsed: true,
    breadcrumbs: true,
    editUrl: environment.editUrl,
    // Dates come from git; a build from an archive simply has none.
    showLastUpdateTime: hasGitHistory(),
    beforeDefaultRemarkPlugins: [
      [remarkFlow, {siteUrl: url + baseUrl, docsDir: 'docs'}],
      [remarkCatalogue, {docsDir: 'docs'}],
      remarkNextSteps,
      remarkGlossary,
      [
        remarkStaticFiles,
        {
          staticDir: 'static',
          generated: [
            '/openapi.json',
            '/openapi.yaml',
            '/llms.txt',
            '/llms-full.txt',
            '/release-notes.xml',
            '/mcp.mjs',
          ],
        },
      ],
    ],
    remarkPlugins: [remarkCjkFriendly],
    rehypePlugins: [[rehypeStaticPage, {baseUrl}]],
  } satisfies DocsOptions,
];

const sitemap: PluginConfig = [
  '@docusaurus/plugin-sitemap',
  {
    lastmod: hasGitHistory() ? 'date' : null,
    changefreq: null,
    priority: null,
    ignorePatterns: ['/preferences', '/search', '/offline'].map(
      (path) => `${baseUrl}${path.slice(1)}`,
    ),
  } satisfies SitemapOptions,
];

const apiReference: PluginConfig = [
  './plugins/api-reference/index.ts',
  {
    renderCode: (code: string, language: string) => renderCodeBlockHtml({code, language}),
    renderCodeSources: codeBlockSources,
  },
];

const analytics: PluginConfig = environment.analytics
  ? ['./plugins/analytics/index.ts', {...environment.analytics}]
  : null;

const search: PluginConfig = [
  './plugins/search/index.ts',
  {...environment.search, contextualSearch: true, askedAs},
];

const deployment: PluginConfig = [
  './plugins/deployment/index.ts',
  {services: serviceSources(environment)},
];

const theme: PluginConfig = [
  '@docusaurus/theme-classic',
  {customCss: ['./src/css/index.css']} satisfies ThemeOptions,
];

const themeConfig = {
  colorMode: {
    defaultMode: 'light',
    respectPrefersColorScheme: true,
    disableSwitch: !environment.colorModeSwitch,
  },
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  docs: {sidebar: {hideable: false, autoCollapseCategories: false}},
  image: 'img/social-card.png',
  navbar: {
    title: texts.title,
    hideOnScroll: true,
    logo: {
      alt: texts.navbar.logoAlt,
      src: 'img/logo-light.svg',
      srcDark: 'img/logo-dark.svg',
      width: 28,
      height: 28,
    },
    items: navbarItems,
  },
  footer: {copyright: texts.footer.copyright},
  ...(environment.announcement && {
    announcementBar: {...environment.announcement, isCloseable: true},
  }),
  // Code is highlighted at build time; an empty theme keeps Prism's palette out of the client bundle.
  prism: {theme: {plain: {}, styles: []}},
} satisfies UserThemeConfig;

const config: Config = {
  title: texts.title,
  tagline: texts.tagline,
  favicon: 'img/favicon.svg',
  url,
  baseUrl,
  trailingSlash: false,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'warn',
  baseUrlIssueBanner: false,
  // v4 turns every `faster` flag on; two are off. With the cache the server waits for the browser's build to compile
  // each page, and that build contains no page (plugins/static-routes), so it would wait for ever. With threads each
  // loads the whole server again, to render for seconds: a tenth more memory for the same CPU.
  future: {v4: true, faster: {mdxCrossCompilerCache: false, ssgWorkerThreads: false}},
  i18n: {
    defaultLocale: 'zh',
    locales: ['zh'],
    localeConfigs: {
      zh: {label: '中文', direction: 'ltr', htmlLang: 'zh-CN', calendar: 'gregory', path: 'zh'},
    },
  },
  ssrTemplate: pageTemplate,
  markdown: {
    hooks: {onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw'},
  },
  plugins: [
    docs,
    sitemap,
    './plugins/legacy-redirects/index.ts',
    './plugins/page-content/index.ts',
    './plugins/page-list/index.ts',
    './plugins/static-routes/index.ts',
    './plugins/flow-diagrams/index.ts',
    './plugins/glossary/index.ts',
    apiReference,
    search,
    analytics,
    './plugins/release-feed/index.ts',
    './plugins/social-cards/index.ts',
    './plugins/llms/index.ts',
    './plugins/mcp-server/index.ts',
    './plugins/offline/index.ts',
    deployment,
  ],
  themes: [theme],
  clientModules: [
    './src/clientModules/forgetfulStorage.ts',
    './src/clientModules/knownColourMode.ts',
    './src/clientModules/normalizeAddress.ts',
    './src/clientModules/failedStart.ts',
    './src/clientModules/imageZoom.ts',
    './src/clientModules/showCurrentItem.ts',
    './src/clientModules/progressBar.ts',
  ],
  themeConfig,
};

export default config;
