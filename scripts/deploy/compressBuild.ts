import {readdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import {compressFrom, fileTypes} from '../../deploy/rules';

const encoders: Record<string, (content: Buffer) => Promise<Buffer>> = {
  // As small as it gets: this happens once and every reader profits.
  '.br': (content) =>
    promisify(brotliCompress)(content, {
      params: {[constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY},
    }),
  '.gz': (content) => promisify(gzip)(content, {level: constants.Z_BEST_COMPRESSION}),
};

export interface Sizes {
  files: number;
  plain: number;
  '.br': number;
  '.gz': number;
}

const isCompressible = (name: string): boolean =>
  !name.startsWith('_') && (fileTypes[path.extname(name).slice(1)]?.compress ?? false);

/** Writes `.br` and `.gz` beside each file of text, for servers that send what is ready. */
export async function compressBuild(directory: string): Promise<Sizes> {
  const names = await readdir(directory, {recursive: true});
  // What an earlier run left may belong to other contents.
  const stale = names.filter((name) => path.extname(name) in encoders);
  await Promise.all(stale.map((name) => rm(path.join(directory, name))));

  const sizes: Sizes = {files: 0, plain: 0, '.br': 0, '.gz': 0};
  const waiting = names.filter(isCompressible);
  const compressNext = async (): Promise<void> => {
    for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
      const content = await readFile(path.join(directory, name));
      if (content.length < compressFrom) {
        continue;
      }
      sizes.files += 1;
      sizes.plain += content.length;
      for (const suffix of ['.br', '.gz'] as const) {
        const compressed = await encoders[suffix]!(content);
        sizes[suffix] += compressed.length;
        await writeFile(path.join(directory, name + suffix), compressed);
      }
    }
  };
  // As many as Node has threads for it.
  await Promise.all(Array.from({length: 4}, compressNext));
  return sizes;
}
