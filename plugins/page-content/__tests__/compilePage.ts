import {compile} from '@mdx-js/mdx';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import {VFile} from 'vfile';
import rehypeStaticPage from '../rehypeStaticPage';

/** The HTML of a page as the static file has it. */
export async function compilePage(source: string, baseUrl = '/'): Promise<string> {
  const file = new VFile({
    path: 'docs/page.mdx',
    value: source,
    data: {frontMatter: {slug: '/page'}},
  });
  const code = String(
    await compile(file, {
      remarkPlugins: [remarkGfm, remarkDirective],
      rehypePlugins: [[rehypeStaticPage, {baseUrl}]],
    }),
  );
  const literal = /const pageHtml = ("(?:[^"\\]|\\.)*");/.exec(code)?.[1];
  return JSON.parse(literal!) as string;
}
