import {readFileSync} from 'node:fs';
import path from 'node:path';
import {createEngine} from '../../plugins/search/client/engine/engine';
import {parseBody, parseHead} from '../../plugins/search/client/engine/indexFormat';
import {bundleSize} from '../bundleCode';
import {type BenchEngine, compressedSize, uniquePaths} from '../peer';

export async function createOurs(buildDir: string): Promise<BenchEngine> {
  const directory = path.join(buildDir, 'search-index');
  const headText = readFileSync(path.join(directory, 'head.txt'), 'utf8');
  const head = parseHead(headText);
  const bodyText = readFileSync(path.join(directory, head.bodyFile), 'utf8');
  const engine = createEngine(head, parseBody(bodyText, head), {
    origin: 'http://localhost',
    baseUrl: '/',
  });
  const [headBytes, bodyBytes, codeBytes] = await Promise.all([
    compressedSize(headText),
    compressedSize(bodyText),
    bundleSize("import '../plugins/search/client/worker';"),
  ]);
  const all = headBytes + bodyBytes + codeBytes;
  return {
    name: 'ours',
    setup: 'head.txt、正文文件、worker',
    search: (query) =>
      uniquePaths(
        engine
          .search({query, hitsPerPage: 30})
          .hits.map(({url_without_anchor}) => new URL(url_without_anchor).pathname),
      ),
    bytes: {first: headBytes + codeBytes, index: all, all},
  };
}
