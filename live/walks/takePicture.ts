import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {BrowserContext, Locator, Page} from '@playwright/test';
import type {PictureName} from './pictures';

export const pictureFolder = join(import.meta.dirname, '../../static/img/product');
/** What a page may ask of its reader for one picture. */
export const pictureBudget = 60_000;

const margin = 16;
const qualities = [0.92, 0.85, 0.75, 0.65, 0.5, 0.35];

/** Hides what belongs to the moment: notices that come and go, and notes that a template brings; and the dots of
 * the canvas, which cost more bytes than everything else. */
const quiet = `
  .react-flow__background, .react-flow__node-noteNode, .app-div { visibility: hidden !important; }
  * { caret-color: transparent !important; }
`;

export async function takePicture(
  name: PictureName,
  page: Page,
  parts: Locator[],
  workshop: BrowserContext,
): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(isStill);
  const clip = parts.length === 0 ? undefined : await frameOf(page, parts);
  const png = await page.screenshot({clip, style: quiet});
  const webp = await toWebp(png, workshop);
  writeFileSync(join(pictureFolder, `${name}.webp`), webp);
  console.log(`  ${name}.webp ${Math.round(webp.length / 1000)} KB`);
}

/** Runs in the interface: windows fade in, panels slide. What turns for ever does not count. */
function isStill(): boolean {
  return document
    .getAnimations()
    .every(
      ({playState, effect}) =>
        playState !== 'running' || effect?.getTiming().iterations === Infinity,
    );
}

/** The smallest rectangle around the parts, with a margin, inside the window. */
async function frameOf(page: Page, parts: Locator[]) {
  const boxes = await Promise.all(
    parts.map(async (part) => {
      const box = await part.boundingBox();
      if (!box) {
        throw new Error(`图片里要有 ${part.toString()}，但界面没有显示它`);
      }
      return box;
    }),
  );
  const {width, height} = page.viewportSize()!;
  const left = Math.max(0, Math.floor(Math.min(...boxes.map(({x}) => x)) - margin));
  const top = Math.max(0, Math.floor(Math.min(...boxes.map(({y}) => y)) - margin));
  const right = Math.min(
    width,
    Math.ceil(Math.max(...boxes.map((box) => box.x + box.width)) + margin),
  );
  const bottom = Math.min(
    height,
    Math.ceil(Math.max(...boxes.map((box) => box.y + box.height)) + margin),
  );
  return {x: left, y: top, width: right - left, height: bottom - top};
}

/** The browser that took the picture also packs it, at the best quality that fits the budget. */
async function toWebp(png: Buffer, workshop: BrowserContext): Promise<Buffer> {
  const page = await workshop.newPage();
  try {
    const data = await page.evaluate(
      async ([source, steps, budget]) => {
        const answer = await fetch(source);
        const image = await createImageBitmap(await answer.blob());
        const canvas = new OffscreenCanvas(image.width, image.height);
        canvas.getContext('2d')!.drawImage(image, 0, 0);
        for (const quality of steps) {
          const blob = await canvas.convertToBlob({type: 'image/webp', quality});
          if (blob.size <= budget) {
            return [...new Uint8Array(await blob.arrayBuffer())];
          }
        }
        return undefined;
      },
      [`data:image/png;base64,${png.toString('base64')}`, qualities, pictureBudget] as const,
    );
    if (!data) {
      throw new Error(`图片压缩后仍超过 ${pictureBudget} 字节：裁小一些`);
    }
    return Buffer.from(data);
  } finally {
    await page.close();
  }
}
