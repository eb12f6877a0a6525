import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {SiteBytes} from './countBytes';
import type {BuildCost} from './measureBuild';
import type {TimingSample} from './measureTimings';
import type {LighthouseSample} from './runLighthouse';
import {SITES} from './sites';

/** What is known of one site at one size. Samples stay, so that a later run can add to them. */
export interface SiteResult {
  name: string;
  /** 1, or how often the guides are there. */
  times: number;
  pages: number;
  build?: {cold?: BuildCost; warm?: BuildCost; failed?: string};
  bytes?: SiteBytes;
  timings?: TimingSample[];
  lighthouse?: Record<string, LighthouseSample[]>;
}

export interface BenchResults {
  sites: SiteResult[];
}

type Wanted = Pick<SiteResult, 'name' | 'times'>;

const file = path.join('bench', 'results', 'site.json');

const isOf =
  ({name, times}: Wanted) =>
  (site: SiteResult): boolean =>
    site.name === name && site.times === times;

const place = ({name, times}: Wanted): number =>
  times * SITES.length + SITES.findIndex((site) => site.name === name);

export const readResults = (): BenchResults =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as BenchResults) : {sites: []};

export const readResult = (wanted: Wanted): SiteResult | undefined =>
  readResults().sites.find(isOf(wanted));

/** What changes is replaced, the rest stays as it is. */
export function mergeResult({sites}: BenchResults, change: Partial<SiteResult> & Wanted) {
  const known = sites.find(isOf(change)) ?? {pages: 0};
  const others = sites.filter((site) => !isOf(change)(site));
  const merged: SiteResult = {...known, ...change};
  return {sites: [...others, merged].sort((first, second) => place(first) - place(second))};
}

/** Written after every measurement: a run takes long, and what is measured stays. */
export function saveResult(change: Partial<SiteResult> & Wanted): void {
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, `${JSON.stringify(mergeResult(readResults(), change), null, 1)}\n`);
}

export function median(values: number[]): number {
  const sorted = [...values].sort((first, second) => first - second);
  const middle = sorted.length / 2;
  return sorted.length % 2 === 1
    ? sorted[Math.floor(middle)]!
    : (sorted[middle - 1]! + sorted[middle]!) / 2;
}
