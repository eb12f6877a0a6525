import {createHash} from 'node:crypto';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {renderAsync} from '@resvg/resvg-js';
import {inParallel} from '../../lib/inParallel';
import {KeptFiles} from '../../lib/keptFiles';
import {fingerprintOf} from '../../lib/keptResults';
import {charactersOf, drawGround, drawWords, hasTagline} from './drawCard';
import {PngSeries} from './encodePng';
import {fontPackageFile, loadTypefaces} from './loadTypefaces';
import type {Card, CardFile, CardFrame} from './types';

const here = path.dirname(fileURLToPath(import.meta.url));

/** Changes with anything that changes a drawing: the frame, the font, and the code beside this file. */
const fingerprint = (frame: CardFrame): string =>
  JSON.stringify(frame) + fingerprintOf([fontPackageFile, here]);

/** The renderer's own object copies all its pixels each time it is asked for them. */
async function render(svg: string): Promise<{width: number; height: number; pixels: Buffer}> {
  const {width, height, pixels} = await renderAsync(svg, {font: {loadSystemFonts: false}});
  return {width, height, pixels};
}

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
  const kept = await KeptFiles.open(cacheDir);
  const missing = files.filter(({card}) => !kept.has(nameOf(card)));
  if (missing.length > 0) {
    const cards = missing.map(({card}) => card);
    const typefaces = await loadTypefaces(charactersOf(cards, frame));
    const seriesOf = async (withTagline: boolean): Promise<PngSeries> =>
      new PngSeries(await render(drawGround(frame, typefaces, {withTagline}).svg));
    const [own, others] = [await seriesOf(false), await seriesOf(true)];
    await inParallel(cards, async (card) => {
      const {svg, left, top} = drawWords(card, frame, typefaces);
      const words = await render(svg);
      const series = hasTagline(card, frame) ? others : own;
      await kept.add(nameOf(card), await series.encode({...words, left, top}));
    });
  }
  for (const {file, card} of files) {
    await kept.copyTo(path.join(outDir, file), nameOf(card));
  }
  await kept.removeUnused();
  return {drawn: missing.length, kept: files.length - missing.length};
}
