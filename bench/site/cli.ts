import {writeFileSync} from 'node:fs';
import {readCommandLine} from '../../lib/commandLine';
import type {BenchSite} from './benchSite';
import {buildSite, isBuilt, outputOf} from './buildSite';
import {countBytes} from './countBytes';
import {serveWithGzip, type GzipServer} from './gzipServer';
import {measuredPages} from './measuredPages';
import {measureTimings} from './measureTimings';
import {readResult, readResults, saveResult} from './results';
import {runLighthouse} from './runLighthouse';
import {SITES} from './sites';
import {writeTable} from './writeTable';

/** `npm run bench`: the whole site beside its peers, made of the same pages. See bench/README.md. */

const PARTS = ['build', 'bytes', 'timings', 'lighthouse'] as const;
const names = SITES.map(({name}) => name);

const {values} = readCommandLine({
  options: {
    part: {type: 'string', multiple: true, default: [...PARTS]},
    runs: {type: 'string', default: '5'},
    /** How often the guides are there; timings and Lighthouse are measured at the size of today. */
    times: {type: 'string', multiple: true, default: ['1', '5']},
    only: {type: 'string', multiple: true, default: names},
    build: {type: 'string', default: 'build'},
    /** Only what is not in the results yet. */
    resume: {type: 'boolean', default: false},
  },
});

function checkChoices(option: string, chosen: string[], known: readonly string[]): void {
  const unknown = chosen.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    console.error(`参数不对：--${option} ${unknown}。可以写的是 ${known.join('、')}。`);
    process.exit(1);
  }
}

checkChoices('part', values.part, PARTS);
checkChoices('only', values.only, names);
const [runs, ...sizes] = [values.runs, ...values.times].map(Number);
if (![runs, ...sizes].every((count) => Number.isInteger(count) && count! > 0)) {
  console.error('参数不对：--runs 和 --times 要写正整数。');
  process.exit(1);
}

const sites = SITES.filter(({name}) => values.only.includes(name));
const has = (part: (typeof PARTS)[number]): boolean => values.part.includes(part);
const known = ({name}: BenchSite, times = 1) => readResult({name, times});
const isDone = (value: unknown): boolean => values.resume && Boolean(value);

/** A site that cannot be measured is named; the others go on. */
async function withServer(
  site: BenchSite,
  times: number,
  measure: (server: GzipServer) => Promise<void>,
): Promise<void> {
  if (!isBuilt(site, times)) {
    console.error(`${site.name} × ${times} 还没有构建，先运行 npm run bench -- --part build`);
    process.exitCode = 1;
    return;
  }
  const server = await serveWithGzip(outputOf(site, times));
  try {
    await measure(server);
  } catch (error) {
    console.error(`${site.name} × ${times}：`, error);
    process.exitCode = 1;
  } finally {
    server.close();
  }
}

async function addTimings(site: BenchSite, run: number): Promise<void> {
  const samples = (): NonNullable<ReturnType<typeof known>>['timings'] => known(site)?.timings;
  if ((samples()?.length ?? 0) < run) {
    await withServer(site, 1, async (server) => {
      const sample = await measureTimings(server, site);
      saveResult({name: site.name, times: 1, timings: [...(samples() ?? []), sample]});
    });
  }
}

async function addLighthouse(site: BenchSite, run: number): Promise<void> {
  await withServer(site, 1, async (server) => {
    for (const page of measuredPages) {
      const before = known(site)?.lighthouse;
      if ((before?.[page]?.length ?? 0) < run) {
        const samples = [...(before?.[page] ?? []), await runLighthouse(server.url + page)];
        saveResult({name: site.name, times: 1, lighthouse: {...before, [page]: samples}});
      }
    }
  });
}

/** Interleaved: what else the machine does meanwhile meets all sites alike. */
async function sample(
  part: 'lighthouse' | 'timings',
  add: (site: BenchSite, run: number) => Promise<void>,
): Promise<void> {
  if (!values.resume) {
    // A site that cannot be measured now keeps the figures it has.
    const measurable = sites.filter((site) => isBuilt(site, 1));
    measurable.forEach(({name}) => saveResult({name, times: 1, [part]: undefined}));
  }
  for (let run = 1; run <= runs!; run += 1) {
    for (const site of sites) {
      console.log(`${part} ${run}/${runs}：${site.name}`);
      await add(site, run);
    }
  }
}

for (const times of sizes) {
  for (const site of sites) {
    if (has('build') && !(isDone(known(site, times)?.build?.warm) && isBuilt(site, times))) {
      console.log(`构建：${site.name} × ${times}`);
      await buildSite(site, times, values.build);
    }
    if (has('bytes') && !isDone(known(site, times)?.bytes)) {
      console.log(`字节：${site.name} × ${times}`);
      await withServer(site, times, async (server) =>
        saveResult({name: site.name, times, bytes: await countBytes(server, site)}),
      );
    }
  }
}
if (has('timings')) {
  await sample('timings', addTimings);
}
if (has('lighthouse')) {
  await sample('lighthouse', addLighthouse);
}
writeFileSync('bench/results/site.md', writeTable(readResults()));
console.log('表格在 bench/results/site.md');
