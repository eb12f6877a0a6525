import {execFile} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {findBrowser} from '../../tests/support/findBrowser';
import {benchNode} from './measureBuild';

export interface LighthouseSample {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  firstPaint: number;
  largestPaint: number;
  blocking: number;
  shift: number;
}

export interface Report {
  runtimeError?: {message: string};
  categories: Record<string, {score: number | null}>;
  audits: Record<string, {numericValue?: number; errorMessage?: string}>;
}

/** Lighthouse sometimes loses an element between two of its own questions; more than this is not chance. */
const attempts = 4;

/** Lighthouse as it comes: a phone on a slow line, simulated. A report with a gap is no sample: it is run again. */
export async function runLighthouse(url: string): Promise<LighthouseSample> {
  for (let attempt = 1; ; attempt += 1) {
    const report = await reportOn(url);
    const gaps = findGaps(report);
    if (gaps.length === 0) {
      return readReport(report);
    }
    if (attempt === attempts) {
      throw new Error(`Lighthouse could not answer for ${url}: ${gaps.join('; ')}`);
    }
    console.log(`lighthouse again, ${attempt} of ${attempts}: ${gaps.join('; ')}`);
  }
}

/** What Lighthouse could not score, in its own words. */
export function findGaps({categories, audits, runtimeError}: Report): string[] {
  if (runtimeError) {
    return [runtimeError.message];
  }
  const unscored = Object.entries(categories).filter(([, {score}]) => score === null);
  const errors = new Set(Object.values(audits).flatMap(({errorMessage}) => errorMessage ?? []));
  return unscored.length > 0 ? [unscored.map(([name]) => name).join(', '), ...errors] : [];
}

async function reportOn(url: string): Promise<Report> {
  const folder = mkdtempSync(path.join(tmpdir(), 'lighthouse-'));
  const output = path.join(folder, 'report.json');
  try {
    await promisify(execFile)(
      benchNode(),
      [
        'bench/node_modules/lighthouse/cli/index.js',
        url,
        '--output=json',
        `--output-path=${output}`,
        '--quiet',
        '--only-categories=performance,accessibility,best-practices,seo',
        '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
      ],
      {env: {...process.env, CHROME_PATH: findBrowser()}, timeout: 180_000, maxBuffer: 2 ** 26},
    );
    return JSON.parse(readFileSync(output, 'utf8')) as Report;
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

function readReport({categories, audits}: Report): LighthouseSample {
  const score = (name: string): number => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string): number => audits[name]?.numericValue ?? Number.NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    firstPaint: Math.round(value('first-contentful-paint')),
    largestPaint: Math.round(value('largest-contentful-paint')),
    blocking: Math.round(value('total-blocking-time')),
    shift: Number(value('cumulative-layout-shift').toFixed(3)),
  };
}
