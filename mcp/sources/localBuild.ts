import {readFile, stat} from 'node:fs/promises';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import type {SiteSource} from './types';

/** The folder that `npm run build` wrote. A later build is noticed by itself. */
export function readLocalBuild(folder: string): SiteSource {
  const root = path.resolve(folder);
  return {
    name: root,
    fallbackAddress: pathToFileURL(root + path.sep).href,
    async read(name) {
      const file = path.join(root, name);
      // Names come from callers: nothing outside the folder is read.
      if (!file.startsWith(root + path.sep)) {
        return null;
      }
      try {
        const {mtimeMs, size} = await stat(file);
        return {text: await readFile(file, 'utf8'), version: `${mtimeMs}-${size}`};
      } catch {
        return null;
      }
    },
  };
}
