/** What the build says about the files that an offline copy consists of. */
export interface OfflineManifest {
  /** Changes whenever one of the files does. */
  version: string;
  /** Path inside the build → its entry. */
  files: Record<string, OfflineFile>;
}

export interface OfflineFile {
  /** Of the bytes that the reader gets; files with the same content are kept once. */
  hash: string;
  /** What it takes up when it is kept. */
  size: number;
  /** What travels: compressed where servers compress. */
  transfer: number;
}

/** A whole copy: only written when each of its files is kept. */
export interface KeptCopy {
  manifest: OfflineManifest;
  /** When it was downloaded, as `Date.toISOString()` writes it. */
  date: string;
}

/** Names that the build and the browser agree on, relative to the base URL. */
export const manifestFile = 'offline-manifest.json';
export const versionFile = 'offline-version.txt';
export const workerFile = 'offline-worker.js';

/** One origin may hold several sites under different paths; each has its own copy. */
export const cacheName = (baseUrl: string): string => `langflow-docs-offline:${baseUrl}`;

/** Where a build's file is found: the server answers `/page`, not `/page.html`. */
export const addressOf = (baseUrl: string, file: string): string =>
  baseUrl + encodeURI(file.replace(/(?:^index)?\.html$/, ''));

/** From the worker to a page: where the page that was just fetched came from. */
export interface PageServed {
  kind: 'page-served';
  /** Of the copy, if the page came from there; none if it came from the network. */
  copyDate: string | null;
}

/** From the page to the worker: another copy is kept now, or none. */
export interface CopyChanged {
  kind: 'copy-changed';
}

/** SHA-256, shortened to 16 hexadecimal digits: it tells versions apart, it protects from nobody. */
export const hashLength = 16;
