import {mkdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {inParallel} from '../../lib/inParallel';
import {serializeIndex} from './serializeIndex';
import type {PageContent, SearchRecord} from './types';

/** Shipped: head.txt and the directory of the other files. */
export async function writeIndex(pages: PageContent[], indexDir: string): Promise<void> {
  const {head, directory, files} = serializeIndex(pages);
  // A build into an old directory must not ship the files of earlier builds.
  await rm(indexDir, {recursive: true, force: true});
  await mkdir(path.join(indexDir, directory), {recursive: true});
  await writeFile(path.join(indexDir, 'head.txt'), head);
  await inParallel([...files], ([file, text]) =>
    writeFile(path.join(indexDir, directory, file), text),
  );
}

/** Each part is written by itself; with all records in one text the memory would hold them twice more. */
const RECORDS_AT_ONCE = 1000;

/** Not shipped: for `npm run search:push`, tests and benchmarks. */
export async function writeRecords(records: SearchRecord[], file: string): Promise<void> {
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(file, partsOf(records));
}

function* partsOf(records: SearchRecord[]): Generator<string> {
  for (let start = 0; start < records.length; start += RECORDS_AT_ONCE) {
    const part = records.slice(start, start + RECORDS_AT_ONCE);
    yield (start === 0 ? '[\n' : ',\n') + part.map((record) => JSON.stringify(record)).join(',\n');
  }
  yield '\n]\n';
}
