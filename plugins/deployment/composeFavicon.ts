import {Resvg} from '@resvg/resvg-js';

const sizes = [16, 32, 48];

const headerLength = 6;
const entryLength = 16;

/** An icon file with a PNG for each size: for what asks for /favicon.ico without reading a page. */
export function composeFavicon(svg: string): Buffer {
  const images = sizes.map((size) => ({
    size,
    png: new Resvg(svg, {fitTo: {mode: 'width', value: size}}).render().asPng(),
  }));
  const head = Buffer.alloc(headerLength + entryLength * images.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(images.length, 4);
  let offset = head.length;
  images.forEach(({size, png}, index) => {
    const entry = headerLength + entryLength * index;
    head.writeUInt8(size, entry);
    head.writeUInt8(size, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  });
  return Buffer.concat([head, ...images.map(({png}) => png)]);
}
