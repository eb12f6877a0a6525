import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {ContentGroup, ContentPage} from './content';

/** One site under test. */
export interface BenchSite {
  name: string;
  /** Writes what `build` needs into an empty folder. */
  prepare: (folder: string, groups: ContentGroup[], times: number) => void;
  /** Run in that folder. */
  command: string[];
  /** Where the finished site is, below that folder. */
  output: string;
  search: {
    open: string;
    input: string;
    result: string;
    /** What it says instead when it finds nothing. */
    none?: string;
  };
  /** Links of the sidebar. */
  sidebarLink: string;
}

export function writeFile(folder: string, name: string, text: string): void {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, text);
}

export function writeFrontMatter({title, description}: ContentPage, more: object = {}): string {
  const fields = Object.entries({title, description, ...more});
  return `---\n${fields.map(([name, value]) => `${name}: ${JSON.stringify(value)}`).join('\n')}\n---\n\n`;
}

export const fileOf = ({route}: ContentPage): string =>
  `${route === '/' ? 'index' : route.slice(1)}.md`;

export const allPages = (groups: ContentGroup[]): ContentPage[] =>
  groups.flatMap(({pages}) => pages);

export const toJson = (value: unknown): string => JSON.stringify(value, null, 1);
