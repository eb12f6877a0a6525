import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {runInNewContext} from 'node:vm';
import {inflateRawSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import {composeZip} from '../composeZip';
import {placeholderBase, placeholderOrigin} from '../placeholders';
import {packedName, relocatePage, relocateRedirect} from '../relocatePage';
import {relocateScript} from '../relocateScript';
import {relocateSite} from '../relocateSite';

const routes = new Set(['', 'page', 'api/health']);
const base = placeholderBase;

describe('a page', () => {
  const relocate = (body: string, route = 'api/health') =>
    relocatePage({route, html: `<html><head><meta charset=UTF-8>${body}`}, routes);

  it('is the index of a folder, which every server finds', () => {
    expect(['index.html', 'page.html', 'a/b.html'].map(packedName)).toEqual([
      'index.html',
      'page/index.html',
      'a/b/index.html',
    ]);
  });

  it('says where the root is before anything else', () => {
    const start = '<html><head><meta charset=UTF-8><base href="';
    expect(relocate('')).toContain(`${start}../../">`);
    expect(relocate('', '')).toContain(`${start}./">`);
  });

  it.each([
    [`<a href=${base}page>`, '<a href=./page/>'],
    [`<a href="${base}page?a=1#b">`, '<a href="./page/?a=1#b">'],
    [`<a href=${base}>`, '<a href=./>'],
    [`<img src="${base}img/a.svg">`, '<img src="./img/a.svg">'],
    [`<script src=${base}assets/js/a.js defer></script>`, '<script src=./assets/js/a.js defer>'],
    ['<a class=x href=#part>', '<a class=x href=./api/health/#part>'],
    ['<svg><use href=#icon></use></svg>', '<use href=#icon>'],
    [
      `<a href="https://example.org/?page=${encodeURIComponent(`${base}page`)}">`,
      '<a href="https://example.org/?page=%2Fpage">',
    ],
  ])('has %s as %s', (before, after) => {
    expect(relocate(before)).toContain(after);
  });

  it('has no address of a site that does not exist, and keeps data for the browser', () => {
    const data = `<script type=application/json>{"permalink":"${base}page"}</script>`;
    const html = relocate(
      `<link rel=canonical href=${placeholderOrigin}${base}page /><meta content=${placeholderOrigin}${base}x>${data}<script>start("${base}")</script>`,
    );
    expect(html).not.toContain(placeholderOrigin);
    expect(html).toContain(data);
    expect(html).toContain('start(new URL(document.baseURI).pathname)');
  });

  it('that only leads elsewhere does so from its own place', () => {
    const html = `<meta http-equiv="refresh" content="0; url=${base}page"><script>location.href = '${base}page' + location.hash</script>`;
    expect(relocateRedirect({route: 'old/path', html}, routes)).toBe(
      `<meta http-equiv="refresh" content="0; url=../../page/"><script>location.href = '../../page/' + location.hash</script>`,
    );
  });
});

describe('a script', () => {
  const run = (code: string): unknown =>
    runInNewContext(relocateScript(code), {
      URL,
      self: {document: {}},
      document: {baseURI: 'https://intranet.example/some/sub/'},
      location: {origin: 'https://intranet.example'},
    });

  it.each([
    [`"${base}page"`, '/some/sub/page'],
    [`({"${base}page": 1})["${base}page"]`, 1],
    [`\`\${1}${base}x\``, '1/some/sub/x'],
    [`JSON.parse('{"a":"${base}","b":"${base}c"}').b`, '/some/sub/c'],
    [`"${placeholderOrigin}${base}x"`, 'https://intranet.example/some/sub/x'],
    [`"say \\"${base}\\""`, 'say "/some/sub/"'],
  ])('%s is %s where it runs', (code, value) => {
    expect(run(`(${code})`)).toBe(value);
  });

  it('without the address stays as it is', () => {
    expect(relocateScript('start("/x")')).toBe('start("/x")');
  });

  it('whose address cannot be replaced stops the pack', () => {
    expect(() => relocateScript(`x = /${base.replaceAll('/', '')}/; // ${base}`)).toThrow(
      '写死的地址',
    );
  });
});

it('data that a script reads keeps the address for the browser, other data is relative to its place', () => {
  const site = mkdtempSync(path.join(tmpdir(), 'relocate-'));
  mkdirSync(path.join(site, 'assets'));
  const data = JSON.stringify({href: `${base}page`});
  for (const name of ['assets/menu.0a.json', 'openapi.json']) {
    writeFileSync(path.join(site, name), data);
  }
  const entries = relocateSite(site);
  rmSync(site, {recursive: true});
  const textOf = (name: string) => entries.find((entry) => entry.name === name)?.content.toString();
  expect(textOf('assets/menu.0a.json')).toBe(data);
  expect(textOf('openapi.json')).toBe('{"href":"./page"}');
});

it('the archive names its files and gives them back', () => {
  const text = Buffer.from('离线'.repeat(100));
  const archive = composeZip([
    {name: '页/index.html', content: text},
    {name: 'empty.txt', content: Buffer.alloc(0)},
  ]);
  const nameLength = archive.readUInt16LE(26);
  const packedLength = archive.readUInt32LE(18);
  expect(archive.subarray(30, 30 + nameLength).toString('utf8')).toBe('页/index.html');
  const start = 30 + nameLength;
  expect(inflateRawSync(archive.subarray(start, start + packedLength))).toEqual(text);
  const end = archive.subarray(-22);
  expect(end.readUInt32LE(0)).toBe(0x06054b50);
  expect(end.readUInt16LE(10)).toBe(2);
  expect(archive.readUInt32LE(end.readUInt32LE(16))).toBe(0x02014b50);
});
