import {createHash} from 'node:crypto';
import {readFile, stat} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import {compressFrom, fileTypes} from '../../deploy/rules';

const encoders = {
  br: (content: Buffer) =>
    promisify(brotliCompress)(content, {params: {[constants.BROTLI_PARAM_QUALITY]: 5}}),
  gzip: (content: Buffer) => promisify(gzip)(content),
};

export type Encoding = keyof typeof encoders;

const suffixes: Record<Encoding, string> = {br: '.br', gzip: '.gz'};

export interface ServedFile {
  content: Buffer;
  encoding: Encoding | undefined;
  type: string;
  /** Whether another `Accept-Encoding` would get other bytes. */
  varies: boolean;
  etag: string;
}

const octets = {type: 'application/octet-stream', compress: false};

const typeOf = (file: string) => fileTypes[path.extname(file).slice(1)] ?? octets;

/** When the file was written, as far as the file system knows; undefined if there is no such file. */
async function versionOf(file: string): Promise<string | undefined> {
  try {
    const entry = await stat(file);
    return entry.isFile() ? `${entry.mtimeMs}-${entry.size}` : undefined;
  } catch {
    // Missing, a file where a folder should be, or a name that is too long: all the same to a reader.
    return undefined;
  }
}

/** What has been compressed once stays in memory until its file changes. */
const compressed = new Map<string, {version: string; content: Promise<Buffer>}>();

async function compress(file: string, version: string, encoding: Encoding): Promise<Buffer> {
  const ready = `${file}${suffixes[encoding]}`;
  if (await versionOf(ready)) {
    return readFile(ready);
  }
  const known = compressed.get(ready);
  if (known?.version === version) {
    return known.content;
  }
  const content = readFile(file).then(encoders[encoding]);
  compressed.set(ready, {version, content});
  return content;
}

export async function readServedFile(
  file: string,
  accepted: Encoding[],
): Promise<ServedFile | undefined> {
  const version = await versionOf(file);
  if (version === undefined) {
    return undefined;
  }
  const {type, compress: compressible} = typeOf(file);
  const varies = compressible && Number(version.split('-')[1]) >= compressFrom;
  const encoding = varies ? accepted[0] : undefined;
  const content = encoding ? await compress(file, version, encoding) : await readFile(file);
  const digest = createHash('sha256').update(content).digest('base64url').slice(0, 16);
  return {content, encoding, type, varies, etag: `"${digest}"`};
}

/** The encodings that the browser takes, ours in the order of their size. */
export function acceptedEncodings(header: string | undefined): Encoding[] {
  const weights = new Map(
    (header ?? '').split(',').map((part) => {
      const [name = '', ...parameters] = part.split(';').map((word) => word.trim());
      const weight = parameters.find((parameter) => parameter.startsWith('q='));
      return [name.toLowerCase(), weight ? Number(weight.slice(2)) : 1];
    }),
  );
  return (Object.keys(encoders) as Encoding[]).filter((name) => (weights.get(name) ?? 0) > 0);
}
