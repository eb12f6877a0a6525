import {randomUUID} from 'node:crypto';
import {copyFile, mkdir, readdir, rename, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';

/** A folder of files that are kept between builds, each under a name made from all that it depends on. */
export class KeptFiles {
  private readonly used = new Set<string>();

  private constructor(
    private readonly folder: string,
    private readonly known: Set<string>,
  ) {}

  static async open(folder: string): Promise<KeptFiles> {
    await mkdir(folder, {recursive: true});
    return new KeptFiles(folder, new Set(await readdir(folder)));
  }

  has = (name: string): boolean => this.known.has(name);

  async add(name: string, content: string | Buffer): Promise<void> {
    const file = path.join(this.folder, name);
    // Whole or not at all: a build that is stopped must not leave half a file for the next one. Two may be alike.
    const part = `${file}.${randomUUID()}`;
    await writeFile(part, content);
    await rename(part, file);
    this.known.add(name);
  }

  async copyTo(target: string, name: string): Promise<void> {
    this.used.add(name);
    await mkdir(path.dirname(target), {recursive: true});
    await copyFile(path.join(this.folder, name), target);
  }

  /** Afterwards the folder holds what this build used and nothing older. */
  async removeUnused(): Promise<void> {
    const unused = [...this.known].filter((name) => !this.used.has(name));
    await Promise.all(unused.map((name) => rm(path.join(this.folder, name), {force: true})));
  }
}
