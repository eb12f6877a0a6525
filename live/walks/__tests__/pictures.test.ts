import {readdirSync, readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {findPages} from '../../../scripts/lint-prose/findPages';
import {pictures} from '../pictures';
import {pictureBudget, pictureFolder} from '../takePicture';

/** The front page's own picture in two sizes, and those that scripts of their own take. */
const otherPictures = ['editor', 'editor-720', 'mcp-playground'];

const used = findPages([]).flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/<Screenshot name="([^"]*)"/g)]
    .map(([, name]) => name!)
    .filter((name) => !otherPictures.includes(name)),
);
const kept = readdirSync(pictureFolder)
  .map((file) => file.replace(/\.webp$/, ''))
  .filter((name) => !otherPictures.includes(name));

test('every kept picture is taken by a walk, and every walk picture is kept', () => {
  expect(kept.sort()).toEqual([...pictures].sort());
});

test('every picture stands on a page, and every page shows a picture that exists', () => {
  expect([...new Set(used)].sort()).toEqual([...pictures].sort());
});

test.each(pictures)('%s costs its reader no more than the budget', (name) => {
  expect(statSync(join(pictureFolder, `${name}.webp`)).size).toBeLessThanOrEqual(pictureBudget);
});
