import path from 'node:path';
import {inspect} from 'node:util';
import {compileToJSX} from '@docusaurus/mdx-loader/lib/utils';
import remarkFlow from '../../../plugins/flow-diagrams/remarkFlow';
import rehypeStaticPage from '../../../plugins/page-content/rehypeStaticPage';
import remarkStaticFiles from '../../../plugins/page-content/remarkStaticFiles';
import {explainFailure} from '../explainFailure';

/** What `npm run build` prints if this error stops Docusaurus, which shows it with its stack and causes. */
export function explainError(error: unknown): string {
  const stopping = new Error('Unable to build website for locale zh.', {cause: error});
  return explainFailure(
    `[INFO] Creating an optimized production build...\n[ERROR] ${inspect(stopping)}\n`,
  );
}

const markdownConfig = {
  format: 'mdx',
  mermaid: false,
  emoji: true,
  mdx1Compat: {comments: false, admonitions: false, headingIds: false},
  anchors: {maintainCase: false},
  hooks: {onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw'},
};

/** Compiles a page with the generator's own function and this site's plugins, as docusaurus.config.ts lists them. */
export async function compileGuide(name: string, text: string): Promise<unknown> {
  return compileToJSX({
    filePath: path.resolve('docs', name),
    fileContent: text,
    frontMatter: {slug: '/page'},
    compilerName: 'server',
    options: {
      admonitions: true,
      markdownConfig,
      staticDirs: [path.resolve('static')],
      siteDir: process.cwd(),
      beforeDefaultRemarkPlugins: [
        [remarkFlow, {siteUrl: 'http://localhost/'}],
        [remarkStaticFiles, {staticDir: 'static', generated: []}],
      ],
      remarkPlugins: [],
      rehypePlugins: [[rehypeStaticPage, {baseUrl: '/'}]],
      recmaPlugins: [],
      beforeDefaultRehypePlugins: [],
    },
  } as unknown as Parameters<typeof compileToJSX>[0]);
}
