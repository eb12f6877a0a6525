import {mkdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {serializeIndex} from './serializeIndex';
import type {PageContent, SearchRecord} from './types';

export interface IndexFiles {
  /** Shipped: head.txt and the directory of the other files. */
  indexDir: string;
  /** Not shipped: for `npm run search:push`, tests and benchmarks. */
  recordsPath: string;
}

export async function writeIndex(
  pages: PageContent[],
  records: SearchRecord[],
  {indexDir, recordsPath}: IndexFiles,
): Promise<void> {
  const {head, directory, files} = serializeIndex(pages);
  // A build into an old directory must not ship the files of earlier builds.
  await rm(indexDir, {recursive: true, force: true});
  await mkdir(path.join(indexDir, directory), {recursive: true});
  await mkdir(path.dirname(recordsPath), {recursive: true});
  await Promise.all([
    writeFile(path.join(indexDir, 'head.txt'), head),
    ...Array.from(files, ([file, text]) => writeFile(path.join(indexDir, directory, file), text)),
    writeFile(recordsPath, `${JSON.stringify(records, null, 1)}\n`),
  ]);
}
