import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import type {Check, Outcome} from './types';

/** What became of one check, with the hash of the content that it ran. */
export interface Result {
  page: string;
  hash: string;
  status: Outcome['status'];
  message?: string;
  need?: string;
  did?: string[];
}

/** By kind, then by check. */
export type Results = Record<string, Record<string, Result>>;

export function readResults(file: string): Results {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Results) : {};
}

/** Keys are sorted, so that a rerun changes only the lines of what changed. */
export function writeResults(file: string, results: Results): void {
  const sorted = sortKeys(results, (checks) => sortKeys(checks, (result) => result));
  writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`);
}

function sortKeys<T, U>(value: Record<string, T>, change: (item: T) => U): Record<string, U> {
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((key) => [key, change(value[key]!)]),
  );
}

export function toResult({page, hash}: Check, outcome: Outcome): Result {
  return {page, hash, ...outcome};
}

/** Settled: nothing about it can have changed since it ran. */
export function isSettled({hash}: Check, result: Result | undefined): boolean {
  return result !== undefined && result.hash === hash && result.status !== 'failed';
}
