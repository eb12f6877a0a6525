import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** The files of a folder that import something. The bundler names only the folder of what it did not find. */
export function findImporters(directory: string, request: string): string[] {
  if (!existsSync(directory)) {
    return [];
  }
  return readdirSync(directory, {withFileTypes: true})
    .filter((entry) => entry.isFile() && /\.(?:mdx?|tsx?|css)$/.test(entry.name))
    .map((entry) => path.join(directory, entry.name))
    .filter((file) => {
      const text = readFileSync(file, 'utf8');
      return [`'${request}'`, `"${request}"`].some((quoted) => text.includes(quoted));
    });
}
