import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import type {Catalogue} from './types';

/** The site's configuration is loaded by a tool that knows `import.meta.url` alone. */
export const CATALOGUE_FILE = fileURLToPath(new URL('components.json', import.meta.url));

let catalogue: Catalogue | undefined;

export const readCatalogue = (): Catalogue =>
  (catalogue ??= JSON.parse(readFileSync(CATALOGUE_FILE, 'utf8')) as Catalogue);
