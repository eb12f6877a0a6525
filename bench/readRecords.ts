import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {SearchRecord} from '../plugins/search/types';

/** The records of the last build, which the engines index; ours answers from the build itself. */
export function readRecords(recordsFile: string, buildDir: string): SearchRecord[] {
  for (const file of [recordsFile, path.join(buildDir, 'search-index/head.txt')]) {
    if (!existsSync(file)) {
      throw new Error(`没有 ${file}：请先运行 npm run build。`);
    }
  }
  return JSON.parse(readFileSync(recordsFile, 'utf8')) as SearchRecord[];
}
