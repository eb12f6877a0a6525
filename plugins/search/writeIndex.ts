import {mkdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {serializeIndex} from './serializeIndex';
import type {PageContent, SearchRecord} from './types';

export interface IndexFiles {
  /** Shipped directory of head.txt and body.<hash>.txt. */
  indexDir: string;
  /** Not shipped: for `npm run search:push`, tests and benchmarks. */
  recordsPath: string;
}

export async function writeIndex(
  pages: PageContent[],
  records: SearchRecord[],
  {indexDir, recordsPath}: IndexFiles,
): Promise<void> {
  const {head, body, bodyFile} = serializeIndex(pages);
  // A build into an old directory must not ship the bodies of earlier builds.
  await rm(indexDir, {recursive: true, force: true});
  await mkdir(indexDir, {recursive: true});
  await mkdir(path.dirname(recordsPath), {recursive: true});
  await Promise.all([
    writeFile(path.join(indexDir, 'head.txt'), head),
    writeFile(path.join(indexDir, bodyFile), body),
    writeFile(recordsPath, `${JSON.stringify(records, null, 1)}\n`),
  ]);
}
