import type {LighthouseSample} from './runLighthouse';
import type {PageBytes} from './countBytes';
import {measuredPages} from './measuredPages';
import {median, type SiteResult} from './results';
import type {TimingSample} from './measureTimings';

/** One number that is known of a site, or not yet. */
export interface Figure {
  name: string;
  read: (site: SiteResult) => number | undefined;
}

const add = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Without pictures: the peers have none. */
export const totalNeeded = ({needed}: PageBytes): number =>
  add(Object.values(needed)) - (needed.image ?? 0);

const ofPage =
  (page: string, read: (bytes: PageBytes) => number | undefined): Figure['read'] =>
  ({bytes}) => {
    const measured = bytes?.pages[page];
    return measured && read(measured);
  };

const ofLighthouse =
  (page: string, name: keyof LighthouseSample): Figure['read'] =>
  ({lighthouse}) =>
    medianOf(lighthouse?.[page]?.map((sample) => sample[name]));

const ofTimings =
  (name: keyof TimingSample): Figure['read'] =>
  ({timings}) =>
    medianOf(timings?.map((sample) => sample[name]));

function medianOf(values: number[] | undefined): number | undefined {
  return values && values.length > 0 ? median(values) : undefined;
}

export const totalOf = (page: string): Figure => ({
  name: `${page} 首次访问`,
  read: ofPage(page, totalNeeded),
});
export const scriptOf = (page: string): Figure => ({
  name: `${page} 脚本`,
  read: ofPage(page, ({needed}) => needed.script ?? 0),
});
export const blockingStylesOf = (page: string): Figure => ({
  name: `${page} 阻塞渲染的样式`,
  read: ofPage(page, ({blockingStyles}) => blockingStyles),
});

export const searchOpening: Figure = {
  name: '打开搜索',
  read: ({bytes}) => bytes?.search.opening,
};
export const searchFirstQuery: Figure = {
  name: '到第一次查询为止',
  read: ({bytes}) => bytes && bytes.search.opening + bytes.search.queries[0]!,
};
export const searchSession: Figure = {
  name: '到第十次查询为止',
  read: ({bytes}) => bytes && bytes.search.opening + add(bytes.search.queries),
};
const navigation: Figure = {
  name: '一次站内跳转，平均',
  read: ({bytes}) => bytes && add(bytes.navigations) / bytes.navigations.length,
};

export const lighthouseOf = (page: string, name: keyof LighthouseSample): Figure => ({
  name: `${page} ${lighthouseNames[name]}`,
  read: ofLighthouse(page, name),
});

const lighthouseNames: Record<keyof LighthouseSample, string> = {
  performance: 'Lighthouse',
  accessibility: '无障碍',
  bestPractices: '最佳实践',
  seo: 'SEO',
  firstPaint: 'FCP ms',
  largestPaint: 'LCP ms',
  blocking: 'TBT ms',
  shift: 'CLS',
};

export const firstResult: Figure = {
  name: '第一条结果 ms，CPU 慢 4 倍',
  read: ofTimings('firstResultMs'),
};
export const clickToTitle: Figure = {
  name: '点击到标题 ms，CPU 慢 4 倍',
  read: ofTimings('clickToTitleMs'),
};
export const delayedClickToTitle: Figure = {
  name: '点击到标题 ms，延迟 400 ms，已提前取来',
  read: ofTimings('delayedClickToTitleMs'),
};

export const coldBuild: Figure = {
  name: '构建 CPU 秒',
  read: ({build}) => build?.cold?.cpuSeconds,
};
export const warmBuild: Figure = {
  name: '改一页后再构建，CPU 秒',
  read: ({build}) => build?.warm?.cpuSeconds,
};
export const buildMemory: Figure = {
  name: '构建的内存 MB',
  read: ({build}) => build?.cold?.peakMegabytes,
};

/** In bytes; shown as KB. */
export const byteFigures: Figure[] = [
  ...measuredPages.flatMap((page) => [totalOf(page), scriptOf(page), blockingStylesOf(page)]),
  searchOpening,
  searchFirstQuery,
  searchSession,
  navigation,
];

export const lighthouseFigures: Figure[] = measuredPages.flatMap((page) =>
  (Object.keys(lighthouseNames) as (keyof LighthouseSample)[]).map((name) =>
    lighthouseOf(page, name),
  ),
);
export const timingFigures: Figure[] = [firstResult, clickToTitle, delayedClickToTitle];
export const buildFigures: Figure[] = [coldBuild, warmBuild, buildMemory];

/** What should not follow the number of pages. */
export const growingFigures: Figure[] = [
  coldBuild,
  warmBuild,
  buildMemory,
  ...measuredPages.map(scriptOf),
  searchOpening,
  searchFirstQuery,
  searchSession,
];
