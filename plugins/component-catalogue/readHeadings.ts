import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** A heading of a page, with its anchor. */
export interface PageHeading {
  page: string;
  text: string;
  id: string;
}

/** `## Split Text：切分文本 {/* #split-text *\/}` */
const HEADING = /^#{2,4} (.+?) \{\/\* #(\S+) \*\/\}$/gm;

/** The headings of all pages below a folder, in their order; only those with an anchor of their own. */
export function readHeadings(folder: string): PageHeading[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.mdx'))
    .sort()
    .flatMap((file) => headingsOf(readFileSync(path.join(folder, file), 'utf8')));
}

export function headingsOf(source: string): PageHeading[] {
  const page = /^slug: (\S+)$/m.exec(source)?.[1];
  return page === undefined
    ? []
    : [...source.matchAll(HEADING)].map(([, text, id]) => ({page, text: text!, id: id!}));
}
