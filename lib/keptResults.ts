import {createHash} from 'node:crypto';
import {mkdirSync, readdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** These files, and the code in these folders and below them, tests left out. A copy of the site may lack some. */
export function filesOf(paths: string[]): string[] {
  return paths.flatMap((place) => {
    const found = statSync(place, {throwIfNoEntry: false});
    if (!found?.isDirectory()) {
      return found ? [place] : [];
    }
    return readdirSync(place, {recursive: true, encoding: 'utf8'})
      .filter((name) => name.endsWith('.ts') && !name.includes('__tests__'))
      .sort()
      .map((name) => path.join(place, name));
  });
}

/** Changes with any of these files. */
export function fingerprintOf(paths: string[]): string {
  const hash = createHash('sha256');
  for (const file of filesOf(paths)) {
    hash.update(readFileSync(file));
  }
  return hash.digest('hex');
}

interface KeptFile<T> {
  fingerprint: string;
  results: Record<string, T>;
}

/**
 * What takes long to make and depends on nothing but what it is made from and the code that makes it, kept between
 * builds in one file. The file holds what the last build asked for and nothing older.
 */
export class KeptResults<T> {
  private readonly before: Map<string, T>;
  private readonly asked = new Map<string, T | Promise<T>>();

  constructor(
    private readonly file: string,
    private readonly fingerprint: string,
  ) {
    this.before = readKept(file, fingerprint);
  }

  /** The result for this source: made now, or by an earlier build with the same code. */
  ask<R extends T | Promise<T>>(source: string, make: () => R): T | R {
    const key = createHash('sha256').update(source).digest('base64url');
    const result = (this.asked.get(key) as R | undefined) ?? this.before.get(key) ?? make();
    this.asked.set(key, result);
    return result;
  }

  /** Afterwards the next build finds what this one asked for. */
  async save(): Promise<void> {
    const isKnown = [...this.asked.keys()].every((key) => this.before.has(key));
    if (isKnown && this.asked.size === this.before.size) {
      return;
    }
    const results: Record<string, T> = {};
    for (const [key, result] of this.asked) {
      results[key] = await result;
    }
    mkdirSync(path.dirname(this.file), {recursive: true});
    const kept: KeptFile<T> = {fingerprint: this.fingerprint, results};
    writeFileSync(this.file, JSON.stringify(kept));
  }
}

/** None, when the file is missing or damaged, or other code wrote it: everything is made again. */
function readKept<T>(file: string, fingerprint: string): Map<string, T> {
  try {
    const kept = JSON.parse(readFileSync(file, 'utf8')) as KeptFile<T>;
    return new Map(kept.fingerprint === fingerprint ? Object.entries(kept.results) : []);
  } catch {
    return new Map();
  }
}
