import {mkdtemp, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {minifyPages} from '../minifyPages';

let folder = '';
const cache = () => path.join(folder, 'cache');
const file = (name: string) => path.join(folder, `${name}.html`);
const page = (words: string) =>
  `<!DOCTYPE html>\n<html lang="zh"><head><title>a</title></head>\n<body><p class="a b">${words}</p><!-- --></body></html>`;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'minify-'));
});

afterEach(() => rm(folder, {recursive: true}));

async function build(pages: Record<string, string>): Promise<void> {
  for (const [name, html] of Object.entries(pages)) {
    await writeFile(file(name), html);
  }
  await minifyPages(Object.keys(pages).map(file), cache());
}

it('a page loses what a browser does not need and keeps its words and comments', async () => {
  await build({a: page('一句话。')});
  const html = await readFile(file('a'), 'utf8');
  expect(html).toContain('<html lang=zh>');
  expect(html).toContain('<p class="a b">一句话。');
  expect(html).toContain('<!-- -->');
  expect(html.length).toBeLessThan(page('一句话。').length);
});

it('a page that has not changed comes from the cache, one that has does not', async () => {
  await build({a: page('一'), b: page('二')});
  for (const name of await readdir(cache())) {
    await writeFile(path.join(cache(), name), 'from the cache');
  }
  await build({a: page('一'), b: page('三')});
  expect(await readFile(file('a'), 'utf8')).toBe('from the cache');
  expect(await readFile(file('b'), 'utf8')).toContain('三');
  expect(await readdir(cache())).toHaveLength(2);
});

it('a page that is not HTML stops the build with its name', async () => {
  await expect(build({a: '<p></div'})).rejects.toThrow(/a\.html：/);
});
