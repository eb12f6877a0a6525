import {createHash} from 'node:crypto';
import {copyFile, mkdir, readdir, rm, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {renderAsync} from '@resvg/resvg-js';
import {fingerprintOf} from '../../lib/keptResults';
import {charactersOf, drawCard} from './drawCard';
import {fontPackageFile, loadTypefaces} from './loadTypefaces';
import type {Card, CardFile, CardFrame} from './types';

const here = path.dirname(fileURLToPath(import.meta.url));

/** Changes with anything that changes a drawing: the frame, the font, and the code beside this file. */
const fingerprint = (frame: CardFrame): string =>
  JSON.stringify(frame) + fingerprintOf([fontPackageFile, here]);

export interface RenderReport {
  drawn: number;
  kept: number;
}

/** Writes the cards' pictures; one that was drawn before is copied from the cache. */
export async function renderCards(
  files: CardFile[],
  frame: CardFrame,
  {outDir, cacheDir}: {outDir: string; cacheDir: string},
): Promise<RenderReport> {
  const base = fingerprint(frame);
  const nameOf = (card: Card): string =>
    `${createHash('sha256').update(base).update(JSON.stringify(card)).digest('hex').slice(0, 32)}.png`;
  await mkdir(cacheDir, {recursive: true});
  const cached = new Set(await readdir(cacheDir));
  const missing = files.filter(({card}) => !cached.has(nameOf(card)));
  if (missing.length > 0) {
    const cards = missing.map(({card}) => card);
    const typefaces = await loadTypefaces(charactersOf(cards, frame));
    await inParallel(cards, async (card) => {
      const image = await renderAsync(drawCard(card, frame, typefaces), {
        font: {loadSystemFonts: false},
      });
      await writeFile(path.join(cacheDir, nameOf(card)), image.asPng());
    });
  }
  for (const {file, card} of files) {
    const target = path.join(outDir, file);
    await mkdir(path.dirname(target), {recursive: true});
    await copyFile(path.join(cacheDir, nameOf(card)), target);
  }
  await removeUnused(cacheDir, cached, new Set(files.map(({card}) => nameOf(card))));
  return {drawn: missing.length, kept: files.length - missing.length};
}

/** The cache holds the cards of the last build and nothing older. */
async function removeUnused(
  cacheDir: string,
  names: Set<string>,
  used: Set<string>,
): Promise<void> {
  const unused = [...names].filter((name) => !used.has(name));
  await Promise.all(unused.map((name) => rm(path.join(cacheDir, name), {force: true})));
}

async function inParallel<T>(items: T[], work: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const worker = async (): Promise<void> => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
      await work(item);
    }
  };
  await Promise.all(Array.from({length: os.availableParallelism()}, worker));
}
