import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import {basename, join} from 'node:path';
import {setImmediate} from 'node:timers/promises';
import {pathToFileURL} from 'node:url';
import {findPages} from '../../scripts/lint-prose/findPages';
import {collectExamples, collectFiles, type Example} from '../examples/collectExamples';
import {ReaderSession} from '../examples/ReaderSession';
import {splitLanes, type Lane} from '../examples/splitLanes';
import type {RegisteredCheck, RegisteredKind} from '../loadKinds';
import {findNeed} from '../needs';
import type {PageSetUp} from '../pages/types';
import type {LiveServer} from '../types';

const root = join(import.meta.dirname, '../..');

/** Every block that a reader is to run, as the page prints it and in the page's order. */
export const kind: RegisteredKind = {
  name: 'examples',
  inPageOrder: true,
  collect: async () => {
    const pages = findPages([], root).filter((file) => basename(file) !== 'samples.mdx');
    const checks: RegisteredCheck[] = [];
    for (const page of pages) {
      checks.push(...(await collectPage(page)));
      // Parsing all pages takes a while: whoever waits, such as a test runner, must hear of it.
      await setImmediate();
    }
    return checks;
  },
};

async function collectPage(file: string): Promise<RegisteredCheck[]> {
  const page = basename(file, '.mdx');
  const source = readFileSync(join(root, file), 'utf8');
  const examples = collectExamples(source);
  if (examples.length === 0) {
    return [];
  }
  const prepared = await loadSetUp(page);
  const setUp = {...prepared, files: {...collectFiles(source), ...prepared.files}};
  const names = new Map<string, number>();
  return splitLanes(examples).flatMap((lane) => checkLane(file, lane, setUp, names));
}

async function loadSetUp(page: string): Promise<PageSetUp> {
  const file = join(import.meta.dirname, '../pages', `${page}.ts`);
  if (!existsSync(file)) {
    return {};
  }
  return ((await import(pathToFileURL(file).href)) as {setUp: PageSetUp}).setUp;
}

function checkLane(
  file: string,
  {name, examples}: Lane,
  setUp: PageSetUp,
  names: Map<string, number>,
): RegisteredCheck[] {
  const page = basename(file, '.mdx');
  let session: Promise<ReaderSession> | undefined;
  const open = (server: LiveServer) =>
    (session ??= ReaderSession.open(server, `${page}-${name}`, setUp));
  const close = async () => {
    await (await session?.catch(() => undefined))?.close();
    session = undefined;
  };
  const last = examples.findLastIndex((example) => findNeed(page, example) === undefined);
  return examples.map((example, index) => ({
    id: uniqueName(`${page} ${describe(example)}`, names),
    page,
    hash: hashOf(example, findNeed(page, example)),
    need: findNeed(page, example),
    sequence: `${page} ${name}`,
    run: async (server) => {
      try {
        const outcome = await (await open(server)).run(example);
        return outcome.status === 'failed'
          ? {...outcome, message: `${file}:${example.line}\n${outcome.message}`}
          : outcome;
      } finally {
        if (index === last) {
          await close();
        }
      }
    },
  }));
}

/** What a writer recognises: the tab, the file's name or the first line. */
function describe({language, tabs, title, code}: Example): string {
  const firstLine = code.split('\n').find((line) => line.trim() !== '') ?? '';
  return [tabs['lang'] ?? language, title || firstLine.trim().slice(0, 60)].join(' ');
}

function uniqueName(name: string, names: Map<string, number>): string {
  const count = (names.get(name) ?? 0) + 1;
  names.set(name, count);
  return count === 1 ? name : `${name} (${count})`;
}

/** With the need, so that a block whose exemption is taken back counts as never run. */
function hashOf({language, title, code, partial, answers}: Example, need?: string): string {
  // Where an answer stands is no part of what it says.
  const printed = answers.map((answer) => ({
    language: answer.language,
    title: answer.title,
    text: answer.text,
  }));
  const content = [language, title, code, partial, printed];
  return createHash('sha256')
    .update(JSON.stringify(need === undefined ? content : [...content, need]))
    .digest('hex')
    .slice(0, 16);
}
