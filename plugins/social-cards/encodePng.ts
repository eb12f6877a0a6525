import {promisify} from 'node:util';
import {constants, crc32, deflate} from 'node:zlib';

const compress = promisify(deflate);

interface Picture {
  width: number;
  height: number;
  /** Four bytes each: red, green, blue and an alpha of 255. */
  pixels: Buffer;
}

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
const MOST_COLOURS = 256;
/** Of eight bits per channel. Five leave an edge thirty steps, enough for the eye; drawings with many colours get fewer. */
const KEPT_BITS = [5, 4, 3, 2];

interface Indexed {
  palette: number[];
  /** One number of a colour for each pixel, behind the filter of its row. */
  rows: Buffer;
}

/** Colours that agree in their upper bits are one; undefined when even so there are too many. */
function indexColours({width, height, pixels}: Picture, bits: number): Indexed | undefined {
  const colours = new Uint32Array(pixels.buffer, pixels.byteOffset, width * height);
  const mask = (1 << bits) - 1;
  const indexOf = new Int16Array(1 << (3 * bits)).fill(-1);
  const palette: number[] = [];
  const rows = Buffer.alloc((1 + width) * height);
  const [rowBytes, rowLength] = [4 * width, 1 + width];
  let last: number | undefined;
  let index = 0;
  for (let row = 0; row < height; row += 1) {
    const [start, end] = [row * rowBytes, (row + 1) * rowBytes];
    // Most rows of a card are like the one above.
    if (row > 0 && pixels.compare(pixels, start - rowBytes, start, start, end) === 0) {
      rows.copyWithin(row * rowLength, (row - 1) * rowLength, row * rowLength);
      continue;
    }
    for (let column = 0; column < width; column += 1) {
      const colour = colours[row * width + column]!;
      if (colour !== last) {
        last = colour;
        const key =
          ((colour >> (8 - bits)) & mask) |
          (((colour >> (16 - bits)) & mask) << bits) |
          (((colour >> (24 - bits)) & mask) << (2 * bits));
        index = indexOf[key]!;
        if (index < 0) {
          index = palette.push(colour) - 1;
          indexOf[key] = index;
          if (palette.length > MOST_COLOURS) {
            return undefined;
          }
        }
      }
      // Each row begins with the number of its filter: none.
      rows[row * rowLength + 1 + column] = index;
    }
  }
  return {palette, rows};
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/**
 * A PNG with a palette. A card has few colours: this way it takes half the bytes and half the time of the
 * renderer's own PNG, which has four bytes for every pixel.
 */
export async function encodePng(picture: Picture): Promise<Buffer> {
  let indexed: Indexed | undefined;
  for (const bits of KEPT_BITS) {
    indexed ??= indexColours(picture, bits);
  }
  const {palette, rows} = indexed!;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(picture.width, 0);
  header.writeUInt32BE(picture.height, 4);
  // Eight bits per pixel, a palette, and the only methods that the format has.
  header.set([8, 3, 0, 0, 0], 8);
  const colourTable = palette.flatMap((colour) => [
    colour & 0xff,
    (colour >> 8) & 0xff,
    (colour >> 16) & 0xff,
  ]);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(colourTable)),
    // Runs of one colour are all there is to find; to search for more takes three times as long for an eighth of the bytes.
    chunk('IDAT', await compress(rows, {strategy: constants.Z_RLE})),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
