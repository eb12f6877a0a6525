import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import {minify, type Options} from '@swc/html';
import {inParallel} from '../../lib/inParallel';
import {KeptFiles} from '../../lib/keptFiles';

const {version} = createRequire(import.meta.url)('@swc/html/package.json') as {version: string};

/** As the generator minifies: what React looks for when it takes over a page stays as it is. */
const options: Options = {
  removeComments: false,
  preserveComments: [],
  tagOmission: 'keep-head-and-body',
  // Written pages have none to speak of: looking for it took half of the time and saved 20 bytes of a page.
  collapseWhitespaces: 'none',
  sortSpaceSeparatedAttributeValues: false,
  sortAttributes: false,
  normalizeAttributes: false,
  removeEmptyAttributes: false,
  removeRedundantAttributes: 'none',
  minifyJs: true,
  minifyJson: true,
  minifyCss: true,
};

/** In place. After a change of one page the others are as they were, and are copied from the cache. */
export async function minifyPages(files: string[], cacheDir: string): Promise<void> {
  const kept = await KeptFiles.open(cacheDir);
  const base = version + JSON.stringify(options);
  await inParallel(files, async (file) => {
    const html = await readFile(file);
    const name = `${createHash('sha256').update(base).update(html).digest('hex').slice(0, 32)}.html`;
    if (!kept.has(name)) {
      const {code, errors} = await minify(html, options);
      if (errors?.length) {
        throw new Error(`${file}：${errors.map(({message}) => message).join('；')}`);
      }
      await kept.add(name, code);
    }
    await kept.copyTo(file, name);
  });
  await kept.removeUnused();
}
