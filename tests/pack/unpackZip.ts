import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {inflateRawSync} from 'node:zlib';

/** Writes an archive's files into a folder, as an unpacking program would: by its directory at the end. */
export function unpackZip(archive: string, folder: string): string[] {
  const bytes = readFileSync(archive);
  const end = bytes.length - 22;
  const count = bytes.readUInt16LE(end + 10);
  let at = bytes.readUInt32LE(end + 16);
  const names: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const isDeflated = bytes.readUInt16LE(at + 10) === 8;
    const length = bytes.readUInt32LE(at + 20);
    const nameLength = bytes.readUInt16LE(at + 28);
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength);
    const start = bytes.readUInt32LE(at + 42) + 30 + nameLength;
    const data = bytes.subarray(start, start + length);
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, isDeflated ? inflateRawSync(data) : data);
    names.push(name);
    at += 46 + nameLength;
  }
  return names;
}
