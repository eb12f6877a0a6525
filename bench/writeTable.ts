import type {BrowserTimes} from './browserTimes';
import type {BenchEngine} from './peer';
import type {EngineScores} from './score';

export interface EngineResult extends EngineScores {
  name: string;
  setup: string;
  bytes: BenchEngine['bytes'];
}

export interface BenchResult {
  pages: number;
  sections: number;
  records: number;
  engines: EngineResult[];
  failed: {name: string; error: string}[];
  browser?: {normal: BrowserTimes; slow: BrowserTimes};
}

const SINGLE_FILE = /MiniSearch|FlexSearch|Orama|lunr/;

const row = (cells: (string | number)[]): string => `| ${cells.join(' | ')} |`;
const table = (header: string[], rows: (string | number)[][]): string =>
  [row(header), row(header.map(() => '---')), ...rows.map(row)].join('\n');
const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);
const ratio = (value: number, other: number): string => (value / other).toFixed(2);

export function writeTable(result: BenchResult): string {
  const {engines, failed, browser} = result;
  const classes = Object.keys(engines[0]?.classes ?? {});
  const parts = [
    '# 搜索对比',
    `${result.pages} 页，${result.sections} 节，${result.records} 条记录；写出的查询 ${engines[0]?.written.queries ?? 0} 条，正文片段 ${engines[0]?.known.queries ?? 0} 条。排名按页面计算。字节是 Brotli（质量 11）之后的，1 KB = 1000 字节。`,
    table(
      ['引擎', 'success@1', 'success@5', 'MRR@10', '无结果', '片段 @1', '片段 @5', '片段 MRR'],
      engines.map(({name, written, known}) => [
        name,
        written.success1,
        written.success5,
        written.mrr10,
        written.withoutResult,
        known.success1,
        known.success5,
        known.mrr10,
      ]),
    ),
    '## 各类查询的 success@5 / MRR@10',
    table(
      ['引擎', ...classes],
      engines.map((engine) => [
        engine.name,
        ...classes.map((name) => {
          const score = engine.classes[name];
          return score ? `${score.success5} / ${score.mrr10}` : '';
        }),
      ]),
    ),
    '## 字节与时间',
    table(
      ['引擎', '第一个结果前 KB', '索引与代码 KB', '加上正文 KB', '查询 p50 ms', 'p95 ms', '设置'],
      engines.map(({name, bytes, queryMs, setup}) => [
        name,
        kilobytes(bytes.first),
        kilobytes(bytes.index),
        kilobytes(bytes.all),
        queryMs.p50,
        queryMs.p95,
        setup,
      ]),
    ),
    'Pagefind 的时间是在 Chromium 里连同下载一起量的，其余在 Node 里。',
    ...(browser ? [describeBrowser(browser)] : []),
    '## 对照目标',
    compareWithGoals(result),
    ...(failed.length > 0
      ? ['## 没有跑成的', ...failed.map(({name, error}) => `- ${name}：${error.split('\n')[0]}`)]
      : []),
  ];
  return `${parts.join('\n\n')}\n`;
}

function describeBrowser({normal, slow}: NonNullable<BenchResult['browser']>): string {
  const rows = [
    ['1', normal.loadMs.toFixed(0), normal.p50, normal.p95],
    ['÷ 6', slow.loadMs.toFixed(0), slow.p50, slow.p95],
  ];
  return `ours 在 Chromium 里（含 20 条结果）：\n\n${table(['CPU', '载入 ms', 'p50 ms', 'p95 ms'], rows)}`;
}

function compareWithGoals({engines, browser}: BenchResult): string {
  const ours = engines.find(({name}) => name === 'ours');
  const peers = engines.filter(({name}) => name !== 'ours');
  if (!ours || peers.length === 0) {
    return '没有可以比较的引擎。';
  }
  const best = (pick: (engine: EngineResult) => number): number => Math.max(...peers.map(pick));
  const pagefind = peers.find(({name}) => name === 'Pagefind');
  const singleFile = peers.filter(({name}) => SINGLE_FILE.test(name));
  const smallest = (pick: (engine: EngineResult) => number): number =>
    Math.min(...singleFile.map(pick));
  const of = (name: string): number => ours.classes[name]?.success5 ?? 0;
  const goals: [goal: string, wanted: string, measured: string | number][] = [
    ['success@5', '≥ 0.97', ours.written.success5],
    [
      'success@5 与最好的同类之比',
      '≥ 1.12',
      ratio(
        ours.written.success5,
        best(({written}) => written.success5),
      ),
    ],
    [
      'MRR@10 之比',
      '≥ 1.13',
      ratio(
        ours.written.mrr10,
        best(({written}) => written.mrr10),
      ),
    ],
    ['错字', '≥ 0.95', of('typo')],
    ['拼音', '≥ 0.95', of('pinyin')],
    ['问句', '≥ 0.92', of('question')],
    ['没有结果的查询', '0', ours.written.withoutResult],
    ['p95 查询（Chromium）', '≤ 10 ms', browser?.normal.p95 ?? '—'],
    ['p95 查询（CPU ÷ 6）', '≤ 60 ms', browser?.slow.p95 ?? '—'],
  ];
  if (pagefind) {
    goals.push([
      '第一个结果前的字节与 Pagefind 之比（含代码）',
      '≤ 0.35',
      ratio(ours.bytes.first, pagefind.bytes.first),
    ]);
  }
  if (singleFile.length > 0) {
    goals.push(
      [
        '全部字节与最小的单文件同类之比（都含正文）',
        '≤ 0.55',
        ratio(
          ours.bytes.all,
          smallest(({bytes}) => bytes.all),
        ),
      ],
      [
        '同上，同类不含正文',
        '—',
        ratio(
          ours.bytes.all,
          smallest(({bytes}) => bytes.index),
        ),
      ],
    );
  }
  return table(['目标', '要求', '实测'], goals);
}
