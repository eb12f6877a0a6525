import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {cache} from './paths';
import {runStep} from './runStep';

const origin = 'https://openaipublic.blob.core.windows.net/encodings';
const tables = ['cl100k_base', 'o200k_base'];
const packed = 'tiktoken@1.0.22';

/**
 * Python's tiktoken downloads its tables on first use, which a closed network cannot do. The npm
 * package carries the same tables in a shorter notation; this folder holds them as Python expects.
 */
export async function prepareTokenTables(): Promise<string> {
  const folder = join(cache, 'tiktoken');
  const targets = tables.map((name) => join(folder, cacheName(`${origin}/${name}.tiktoken`)));
  if (targets.every((file) => existsSync(file))) {
    return folder;
  }
  const source = join(cache, 'tiktoken-package');
  mkdirSync(folder, {recursive: true});
  await runStep(
    'npm',
    ['install', '--silent', '--no-save', '--no-package-lock', '--prefix', source, packed],
    '检查网络能否访问 npm 的软件源。',
  );
  tables.forEach((name, index) => {
    const file = join(source, 'node_modules/tiktoken/encoders', `${name}.json`);
    const {bpe_ranks: ranks} = JSON.parse(readFileSync(file, 'utf8')) as {bpe_ranks: string};
    writeFileSync(targets[index]!, expandRanks(ranks));
  });
  return folder;
}

/** tiktoken names a cached file by the SHA-1 of the address it came from. */
export function cacheName(address: string): string {
  return createHash('sha1').update(address).digest('hex');
}

/** `! 0 IQ== Ig==` (a run of tokens that starts at rank 0) becomes one `token rank` line each. */
export function expandRanks(ranks: string): string {
  return ranks
    .split('\n')
    .filter((line) => line !== '')
    .flatMap((line) => {
      const [, start, ...tokens] = line.split(' ');
      return tokens.map((token, index) => `${token} ${Number(start) + index}\n`);
    })
    .join('');
}
