import {readFileSync} from 'node:fs';
import {gzipSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import {sheetNames, sheetsWaitedFor, styledPages} from '../support/builtSheets';

/** What a server sends before a file. */
const HEADERS = 250;
const LIMIT = 14_000;

describe('the styles that a page waits for', () => {
  it('are at most 14,000 bytes on every page (gzip, with the headers of the answers)', () => {
    const sizes = new Map(
      sheetNames.map((name) => [
        name,
        gzipSync(readFileSync(`build/${name}`), {level: 6}).length + HEADERS,
      ]),
    );
    const waitedFor = styledPages.map(({name, html}) => ({
      name,
      bytes: sheetsWaitedFor(html)
        .map((sheet) => sizes.get(sheet)!)
        .reduce((sum, size) => sum + size, 0),
    }));
    expect(waitedFor.length).toBeGreaterThan(250);
    expect(Math.min(...waitedFor.map(({bytes}) => bytes))).toBeGreaterThan(5000);
    expect(waitedFor.filter(({bytes}) => bytes > LIMIT)).toEqual([]);
  });

  it('are not those of the search dialog, nor on a guide those of the API', () => {
    const waitedForBy = (name: string): string =>
      sheetsWaitedFor(styledPages.find((page) => page.name === name)!.html)
        .map((sheet) => readFileSync(`build/${sheet}`, 'utf8'))
        .join('');
    expect(waitedForBy('index.html')).not.toMatch(/\.search-dialog|\.api-operation/);
    expect(waitedForBy('api/create-flow.html')).toContain('.api-operation');
  });
});

describe('the styles that no page waits for', () => {
  it('come with every page, with scripts and without', () => {
    for (const {html} of styledPages) {
      const [late] = /assets\/css\/late\.\w+\.css(?= media=print)/.exec(html) ?? [];
      expect(sheetNames).toContain(late);
      expect(html).toMatch(new RegExp(`<noscript><link rel=stylesheet href=\\S*${late}`));
    }
  });

  it('are those of a guide’s words on other pages: the reader may go to a guide', () => {
    for (const {html} of styledPages) {
      const isGuide = html.includes('docs-doc-page');
      expect(/assets\/css\/words\.\w+\.css media=print/.test(html)).toBe(!isGuide);
    }
  });
});
