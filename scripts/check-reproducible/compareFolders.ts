import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

const filesOf = (directory: string): string[] =>
  readdirSync(directory, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)))
    .sort();

export interface Comparison {
  files: number;
  /** Names of files that only one folder has, or whose bytes differ. */
  differing: string[];
}

/** Two folders, file by file and byte by byte. */
export function compareFolders(one: string, other: string): Comparison {
  const [ofOne, ofOther] = [filesOf(one), filesOf(other)];
  const names = [...new Set([...ofOne, ...ofOther])];
  const inBoth = new Set(ofOne.filter((name) => ofOther.includes(name)));
  const differing = names.filter(
    (name) =>
      !inBoth.has(name) ||
      !readFileSync(path.join(one, name)).equals(readFileSync(path.join(other, name))),
  );
  return {files: names.length, differing};
}
