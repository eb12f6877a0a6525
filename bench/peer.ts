import {promisify} from 'node:util';
import {brotliCompress, constants} from 'node:zlib';

/** One engine under test, loaded with the whole site. */
export interface BenchEngine {
  name: string;
  /** How it was set up, for the table. */
  setup: string;
  /** Paths of pages, best first, each once. */
  search: (query: string) => Promise<string[]> | string[];
  /** Compressed with Brotli, as a reader downloads them. */
  bytes: {
    /** Code and data before the first result of a query can be shown. */
    first: number;
    /** Code, index and what is needed to show titles. */
    index: number;
    /** The same, and the text from which passages are shown. */
    all: number;
  };
  close?: () => Promise<void>;
}

/** Peers are installed in bench/ only; the site's own types must not need them. */
export async function loadPeer<Module>(name: string): Promise<Module> {
  return (await import(name)) as Module;
}

const compress = promisify(brotliCompress);

export async function compressedSize(content: string | Uint8Array): Promise<number> {
  const options = {params: {[constants.BROTLI_PARAM_QUALITY]: 11}};
  return (await compress(content, options)).length;
}

export function uniquePaths(paths: string[], limit = 10): string[] {
  return [...new Set(paths)].slice(0, limit);
}
