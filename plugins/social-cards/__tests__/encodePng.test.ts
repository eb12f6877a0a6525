import {Resvg} from '@resvg/resvg-js';
import {describe, expect, it} from 'vitest';
import {PngSeries} from '../encodePng';

type Colour = [number, number, number];

function pictureOf(width: number, height: number, colourAt: (x: number, y: number) => Colour) {
  const pixels = Buffer.alloc(width * height * 4);
  for (let place = 0; place < width * height; place += 1) {
    pixels.set([...colourAt(place % width, Math.floor(place / width)), 255], place * 4);
  }
  return {width, height, pixels};
}

/** What a decoder of other people makes of the file. */
function decode(png: Buffer, {width, height}: {width: number; height: number}): Buffer {
  const source = `data:image/png;base64,${png.toString('base64')}`;
  const image = `<image width="${width}" height="${height}" image-rendering="pixelated" href="${source}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${image}</svg>`;
  return new Resvg(svg).render().pixels;
}

const farthest = (one: Buffer, other: Buffer): number =>
  one.reduce((most, value, place) => Math.max(most, Math.abs(value - other[place]!)), 0);

describe('the PNG of a card', () => {
  it('has the colours of the drawing in their places', async () => {
    const colours: Colour[] = [
      [255, 255, 255],
      [200, 0, 95],
      [22, 24, 29],
    ];
    const picture = pictureOf(37, 20, (x, y) => colours[(x + 2 * y) % 3]!);
    const decoded = decode(await new PngSeries(picture).encode(), picture);
    expect(decoded.equals(picture.pixels)).toBe(true);
  });

  it('keeps the steps of an edge apart to the eye', async () => {
    const picture = pictureOf(256, 3, (x) => [x, x, x]);
    const decoded = decode(await new PngSeries(picture).encode(), picture);
    expect(farthest(decoded, picture.pixels)).toBeLessThan(8);
  });

  it('also holds a drawing with more colours than a palette has', async () => {
    const picture = pictureOf(256, 256, (x, y) => [x, y, 255 - x]);
    const decoded = decode(await new PngSeries(picture).encode(), picture);
    expect(farthest(decoded, picture.pixels)).toBeLessThan(32);
  });

  it('shows a patch in its place, and the next one on the ground as it was', async () => {
    const ground = pictureOf(20, 10, () => [255, 255, 255]);
    const series = new PngSeries(ground);
    const patch = {...pictureOf(4, 3, (x, y) => [22 * x, 29 * y, 95]), left: 15, top: 6};
    const expected = Buffer.from(ground.pixels);
    for (let row = 0; row < 3; row += 1) {
      patch.pixels.copy(expected, ((6 + row) * 20 + 15) * 4, row * 16, (row + 1) * 16);
    }
    expect(decode(await series.encode(patch), ground).equals(expected)).toBe(true);
    expect(decode(await series.encode(), ground).equals(ground.pixels)).toBe(true);
  });

  it('keeps fewer steps where only the patch has too many colours', async () => {
    const series = new PngSeries(pictureOf(256, 256, () => [255, 255, 255]));
    const patch = {...pictureOf(256, 200, (x, y) => [x, y, 255 - x]), left: 0, top: 56};
    const decoded = decode(await series.encode(patch), {width: 256, height: 256});
    expect(farthest(decoded.subarray(4 * 256 * 56), patch.pixels)).toBeLessThan(32);
  });
});
