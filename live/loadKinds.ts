import {readdirSync} from 'node:fs';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {kinds as folder} from './environment/paths';
import {LiveError} from './environment/runStep';
import type {Check, Kind} from './types';

/** A check that may know before it runs what it would need from outside. */
export type RegisteredCheck = Check & {
  need?: string;
  /** Where checks build on each other, those that do; otherwise all of a page. */
  sequence?: string;
};

export interface RegisteredKind extends Kind {
  /** Its checks build on each other: if one of a sequence must run, all of it run. */
  inPageOrder?: boolean;
  collect(): Promise<RegisteredCheck[]>;
}

/** Every file directly in `kinds/` that exports a `kind`. */
export async function loadKinds(name?: string): Promise<RegisteredKind[]> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts'));
  const modules = await Promise.all(
    files.map(
      (file) => import(pathToFileURL(join(folder, file)).href) as Promise<{kind?: RegisteredKind}>,
    ),
  );
  const kinds = modules.flatMap(({kind}) => (kind ? [kind] : []));
  if (name === undefined) {
    return kinds;
  }
  const chosen = kinds.filter((kind) => kind.name === name);
  if (chosen.length === 0) {
    const known = kinds.map((kind) => kind.name).join('、');
    throw new LiveError(`没有名为 ${name} 的种类。现有：${known}`);
  }
  return chosen;
}
