import {createHash} from 'node:crypto';
import {mkdir, readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {SiteFile} from './types';

/** Answers of the site that may be used again; `version` is the server's ETag or a hash. */
export interface KeptFile extends SiteFile {
  etag: string | null;
}

export interface KeptFiles {
  get(address: string): Promise<KeptFile | undefined>;
  set(address: string, file: KeptFile): Promise<void>;
}

/** In memory, and in a folder if one is given: then a restart begins with what was there. */
export function keepFiles(folder?: string): KeptFiles {
  const inMemory = new Map<string, KeptFile>();
  const fileOf = (address: string): string =>
    path.join(folder!, `${createHash('sha256').update(address).digest('hex')}.json`);
  return {
    async get(address) {
      const known = inMemory.get(address);
      if (known || !folder) {
        return known;
      }
      const stored = await readFile(fileOf(address), 'utf8').then(readStored, () => undefined);
      if (stored) {
        inMemory.set(address, stored);
      }
      return stored;
    },
    async set(address, file) {
      inMemory.set(address, file);
      if (folder) {
        // A full or forbidden disk costs the copy, never the answer.
        await store(fileOf(address), file).catch(() => undefined);
      }
    },
  };
}

/** Two servers may share a folder: a reader sees the old file or the new one, never half of it. */
async function store(file: string, content: KeptFile): Promise<void> {
  await mkdir(path.dirname(file), {recursive: true});
  const aside = `${file}.${process.pid}`;
  await writeFile(aside, JSON.stringify(content));
  await rename(aside, file);
}

function readStored(json: string): KeptFile | undefined {
  try {
    const stored = JSON.parse(json) as Partial<KeptFile>;
    return typeof stored.text === 'string' && typeof stored.version === 'string'
      ? {text: stored.text, version: stored.version, etag: stored.etag ?? null}
      : undefined;
  } catch {
    return undefined;
  }
}
