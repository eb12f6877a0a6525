import {expect, test} from 'vitest';
import {isReached, listBars} from '../bars';
import type {SiteBytes} from '../countBytes';
import {measuredPages} from '../measuredPages';
import type {BenchResults, SiteResult} from '../results';
import {writeTable} from '../writeTable';

function bytesOf(script: number, opening: number): SiteBytes {
  const page = {
    needed: {html: 10_000, script, image: 500_000},
    blockingStyles: 12_000,
    ahead: 0,
  };
  return {
    pages: Object.fromEntries(measuredPages.map((path) => [path, page])),
    search: {opening, queries: [5000, 1000]},
    navigations: [4000, 2000],
  };
}

const site = (name: string, times: number, more: Partial<SiteResult>): SiteResult => ({
  name,
  times,
  pages: 10,
  ...more,
});

const results: BenchResults = {
  sites: [
    site('ours', 1, {
      bytes: bytesOf(80_000, 60_000),
      build: {
        cold: {cpuSeconds: 40, peakMegabytes: 900},
        warm: {cpuSeconds: 20, peakMegabytes: 900},
      },
    }),
    site('Starlight', 1, {
      bytes: bytesOf(30_000, 80_000),
      build: {cold: {cpuSeconds: 32, peakMegabytes: 900}},
    }),
    site('VitePress', 1, {bytes: bytesOf(100_000, 800_000), build: {failed: '没有装上'}}),
    site('ours', 5, {bytes: bytesOf(80_500, 90_000)}),
  ],
};

const barNamed = (text: string) => listBars(results).find(({name}) => name.includes(text))!;

test('a bar is measured against its limit or against a peer of the same run', () => {
  expect(barNamed('/get-started-quickstart 首次访问')).toMatchObject({
    value: 90_000,
    limit: 0.85 * 110_000,
  });
  expect(isReached(barNamed('/get-started-quickstart 首次访问'))).toBe(true);
  expect(isReached(barNamed('Starlight 的 1.3 倍'))).toBe(true);
  expect(isReached(barNamed('与全部构建之比'))).toBe(false);
});

test('growth is what the larger site has more', () => {
  expect(barNamed('指南 × 5 时多出的').value).toBe(500);
  expect(barNamed('打开搜索的字节，指南 × 5').value).toBe(1.5);
  expect(isReached(barNamed('打开搜索的字节，指南 × 5'))).toBe(false);
});

test('a score has to be at least its limit, and what was not measured is neither reached nor missed', () => {
  expect(isReached({name: '', value: 97, limit: 98, atLeast: true})).toBe(false);
  expect(isReached({name: '', value: 98, limit: 98, atLeast: true})).toBe(true);
  expect(isReached(barNamed('SEO'))).toBeUndefined();
});

test('the table shows every site, ours in relation to each peer, and what could not be built', () => {
  const table = writeTable(results);

  expect(table).toContain('| /get-started-quickstart 脚本 | 80.0 | 30.0 | 100.0 | 2.67 | 0.80 |');
  // Pictures are listed and not added: the peers have none.
  expect(table).toContain(
    '| / | 本站 | 10.0 | 0.0 | 80.0 | 0.0 | 500.0 | 0.0 | 90.0 | 12.0 | 0.0 |',
  );
  expect(table).toContain('| 本站 | 60.0 | 5.0、1.0 | 6.0 | 4.0、2.0 |');
  expect(table).toContain('- VitePress × 1：没有装上');
});

test('the table of an empty record says so instead of showing numbers', () => {
  const table = writeTable({sites: []});

  expect(table).toContain('还没有量');
  expect(table).not.toContain('NaN');
});
