import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {openEngine, readIndex} from '../../tests/support/openEngine';
import {bundleSize} from '../bundleCode';
import {type BenchEngine, compressedSize, uniquePaths} from '../peer';

export async function createOurs(buildDir: string): Promise<BenchEngine> {
  const index = readIndex(buildDir);
  const directory = path.join(buildDir, 'search-index');
  const engine = openEngine(index);
  const files = readdirSync(path.join(directory, index.head.directory));
  const [headBytes, codeBytes, ...fileBytes] = await Promise.all([
    compressedSize(readFileSync(path.join(directory, 'head.txt'), 'utf8')),
    bundleSize("import '../plugins/search/client/worker';"),
    ...files.map((file) => compressedSize(index.read(file))),
  ]);
  const first = headBytes + codeBytes;
  const all = fileBytes.reduce((sum, bytes) => sum + bytes, first);
  return {
    name: 'ours',
    setup: 'head.txt、worker，词和正文的文件随问题取',
    search: (query) =>
      uniquePaths(
        engine
          .search({query, hitsPerPage: 30})
          .hits.map(({url_without_anchor}) => new URL(url_without_anchor).pathname),
      ),
    bytes: {first, index: all, all},
  };
}
