import * as figures from './figures';
import type {Figure} from './figures';
import {longestPage, measuredPages} from './measuredPages';
import type {BenchResults, SiteResult} from './results';

/** A goal, the measured value beside its limit; undefined where it has not been measured. */
export interface Bar {
  name: string;
  value: number | undefined;
  limit: number | undefined;
  /** Scores have to be at least the limit, everything else at most. */
  atLeast?: boolean;
}

const KB = 1000;

export function isReached({value, limit, atLeast}: Bar): boolean | undefined {
  if (value === undefined || limit === undefined) {
    return undefined;
  }
  return atLeast ? value >= limit : value <= limit;
}

const times = (factor: number, value: number | undefined): number | undefined =>
  value === undefined ? undefined : factor * value;

/** The goals of the site, beside its peers in the same run. */
export function listBars({sites}: BenchResults): Bar[] {
  const find = (name: string, size: number): SiteResult | undefined =>
    sites.find((site) => site.name === name && site.times === size);
  const of = (name: string, figure: Figure, size = 1): number | undefined => {
    const site = find(name, size);
    return site && figure.read(site);
  };
  const ours = (figure: Figure, size = 1): number | undefined => of('ours', figure, size);
  const growth = (figure: Figure): number | undefined => {
    const [small, large] = [ours(figure), ours(figure, 5)];
    return small === undefined || large === undefined ? undefined : large - small;
  };
  const ratio = (figure: Figure): number | undefined => {
    const [small, large] = [ours(figure), ours(figure, 5)];
    return small && large ? large / small : undefined;
  };
  const best = (figure: Figure): number | undefined => {
    const known = ['Starlight', 'VitePress', 'Docusaurus'].flatMap(
      (name) => of(name, figure) ?? [],
    );
    return known.length > 0 ? Math.min(...known) : undefined;
  };
  const warm = ours(figures.warmBuild);
  const cold = ours(figures.coldBuild);

  return [
    ...measuredPages.flatMap((page): Bar[] => {
      const lighthouse = (name: Parameters<typeof figures.lighthouseOf>[1]) =>
        figures.lighthouseOf(page, name);
      const besideStarlight = (figure: Figure, factor: number): Bar => ({
        name: `${figure.name}，不超过 Starlight 的 ${factor} 倍`,
        value: ours(figure),
        limit: times(factor, of('Starlight', figure)),
      });
      const score = lighthouse('performance');
      return [
        {
          name: score.name,
          value: ours(score),
          limit: page === longestPage ? 90 : 98,
          atLeast: true,
        },
        {
          name: `${score.name}，不低于 Starlight`,
          value: ours(score),
          limit: of('Starlight', score),
          atLeast: true,
        },
        besideStarlight(lighthouse('blocking'), 1),
        besideStarlight(lighthouse('largestPaint'), 1.1),
        besideStarlight(lighthouse('firstPaint'), 1),
        {name: lighthouse('shift').name, value: ours(lighthouse('shift')), limit: 0.01},
        ...(['accessibility', 'bestPractices', 'seo'] as const).map((name): Bar => {
          const figure = lighthouse(name);
          return {name: figure.name, value: ours(figure), limit: 100, atLeast: true};
        }),
        {
          name: `${figures.scriptOf(page).name}字节`,
          value: ours(figures.scriptOf(page)),
          limit: 110 * KB,
        },
        {
          name: `${figures.scriptOf(page).name}字节，指南 × 5 时多出的`,
          value: growth(figures.scriptOf(page)),
          limit: KB,
        },
        {
          name: `${figures.blockingStylesOf(page).name}字节`,
          value: ours(figures.blockingStylesOf(page)),
          limit: 14 * KB,
        },
        {
          name: `${figures.totalOf(page).name}字节，不超过 VitePress 的 0.85 倍`,
          value: ours(figures.totalOf(page)),
          limit: times(0.85, of('VitePress', figures.totalOf(page))),
        },
      ];
    }),
    {name: '打开搜索的字节', value: ours(figures.searchOpening), limit: 90 * KB},
    {
      name: '打开搜索的字节，指南 × 5 时的倍数',
      value: ratio(figures.searchOpening),
      limit: 1.3,
    },
    {name: '第一条结果以内的字节', value: ours(figures.searchFirstQuery), limit: 100 * KB},
    {
      name: '十次查询的字节，不超过 Starlight',
      value: ours(figures.searchSession),
      limit: of('Starlight', figures.searchSession),
    },
    {name: figures.firstResult.name, value: ours(figures.firstResult), limit: 302},
    {
      name: `${figures.clickToTitle.name}，不超过最快的对照的 0.8 倍`,
      value: ours(figures.clickToTitle),
      limit: times(0.8, best(figures.clickToTitle)),
    },
    {name: figures.delayedClickToTitle.name, value: ours(figures.delayedClickToTitle), limit: 100},
    {
      name: `${figures.coldBuild.name}，不超过 Starlight 的 1.3 倍`,
      value: cold,
      limit: times(1.3, of('Starlight', figures.coldBuild)),
    },
    {
      name: '改一页后再构建，与全部构建之比',
      value: warm !== undefined && cold ? warm / cold : undefined,
      limit: 0.4,
    },
    {name: '构建 CPU，指南 × 5 时的倍数', value: ratio(figures.coldBuild), limit: 4},
    {name: '构建的内存 MB，指南 × 5', value: ours(figures.buildMemory, 5), limit: 2000},
  ];
}
