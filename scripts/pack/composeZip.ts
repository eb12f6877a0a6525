import {crc32, deflateRawSync} from 'node:zlib';

export interface ZipEntry {
  /** With slashes. */
  name: string;
  content: Buffer;
}

/** The earliest day that the format knows, so that the same files give the same archive. */
const date = (1 << 5) | 1;
const utf8Names = 0x0800;
const deflated = 8;
const stored = 0;

function header(
  signature: number,
  length: number,
  fields: [at: number, bytes: 2 | 4, value: number][],
) {
  const buffer = Buffer.alloc(length);
  buffer.writeUInt32LE(signature, 0);
  for (const [at, bytes, value] of fields) {
    buffer.writeUIntLE(value, at, bytes);
  }
  return buffer;
}

/**
 * A ZIP archive, which every desktop opens without another program. Small enough for the format of 1989: no file
 * of 4 GB, and fewer than 65,536 of them.
 */
export function composeZip(entries: ZipEntry[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const {name, content} of entries) {
    const packed = deflateRawSync(content, {level: 9});
    const isSmaller = packed.length < content.length;
    const data = isSmaller ? packed : content;
    const encodedName = Buffer.from(name, 'utf8');
    /** The part that both records of a file share, from the version on. */
    const shared = (at: number): [number, 2 | 4, number][] => [
      [at, 2, 20],
      [at + 2, 2, utf8Names],
      [at + 4, 2, isSmaller ? deflated : stored],
      [at + 8, 2, date],
      [at + 10, 4, crc32(content)],
      [at + 14, 4, data.length],
      [at + 18, 4, content.length],
      [at + 22, 2, encodedName.length],
    ];
    const record = Buffer.concat([header(0x04034b50, 30, shared(4)), encodedName, data]);
    files.push(record);
    directory.push(
      header(0x02014b50, 46, [[4, 2, 20], ...shared(6), [42, 4, offset]]),
      encodedName,
    );
    offset += record.length;
  }
  const size = directory.reduce((sum, {length}) => sum + length, 0);
  const end = header(0x06054b50, 22, [
    [8, 2, entries.length],
    [10, 2, entries.length],
    [12, 4, size],
    [16, 4, offset],
  ]);
  return Buffer.concat([...files, ...directory, end]);
}
