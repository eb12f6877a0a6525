import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';

/** Where components are described; an earlier folder goes before a later one. */
const FOLDERS = ['components', 'bundles', 'integrations', 'agents', 'mcp'];

export interface SectionHeading {
  text: string;
  /** Path of the page with the anchor of the heading. */
  address: string;
}

/** Finds the section that describes a component, by the component's name in the product. */
export type FindSection = (component: string) => string | undefined;

const finders = new Map<string, FindSection>();

/** The pages about components are read once, however many pages have pictures. */
export function readSections(docsDir: string): FindSection {
  const find = finders.get(docsDir) ?? sectionFinder(docsDir);
  finders.set(docsDir, find);
  return find;
}

function sectionFinder(docsDir: string): FindSection {
  const headings = FOLDERS.flatMap((folder) =>
    readdirSync(path.join(docsDir, folder))
      .filter((file) => file.endsWith('.mdx'))
      .sort()
      .flatMap((file) => headingsOf(readFileSync(path.join(docsDir, folder, file), 'utf8'))),
  );
  const known = new Map<string, string | undefined>();
  return (component) => {
    if (!known.has(component)) {
      known.set(component, findSection(component, headings));
    }
    return known.get(component);
  };
}

export function headingsOf(source: string): SectionHeading[] {
  const [, frontMatter = ''] = /^---\n([\s\S]*?)\n---/.exec(source) ?? [];
  const {slug = ''} = (parse(frontMatter) ?? {}) as {slug?: string};
  // Lines that begin with a hash inside code are no headings.
  const prose = source.replace(/^( *)(`{3,})[\s\S]*?^\1\2$/gm, '');
  return [...prose.matchAll(/^#{2,4} (.+?) \{\/\* #([\w-]+) \*\/\}$/gm)].map(
    ([, text = '', id = '']) => ({text, address: `${slug}#${id}`}),
  );
}

/**
 * “Parser：用模板生成文本” and “Chroma DB” are about the component; where a whole page is, “arXiv 参数” is the
 * heading that names it.
 */
export function findSection(component: string, headings: SectionHeading[]): string | undefined {
  const name = component.replace(/ \[deprecated\]$/i, '');
  const found =
    headings.find(({text}) => text.split('：')[0] === name) ??
    headings.find(({text}) => text === `${name} 参数`) ??
    headings.find(({text}) => text === `${name} 组件`);
  return found?.address;
}
