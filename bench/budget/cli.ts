import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {readCommandLine} from '../../lib/commandLine';
import type {ChunkContents} from '../../plugins/static-routes/types';
import {compareBudget, type Measured} from './compareBudget';
import {measureBuild} from './measureBuild';

/** `npm run bench:budget`: the bytes of a first view against what is recorded; `-- --record` records them anew. */

const {values} = readCommandLine({
  options: {
    build: {type: 'string', default: 'build'},
    chunks: {type: 'string', default: '.docusaurus/static-routes/chunks.json'},
    record: {type: 'boolean', default: false},
  },
});

const recordFile = path.join('bench', 'budget', 'recorded.json');

if (!existsSync(values.chunks)) {
  console.error(`没有 ${values.chunks}：请先运行 npm run build 。`);
  process.exit(1);
}
const contents = JSON.parse(readFileSync(values.chunks, 'utf8')) as ChunkContents[];
const measured = measureBuild(values.build, contents);
for (const {path: page, script, style} of measured.pages) {
  console.log(`${page}：脚本 ${script} 字节，样式 ${style} 字节（gzip）`);
}
if (values.record) {
  writeFileSync(recordFile, `${JSON.stringify(measured, null, 1)}\n`);
} else {
  const faults = compareBudget(JSON.parse(readFileSync(recordFile, 'utf8')) as Measured, measured);
  if (faults.length > 0) {
    console.error(['', ...faults].join('\n'));
    console.error('\n如果这些字节值得，运行 npm run bench:budget -- --record 并提交记录。');
    process.exitCode = 1;
  }
}
