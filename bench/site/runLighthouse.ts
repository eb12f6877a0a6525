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

interface Report {
  runtimeError?: {message: string};
  categories: Record<string, {score: number | null}>;
  audits: Record<string, {numericValue?: number}>;
}

/** Lighthouse as it comes: a phone on a slow line, simulated. */
export async function runLighthouse(url: string): Promise<LighthouseSample> {
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
    return readReport(JSON.parse(readFileSync(output, 'utf8')) as Report);
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

function readReport({categories, audits, runtimeError}: Report): LighthouseSample {
  if (runtimeError) {
    throw new Error(runtimeError.message);
  }
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
