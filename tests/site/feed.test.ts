import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {attribute, builtPages} from '../support/builtPages';
import {sitemapPaths} from '../support/routes';

const feed = readFileSync('build/release-notes.xml', 'utf8');
const notes = builtPages().find(({path}) => path === '/release-notes')!;
const origin = new URL(
  attribute(
    notes.elements.find((element) => attribute(element, 'rel') === 'canonical')!,
    'href',
  )!,
).origin;

const valuesOf = (xml: string, tag: string) =>
  [...xml.matchAll(new RegExp(`<${tag}[^>]*>([^<]*)</${tag}>`, 'g'))].map(([, value]) => value!);
const entries = [...feed.matchAll(/<entry>[\s\S]*?<\/entry>/g)].map(([entry]) => entry);
const unescape = (text: string) =>
  text.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));

describe('the feed of the release notes', () => {
  it('has an entry for every version on the page', () => {
    const versions = notes.elements
      .filter(({tagName}) => tagName === 'h2')
      .map((heading) =>
        heading.childNodes.map((node) => ('value' in node ? node.value : '')).join(''),
      )
      .filter((text) => /^\d+\.\d+/.test(text));
    expect(versions.length).toBeGreaterThan(2);
    expect(entries.map((entry) => valuesOf(entry, 'title')[0])).toEqual(
      versions.map((version) => `Langflow ${version.trim()}`),
    );
  });

  it('has what Atom asks of the feed and of each entry: title, id, time, author, content', () => {
    const head = feed.slice(0, feed.indexOf('<entry>'));
    for (const part of [head, ...entries]) {
      for (const tag of ['title', 'id', 'updated']) {
        expect(valuesOf(part, tag)).toHaveLength(1);
      }
      expect(valuesOf(part, 'updated')[0]).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
    }
    expect(head).toContain('xmlns="http://www.w3.org/2005/Atom"');
    expect(head).toContain(
      `<link rel="self" type="application/atom+xml" href="${origin}/release-notes.xml"/>`,
    );
    expect(valuesOf(head, 'name')).toHaveLength(1);
    for (const entry of entries) {
      expect(entry).toContain('<content type="html">');
    }
  });

  it('has ids that differ and lead to the sections of the page', () => {
    const ids = entries.map((entry) => valuesOf(entry, 'id')[0]!);
    expect(new Set(ids).size).toBe(entries.length);
    for (const id of ids) {
      const {origin: host, pathname, hash} = new URL(id);
      expect([host, pathname]).toEqual([origin, '/release-notes']);
      expect(notes.ids).toContain(hash.slice(1));
    }
  });

  it('has only absolute links, and those to the site lead to its pages', () => {
    const paths = new Set(sitemapPaths());
    const links = entries.flatMap((entry) =>
      [...unescape(valuesOf(entry, 'content')[0]!).matchAll(/(?:href|src)="([^"]*)"/g)].map(
        ([, href]) => href!,
      ),
    );
    expect(links.length).toBeGreaterThan(10);
    expect(links.filter((href) => !/^https?:\/\//.test(href))).toEqual([]);
    const own = links.map((href) => new URL(href)).filter((url) => url.origin === origin);
    expect(own.filter(({pathname}) => !paths.has(pathname))).toEqual([]);
  });

  it('is named in the head of every page', () => {
    const without = builtPages().filter(
      ({isRedirect, elements}) =>
        !isRedirect &&
        !elements.some(
          (element) =>
            attribute(element, 'type') === 'application/atom+xml' &&
            attribute(element, 'href') === `${origin}/release-notes.xml`,
        ),
    );
    expect(without.map(({path}) => path)).toEqual([]);
  });
});
