import {allPages, fileOf, toJson, writeFile, writeFrontMatter, type BenchSite} from '../benchSite';

/** Starlight with its default theme and search (Pagefind). */
export const starlight: BenchSite = {
  name: 'Starlight',
  prepare(folder, groups) {
    const sidebar = groups.map(({label, pages}) => ({
      label,
      collapsed: true,
      items: pages.map(({title, route}) => ({label: title, link: route})),
    }));
    // Astro looks here for the packages that it has to bundle itself.
    const dependencies = {astro: '*', '@astrojs/starlight': '*'};
    const manifest = {name: 'peer', private: true, type: 'module', dependencies};
    writeFile(folder, 'package.json', toJson(manifest));
    writeFile(
      folder,
      'astro.config.mjs',
      `import {defineConfig} from 'astro/config';
import starlight from '@astrojs/starlight';
export default defineConfig({
  site: 'http://localhost',
  telemetry: false,
  integrations: [starlight({
    title: 'Langflow',
    locales: {root: {label: '简体中文', lang: 'zh-CN'}},
    sidebar: ${toJson(sidebar)},
  })],
});
`,
    );
    writeFile(
      folder,
      'src/content.config.ts',
      `import {defineCollection} from 'astro:content';
import {docsLoader} from '@astrojs/starlight/loaders';
import {docsSchema} from '@astrojs/starlight/schema';
export const collections = {docs: defineCollection({loader: docsLoader(), schema: docsSchema()})};
`,
    );
    for (const page of allPages(groups)) {
      writeFile(folder, `src/content/docs/${fileOf(page)}`, writeFrontMatter(page) + page.body);
    }
  },
  command: ['astro', 'build'],
  output: 'dist',
  search: {
    open: 'site-search button[data-open-modal]',
    input: '.pagefind-ui__search-input',
    result: '.pagefind-ui__result-link',
  },
  sidebarLink: 'nav.sidebar a[href]',
};
