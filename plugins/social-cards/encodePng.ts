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

/** A picture that lies on another. */
interface Patch extends Picture {
  left: number;
  top: number;
}

class Colours {
  constructor(
    private readonly bits: number,
    readonly palette: number[] = [],
    private readonly indexOf = new Int16Array(1 << (3 * bits)).fill(-1),
  ) {}

  copy(): Colours {
    return new Colours(this.bits, [...this.palette], this.indexOf.slice());
  }

  /** Colours that agree in their upper bits are one. */
  numberOf(colour: number): number {
    const {bits} = this;
    const mask = (1 << bits) - 1;
    const key =
      ((colour >> (8 - bits)) & mask) |
      (((colour >> (16 - bits)) & mask) << bits) |
      (((colour >> (24 - bits)) & mask) << (2 * bits));
    if (this.indexOf[key]! < 0) {
      this.indexOf[key] = this.palette.push(colour) - 1;
    }
    return this.indexOf[key]!;
  }
}

interface Indexed {
  colours: Colours;
  /** One number of a colour for each pixel, behind the filter of its row. */
  rows: Buffer;
}

/** Puts the numbers of the colours into the rows; false when there are more colours than a palette holds. */
function numberPixels(
  {colours, rows}: Indexed,
  rowLength: number,
  {left, top, ...picture}: Patch,
): boolean {
  const {width, height, pixels} = picture;
  const values = new Uint32Array(pixels.buffer, pixels.byteOffset, width * height);
  let last: number | undefined;
  let number = 0;
  for (let row = 0; row < height; row += 1) {
    // Each row begins with the number of its filter: none.
    const start = (top + row) * rowLength + 1 + left;
    for (let column = 0; column < width; column += 1) {
      const colour = values[row * width + column]!;
      if (colour !== last) {
        last = colour;
        number = colours.numberOf(colour);
        if (number >= MOST_COLOURS) {
          return false;
        }
      }
      rows[start + column] = number;
    }
  }
  return true;
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
 * PNGs with a palette, which share all but a patch: what they share is read once. A card has few colours: this way it
 * takes half the bytes and half the time of the renderer's own PNG, which has four bytes for every pixel.
 */
export class PngSeries {
  /** By the bits that are kept. */
  private readonly grounds = new Map<number, Indexed | undefined>();

  constructor(private readonly ground: Picture) {}

  async encode(patch?: Patch): Promise<Buffer> {
    for (const bits of KEPT_BITS) {
      const indexed = this.indexWith(bits, patch);
      if (indexed) {
        return this.write(indexed);
      }
    }
    throw new Error('Two bits per channel are fewer colours than a palette holds.');
  }

  private indexWith(bits: number, patch?: Patch): Indexed | undefined {
    const rowLength = 1 + this.ground.width;
    if (!this.grounds.has(bits)) {
      const ground = {
        colours: new Colours(bits),
        rows: Buffer.alloc(rowLength * this.ground.height),
      };
      const fits = numberPixels(ground, rowLength, {...this.ground, left: 0, top: 0});
      this.grounds.set(bits, fits ? ground : undefined);
    }
    const ground = this.grounds.get(bits);
    if (!ground || !patch) {
      return ground;
    }
    const whole = {colours: ground.colours.copy(), rows: Buffer.from(ground.rows)};
    return numberPixels(whole, rowLength, patch) ? whole : undefined;
  }

  private async write({colours: {palette}, rows}: Indexed): Promise<Buffer> {
    const header = Buffer.alloc(13);
    header.writeUInt32BE(this.ground.width, 0);
    header.writeUInt32BE(this.ground.height, 4);
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
}
