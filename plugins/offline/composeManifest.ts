import {createHash} from 'node:crypto';
import {gzipSync} from 'node:zlib';
import {compressFrom, fileTypes, legacyAddresses, privateFiles} from '../../deploy/rules';
import {hashLength, manifestFile, versionFile, workerFile, type OfflineManifest} from './types';

export interface BuiltFile {
  /** Relative to the build, with slashes. */
  name: string;
  content: Buffer;
}

/** Pictures for places that show a link to a page, notes for crawlers, and the offline files themselves. */
const notForReaders = [
  ...privateFiles.map((pattern) => new RegExp(pattern)),
  /^cards\//,
  /^img\/social-card\.png$/,
  /^(?:robots\.txt|sitemap\.xml)$/,
];
const itself = [manifestFile, versionFile, workerFile];

/** The worker redirects old addresses by rule, so their files are not needed. */
const legacyNames = new Set(legacyAddresses('/').map(({from}) => from.slice(1)));
const isLegacy = (name: string): boolean =>
  legacyNames.has(name.replace(/(?:\/index)?\.html$/, ''));

/** Whether a file of the build belongs to a copy; the others need not even be read. */
export const belongsToCopy = (name: string): boolean =>
  !itself.includes(name) && !isLegacy(name) && !notForReaders.some((pattern) => pattern.test(name));

const hashOf = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex').slice(0, hashLength);

function transferOf({name, content}: BuiltFile): number {
  const type = fileTypes[name.slice(name.lastIndexOf('.') + 1)];
  return type?.compress && content.length >= compressFrom
    ? gzipSync(content).length
    : content.length;
}

export function composeManifest(files: BuiltFile[]): OfflineManifest {
  const entries = files
    .filter(({name}) => belongsToCopy(name))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .map((file) => {
      const {name, content} = file;
      const entry = {hash: hashOf(content), size: content.length, transfer: transferOf(file)};
      return [name, entry] as const;
    });
  const version = hashOf(entries.map(([name, {hash}]) => `${name} ${hash}\n`).join(''));
  return {version, files: Object.fromEntries(entries)};
}
