import {mkdtemp, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {KeptFiles} from '../keptFiles';

let folder = '';
let kept: KeptFiles;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kept-'));
  kept = await KeptFiles.open(path.join(folder, 'kept'));
});

afterEach(() => rm(folder, {recursive: true}));

it('a kept file is there for the next build', async () => {
  await kept.add('a', 'first');
  const next = await KeptFiles.open(path.join(folder, 'kept'));
  expect([next.has('a'), next.has('b')]).toEqual([true, false]);
  await next.copyTo(path.join(folder, 'out/below/a.html'), 'a');
  expect(await readFile(path.join(folder, 'out/below/a.html'), 'utf8')).toBe('first');
});

it('two that are alike may be added at the same time', async () => {
  await Promise.all([1, 2, 3].map(() => kept.add('a', 'same')));
  expect(await readdir(path.join(folder, 'kept'))).toEqual(['a']);
});

it('what a build did not use is gone afterwards, with what a stopped build left', async () => {
  await Promise.all(['a', 'b'].map((name) => kept.add(name, name)));
  await writeFile(path.join(folder, 'kept', 'half'), '');
  const next = await KeptFiles.open(path.join(folder, 'kept'));
  await next.copyTo(path.join(folder, 'a'), 'a');
  await next.removeUnused();
  expect(await readdir(path.join(folder, 'kept'))).toEqual(['a']);
});
