import {appendFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

const isGenerated =
  /(?:^|\/)(?:node_modules|build|dist|\.docusaurus|\.astro|\.vitepress|\.cache)\//;

/** Adds a sentence to the quickstart, as an author would. */
export function changeOnePage(folder: string): void {
  const page = readdirSync(folder, {recursive: true, encoding: 'utf8'}).find(
    (name) => /(?:^|\/)get-started-quickstart\.mdx?$/.test(name) && !isGenerated.test(name),
  );
  if (!page) {
    throw new Error(`${folder} 里没有 get-started-quickstart 这一页。`);
  }
  appendFileSync(path.join(folder, page), '\n\n这是加上的一句话。\n');
}
