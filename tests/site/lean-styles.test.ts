import {readdirSync, readFileSync} from 'node:fs';
import {gzipSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import {blockingStyles} from '../../lib/blockingStyles';

const sheets = readdirSync('build/assets/css').map((name) => `assets/css/${name}`);

const pages = readdirSync('build', {recursive: true, encoding: 'utf8'})
  .filter((name) => name.endsWith('.html') && !name.startsWith('_deploy'))
  .map((name) => ({name, html: readFileSync(`build/${name}`, 'utf8')}))
  // Pages that only lead to another one have no styles.
  .filter(({html}) => html.includes('assets/css/'));

/** What a server sends before a file. */
const HEADERS = 250;
const LIMIT = 14_000;

describe('the styles that a page waits for', () => {
  it('are at most 14,000 bytes on every page (gzip, with the headers of the answers)', () => {
    const sizes = new Map(
      sheets.map((name) => [
        name,
        gzipSync(readFileSync(`build/${name}`), {level: 6}).length + HEADERS,
      ]),
    );
    const waitedFor = pages.map(({name, html}) => ({
      name,
      bytes: blockingStyles(html)
        .map((address) => sizes.get(address.slice(address.indexOf('assets/')))!)
        .reduce((sum, size) => sum + size, 0),
    }));
    expect(waitedFor.length).toBeGreaterThan(250);
    expect(Math.min(...waitedFor.map(({bytes}) => bytes))).toBeGreaterThan(5000);
    expect(waitedFor.filter(({bytes}) => bytes > LIMIT)).toEqual([]);
  });

  it('are not those of the search dialog, nor on a guide those of the API', () => {
    const waitedForBy = (name: string): string =>
      blockingStyles(pages.find((page) => page.name === name)!.html)
        .map((address) =>
          readFileSync(`build/${address.slice(address.indexOf('assets/'))}`, 'utf8'),
        )
        .join('');
    expect(waitedForBy('index.html')).not.toMatch(/\.search-dialog|\.api-operation/);
    expect(waitedForBy('api/create-flow.html')).toContain('.api-operation');
  });
});

describe('the styles that no page waits for', () => {
  it('come with every page, with scripts and without', () => {
    for (const {html} of pages) {
      const [late] = /assets\/css\/late\.\w+\.css(?= media=print)/.exec(html) ?? [];
      expect(sheets).toContain(late);
      expect(html).toMatch(new RegExp(`<noscript><link rel=stylesheet href=\\S*${late}`));
    }
  });

  it('are those of a guide’s words on other pages: the reader may go to a guide', () => {
    for (const {html} of pages) {
      const isGuide = html.includes('docs-doc-page');
      expect(/assets\/css\/words\.\w+\.css media=print/.test(html)).toBe(!isGuide);
    }
  });
});
