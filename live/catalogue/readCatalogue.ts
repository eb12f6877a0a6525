import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Catalogue} from './types';

export const CATALOGUE_FILE = path.join(import.meta.dirname, 'components.json');

let catalogue: Catalogue | undefined;

export const readCatalogue = (): Catalogue =>
  (catalogue ??= JSON.parse(readFileSync(CATALOGUE_FILE, 'utf8')) as Catalogue);
