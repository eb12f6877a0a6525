import {isReached, listBars, type Bar} from './bars';
import type {PageBytes} from './countBytes';
import * as figures from './figures';
import type {Figure} from './figures';
import type {Kind} from './gzipServer';
import {measuredPages} from './measuredPages';
import type {BenchResults, SiteResult} from './results';

const row = (cells: (string | number)[]): string => `| ${cells.join(' | ')} |`;
const table = (header: string[], rows: (string | number)[][]): string =>
  [row(header), row(header.map(() => '---')), ...rows.map(row)].join('\n');

const UNKNOWN = '—';
const kilobytes = (bytes: number | undefined): string =>
  bytes === undefined ? UNKNOWN : (bytes / 1000).toFixed(1);
const plain = (value: number | undefined): string =>
  value === undefined ? UNKNOWN : String(Number(value.toFixed(2)));

const displayName = (name: string): string => (name === 'ours' ? '本站' : name);

const kinds: [Kind, string][] = [
  ['html', 'HTML'],
  ['css', '样式'],
  ['script', '脚本'],
  ['font', '字体'],
  ['image', '图片'],
  ['other', '其他'],
];

/** First views: what they need by kind, and what is fetched ahead. */
function describeViews(sites: SiteResult[]): string {
  const cells = (bytes: PageBytes): string[] => [
    ...kinds.map(([kind]) => kilobytes(bytes.needed[kind] ?? 0)),
    kilobytes(figures.totalNeeded(bytes)),
    kilobytes(bytes.blockingStyles),
    kilobytes(bytes.ahead),
  ];
  return table(
    ['页面', '', ...kinds.map(([, name]) => name), '合计，不含图片', '阻塞渲染的样式', '提前取来'],
    measuredPages.flatMap((page) =>
      sites.flatMap(({name, bytes}) => {
        const measured = bytes?.pages[page];
        return measured ? [[page, displayName(name), ...cells(measured)]] : [];
      }),
    ),
  );
}

/** Searches and walks through the site, one by one. */
function describeSessions(sites: SiteResult[]): string {
  return table(
    ['', '打开搜索', '十次查询', '查询合计', '站内跳转'],
    sites.flatMap(({name, bytes}) =>
      bytes
        ? [
            [
              displayName(name),
              kilobytes(bytes.search.opening),
              bytes.search.queries.map(kilobytes).join('、'),
              kilobytes(bytes.search.queries.reduce((sum, each) => sum + each, 0)),
              bytes.navigations.map(kilobytes).join('、'),
            ],
          ]
        : [],
    ),
  );
}

/** One figure of every site, and ours in relation to each peer of the same size. */
function compare(
  sites: SiteResult[],
  list: Figure[],
  show: (value: number | undefined) => string,
): string {
  const ours = sites.find(({name}) => name === 'ours');
  const peers = sites.filter(({name}) => name !== 'ours');
  const ratio = (figure: Figure, peer: SiteResult): string => {
    const [mine, theirs] = [ours && figure.read(ours), figure.read(peer)];
    return mine === undefined || !theirs ? UNKNOWN : (mine / theirs).toFixed(2);
  };
  const known = list.filter((figure) => sites.some((site) => figure.read(site) !== undefined));
  return known.length === 0
    ? '还没有量。'
    : table(
        [
          '',
          ...sites.map(({name}) => displayName(name)),
          ...peers.map(({name}) => `本站 ÷ ${name}`),
        ],
        known.map((figure) => [
          figure.name,
          ...sites.map((site) => show(figure.read(site))),
          ...peers.map((peer) => ratio(figure, peer)),
        ]),
      );
}

function describeGrowth({sites}: BenchResults, size: number): string {
  const large = sites.filter(({times}) => times === size);
  const growth = (figure: Figure, site: SiteResult): string => {
    const small = sites.find(({name, times}) => name === site.name && times === 1);
    const [before, after] = [small && figure.read(small), figure.read(site)];
    return before && after ? (after / before).toFixed(2) : UNKNOWN;
  };
  return table(
    ['', ...large.map(({name}) => displayName(name))],
    figures.growingFigures.map((figure) => [
      figure.name,
      ...large.map((site) => growth(figure, site)),
    ]),
  );
}

function describeBars(bars: Bar[]): string {
  const verdict = (bar: Bar): string => {
    const reached = isReached(bar);
    return reached === undefined ? '还没有量' : reached ? '达到' : '没有达到';
  };
  return table(
    ['目标', '量到', '界限', ''],
    bars.map((bar) => [
      bar.name,
      plain(bar.value),
      bar.limit === undefined ? UNKNOWN : `${bar.atLeast ? '≥' : '≤'} ${plain(bar.limit)}`,
      verdict(bar),
    ]),
  );
}

const describeSamples = (sites: SiteResult[]): string =>
  sites
    .filter(({times}) => times === 1)
    .map(
      ({name, lighthouse, timings}) =>
        `${displayName(name)} Lighthouse ${lighthouse?.[measuredPages[0]!]?.length ?? 0} 次、时间 ${timings?.length ?? 0} 次`,
    )
    .join('，');

function describeSize(sites: SiteResult[], size: number): string[] {
  const pages = sites.map(({name, pages: count}) => `${displayName(name)} ${count} 页`).join('，');
  return [
    `## ${size === 1 ? '现在的大小' : `指南 × ${size}`}`,
    `${pages}。`,
    '### 字节',
    'gzip 之后，连同响应头；KB = 1000 字节。',
    describeViews(sites),
    describeSessions(sites),
    compare(sites, figures.byteFigures, kilobytes),
    '### 构建',
    compare(sites, figures.buildFigures, plain),
    ...(size === 1
      ? [
          '### 时间与 Lighthouse',
          `中位数；${describeSamples(sites)}。`,
          compare(sites, [...figures.timingFigures, ...figures.lighthouseFigures], plain),
        ]
      : []),
  ];
}

export function writeTable(results: BenchResults): string {
  const sizes = [...new Set(results.sites.map(({times}) => times))].sort((a, b) => a - b);
  const failures = results.sites.flatMap(({name, times, build}) =>
    build?.failed ? [`- ${displayName(name)} × ${times}：${build.failed}`] : [],
  );
  return [
    '# 整站对比',
    '## 目标',
    describeBars(listBars(results)),
    ...sizes.flatMap((size) =>
      describeSize(
        results.sites.filter(({times}) => times === size),
        size,
      ),
    ),
    ...sizes
      .filter((size) => size > 1)
      .flatMap((size) => [`## 指南 × ${size} 与现在之比`, describeGrowth(results, size)]),
    ...(failures.length > 0 ? ['## 没有构建成的', failures.join('\n')] : []),
  ]
    .join('\n\n')
    .concat('\n');
}
