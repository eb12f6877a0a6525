import {createHash} from 'node:crypto';

/** A unit vector to which each pair of neighbouring characters adds: like texts lie close. */
export function embedText(text: string, dimensions = 1536): number[] {
  const vector = new Array<number>(dimensions).fill(0);
  const characters = [...text.toLowerCase()];
  for (let index = 0; index < characters.length; index += 1) {
    const pair = characters.slice(index, index + 2).join('');
    const place = createHash('sha1').update(pair).digest().readUInt32BE(0) % dimensions;
    vector[place]! += 1;
  }
  const length = Math.hypot(...vector) || 1;
  return vector.map((value) => value / length);
}
