import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** The folders whose pages describe components; an earlier one goes before a later one. */
const FOLDERS = ['components', 'bundles', 'integrations', 'agents', 'mcp'];

/** A heading of a page, with its anchor. */
export interface PageHeading {
  page: string;
  text: string;
  id: string;
  /** What it calls its subject, in plain letters: the text before a colon, and all of it. */
  names: {short: string; whole: string};
}

const known = new Map<string, PageHeading[]>();

/** The headings of the pages about components, in their order; read once, however many pages ask. */
export function componentHeadings(docsDir: string): PageHeading[] {
  const headings = known.get(docsDir) ?? readHeadings(docsDir);
  known.set(docsDir, headings);
  return headings;
}

function readHeadings(docsDir: string): PageHeading[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(path.join(docsDir, folder), {recursive: true, encoding: 'utf8'})
      .filter((file) => file.endsWith('.mdx'))
      .sort()
      .flatMap((file) => headingsOf(readFileSync(path.join(docsDir, folder, file), 'utf8'))),
  );
}

/** `## Split Text：切分文本 {/* #split-text *\/}` */
const HEADING = /^#{2,4} (.+?) \{\/\* #(\S+) \*\/\}$/gm;

/** The headings of one page that have an anchor of their own. */
export function headingsOf(source: string): PageHeading[] {
  const page = /^slug: (\S+)$/m.exec(source)?.[1];
  if (page === undefined) {
    return [];
  }
  // Lines that begin with a hash inside code are no headings.
  const prose = source.replace(/^( *)(`{3,})[\s\S]*?^\1\2$/gm, '');
  return [...prose.matchAll(HEADING)].map(([, text = '', id = '']) => ({
    page,
    text,
    id,
    names: {short: plain(text.split(/[：（]/)[0]!), whole: plain(text)},
  }));
}

/**
 * The heading of the section about a component. “Parser：用模板生成文本” and “Chroma DB” name it; where a whole page is
 * about it, “arXiv 参数” does.
 */
export function findNamed(component: string, headings: PageHeading[]): PageHeading | undefined {
  const name = plain(component);
  return (
    headings.find(({names}) => names.short === name) ??
    headings.find(({names}) => names.whole === `${name}参数`) ??
    headings.find(({names}) => names.whole === `${name}组件`)
  );
}

/** Pages write `Hugging Face` where the interface has `HuggingFace`. */
const plain = (name: string): string =>
  name
    .replace(/\[deprecated\]/i, '')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

export const addressOf = ({page, id}: PageHeading): string => `${page}#${id}`;
