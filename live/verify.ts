import {readCommandLine} from '../lib/commandLine';
import {chooseChecks} from './chooseChecks';
import {describeResults} from './describeResults';
import {results as file} from './environment/paths';
import {LiveError} from './environment/runStep';
import {useLive} from './environment/useLive';
import {loadKinds, type RegisteredCheck} from './loadKinds';
import {readResults, type Results, toResult, writeResults} from './results';
import type {Check, LiveServer, Outcome} from './types';

interface Chosen {
  name: string;
  /** Every check of the kind, and those that this run must do. */
  all: RegisteredCheck[];
  checks: RegisteredCheck[];
  /** What this run has found out and not written yet. */
  fresh: Set<string>;
}

/** `npm run verify [-- --kind K] [--page slug]… [--all] [--port N]`. */
async function verify(): Promise<boolean> {
  const {values} = readCommandLine({
    options: {
      kind: {type: 'string'},
      page: {type: 'string', multiple: true},
      all: {type: 'boolean', default: false},
      port: {type: 'string', default: '7861'},
    },
  });
  const pages = values.page && new Set(values.page.map((page) => page.replace(/^\//, '')));
  const results = readResults(file);
  const chosen: Chosen[] = [];
  for (const kind of await loadKinds(values.kind)) {
    const known = (results[kind.name] ??= {});
    const all = await kind.collect();
    for (const {need, ...check} of all) {
      if (need !== undefined) {
        known[check.id] = toResult(check, {status: 'exempt', need});
      }
    }
    const checks = all.filter(({need}) => need === undefined);
    for (const page of pages ?? []) {
      if (!checks.some((check) => check.page === page)) {
        console.log(`${kind.name}：页面 ${page} 没有可检查的内容。`);
      }
    }
    forgetGone(known, all);
    chosen.push({
      name: kind.name,
      all,
      fresh: new Set(all.filter(({need}) => need !== undefined).map(({id}) => id)),
      checks: chooseChecks(kind, checks, known, {pages, all: values.all}),
    });
  }
  const touched = new Set(chosen.flatMap(({checks}) => checks.map((check) => check.page)));
  if (touched.size === 0) {
    save(results, chosen);
    console.log('没有要检查的：内容与上次相同（--all 全部重跑）。');
    return true;
  }
  const started = Date.now();
  const live = await useLive(Number(values.port));
  try {
    for (const {name, checks, fresh} of chosen) {
      for (const [index, check] of checks.entries()) {
        const outcome = await runCheck(check, live.server);
        results[name]![check.id] = toResult(check, outcome);
        fresh.add(check.id);
        const sign = {passed: '✓', failed: '✗', exempt: '–'}[outcome.status];
        console.log(`${sign} ${name} ${index + 1}/${checks.length} ${check.id}`);
        if (outcome.status === 'failed') {
          console.log(outcome.message);
        }
        // After each page, so that an interrupted run goes on where it stopped.
        if (checks[index + 1]?.page !== check.page) {
          save(results, chosen);
        }
      }
    }
  } finally {
    save(results, chosen);
    await live.stop();
  }
  console.log(`\n${describeResults(results, touched)}`);
  console.log(`\n用时 ${Math.round((Date.now() - started) / 1000)} 秒`);
  return chosen.every(({name, checks}) =>
    checks.every((check) => results[name]![check.id]?.status !== 'failed'),
  );
}

/** Only what this run found out: another run may write the rest meanwhile. */
function save(results: Results, chosen: Chosen[]): void {
  const kept = readResults(file);
  for (const {name, all, fresh} of chosen) {
    const known = (kept[name] ??= {});
    for (const id of fresh) {
      const result = results[name]?.[id];
      if (result) {
        known[id] = result;
      }
    }
    fresh.clear();
    forgetGone(known, all);
  }
  writeResults(file, kept);
}

/** What pages no longer hold is no longer a result. */
function forgetGone(known: Record<string, unknown>, checks: Check[]): void {
  const present = new Set(checks.map((check) => check.id));
  for (const id of Object.keys(known)) {
    if (!present.has(id)) {
      delete known[id];
    }
  }
}

async function runCheck(check: Check, server: LiveServer): Promise<Outcome> {
  try {
    const outcome = await check.run(server);
    return outcome.status === 'failed'
      ? {...outcome, message: withoutFolders(outcome.message)}
      : outcome;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return {status: 'failed', message: withoutFolders(message)};
  }
}

/** Results are committed: where this machine keeps the project and Python is nobody's concern. */
function withoutFolders(message: string): string {
  return message.replaceAll(`${process.cwd()}/`, '').replace(/[\w./-]*\/site-packages\//g, '');
}

verify().then(
  (passed) => process.exit(passed ? 0 : 1),
  (error: unknown) => {
    console.error(error instanceof LiveError ? error.message : error);
    process.exit(1);
  },
);
