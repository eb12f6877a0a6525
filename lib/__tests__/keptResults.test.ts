import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {fingerprintOf, KeptResults} from '../keptResults';

let folder = '';
let file = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'kept-'));
  file = path.join(folder, 'below', 'results.json');
});

afterEach(() => rmSync(folder, {recursive: true}));

/** One build: asks for these sources, and says which of them it had to make. */
async function build(sources: string[], fingerprint = 'code 1'): Promise<string[]> {
  const kept = new KeptResults<string>(file, fingerprint);
  const make = vi.fn((source: string) => Promise.resolve(source.toUpperCase()));
  for (const source of sources) {
    expect(await kept.ask(source, () => make(source))).toBe(source.toUpperCase());
  }
  await kept.save();
  return make.mock.calls.map(([source]) => source);
}

describe('results that are kept between builds', () => {
  it('are made once', async () => {
    expect(await build(['a', 'b', 'a'])).toEqual(['a', 'b']);
    expect(await build(['a', 'b'])).toEqual([]);
  });

  it('are made again when what they are made from changes, and only these', async () => {
    await build(['a', 'b']);
    expect(await build(['a', 'c'])).toEqual(['c']);
  });

  it('are made again when the code changes', async () => {
    await build(['a']);
    expect(await build(['a'], 'code 2')).toEqual(['a']);
  });

  it('are forgotten when a build no longer asks for them', async () => {
    await build(['a', 'b']);
    await build(['a']);
    expect(await build(['b'])).toEqual(['b']);
  });

  it.each(['', '{', '{"fingerprint":"code 1"}', 'null'])(
    'are made again when the file is damaged: %j',
    async (damaged) => {
      await build(['a']);
      writeFileSync(file, damaged);
      expect(await build(['a'])).toEqual(['a']);
      expect(await build(['a'])).toEqual([]);
    },
  );
});

describe('the fingerprint of code', () => {
  it('changes with a file, and with one in a folder', () => {
    const inside = path.join(folder, 'inside.ts');
    writeFileSync(inside, '1');
    const before = [fingerprintOf([inside]), fingerprintOf([folder])];
    writeFileSync(inside, '2');
    const after = [fingerprintOf([inside]), fingerprintOf([folder])];
    expect(after[0]).not.toBe(before[0]);
    expect(after[1]).not.toBe(before[1]);
  });

  it('is there although a file is not', () => {
    expect(fingerprintOf([path.join(folder, 'missing.ts')])).toBe(fingerprintOf([]));
  });
});
